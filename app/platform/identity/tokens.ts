import { createHash, randomBytes } from "node:crypto";
import { HOUR_MS } from "~/domain/durations";

/** A secret for its bearer, and its hash for the store. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashOfToken(token) };
}

/** SHA-256 is enough here: a token is random and cannot be guessed from its hash. */
export const hashOfToken = (token: string) => createHash("sha256").update(token).digest("hex");

/** A session ends after thirty days, even in constant use. */
export const SESSION_MS = 30 * 24 * HOUR_MS;

/** A session that no call has used for a week ends. */
const IDLE_MS = 7 * 24 * HOUR_MS;

/** How long a registration and its link, and a link to a new password, are valid (D8). */
export const MAILED_LINK_MS = 24 * HOUR_MS;

/** How long an invitation and its link are valid (D8). */
export const INVITATION_MS = 7 * 24 * HOUR_MS;

/** How long a link to one question works (D8). */
export const QUESTION_LINK_MS = 14 * 24 * HOUR_MS;

/** How long the link that switches reminders off works: longer than the reminder is of use. */
export const REMINDER_LINK_MS = 90 * 24 * HOUR_MS;

export const after = (now: Date, milliseconds: number) =>
  new Date(now.getTime() + milliseconds).toISOString();

/** Whether neither the thirty days nor the week without a call are over. */
export const isInTime = (session: { expiresAt: string; lastSeenAt: string }, now: Date): boolean =>
  session.expiresAt > now.toISOString() && after(new Date(session.lastSeenAt), IDLE_MS) > now.toISOString();
