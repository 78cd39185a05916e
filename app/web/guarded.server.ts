const GUARDED: unique symbol = Symbol.for("carta-esg.guarded");

/** Marks a loader or action as made by a wrapper of this room, so that a test can list those that are not. */
export function markGuarded<F extends (...args: never[]) => unknown>(handler: F): F {
  return Object.assign(handler, { [GUARDED]: true });
}

export const isGuarded = (handler: unknown): boolean =>
  typeof handler === "function" && (handler as { [GUARDED]?: unknown })[GUARDED] === true;
