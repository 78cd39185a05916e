import { createHash, randomBytes } from "node:crypto";
import { HOUR_MS } from "~/domain/durations";

/** A secret for its bearer and what the store keeps of it. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashOfToken(token) };
}

/** SHA-256 is enough here: a token is random, so there is nothing to guess from its hash. */
export const hashOfToken = (token: string) => createHash("sha256").update(token).digest("hex");

/** Sessions end after thirty days, however busy they are. */
export const SESSION_MS = 30 * 24 * HOUR_MS;

/** A registration and its link, and a link to a new password (D8). */
export const MAILED_LINK_MS = 24 * HOUR_MS;

export const after = (now: Date, milliseconds: number) =>
  new Date(now.getTime() + milliseconds).toISOString();
