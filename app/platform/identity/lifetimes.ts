const HOUR_MS = 3_600_000;

/** Sessions end after thirty days, however busy they are. */
export const SESSION_MS = 30 * 24 * HOUR_MS;

/** A registration and its link, and a link to a new password (D8). */
export const MAILED_LINK_MS = 24 * HOUR_MS;

export const after = (now: Date, milliseconds: number) =>
  new Date(now.getTime() + milliseconds).toISOString();
