import { createHash, randomBytes } from "node:crypto";

/** A secret for its bearer and what the store keeps of it. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashOfToken(token) };
}

/** SHA-256 is enough here: a token is random, so there is nothing to guess from its hash. */
export const hashOfToken = (token: string) => createHash("sha256").update(token).digest("hex");
