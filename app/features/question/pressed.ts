/** The buttons of a question's page. */
const BUTTONS = [
  ...["continue", "list", "attach", "previous", "following", "clear", "undo"],
  ...["jot", "discard", "bring-back"],
] as const;
type Button = (typeof BUTTONS)[number];

/** The pressed button; for `clear` and `undo`, also the prefix of their question. */
export interface Pressed {
  button: Button;
  prefix: string;
}

/** The value that a button posts as `next`. */
export const nextOf = (button: Button, prefix: string): string =>
  prefix === "" ? button : `${button}:${prefix}`;

/** The inverse of `nextOf`; a form sent without a button counts as sent by the first one. */
export function pressedIn(next: string): Pressed {
  const [name, prefix = ""] = next.split(":", 2);
  return { button: BUTTONS.find((button) => button === name) ?? "continue", prefix };
}
