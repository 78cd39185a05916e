import { channel } from "node:diagnostics_channel";
import { hash, verify, type Options } from "@node-rs/argon2";

/** argon2id, the library's default kind, at OWASP's recommended cost: 19 MiB, two passes, one lane. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Made at the same cost from random bytes that were thrown away: a check against it takes as long and never succeeds.
 */
const UNKNOWN_ACCOUNT_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$Xptg36uMoBij7YjCh7zzPA$fwFCIsvAO7oHw5Pc9MKgEFrTKGyJgV0c1II1ZNuTXhY";

/** Of an account whose password another service keeps: no password is right here. */
export const NO_PASSWORD = UNKNOWN_ACCOUNT_HASH;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Tells each listener of every check, with the cost that the hash names: all that its time depends on. */
export const checkedPasswords = channel("carta-esg:password-check");

/** The kind and cost of a hash: "argon2id$v=19$m=…,t=…,p=…". */
const costOf = (passwordHash: string): string => passwordHash.split("$").slice(1, 4).join("$");

/** True when the password made the hash; null means an unknown account and takes the same time. */
export async function isPasswordOf(password: string, passwordHash: string | null): Promise<boolean> {
  const compared = passwordHash ?? UNKNOWN_ACCOUNT_HASH;
  const matches = await verify(compared, password);
  checkedPasswords.publish(costOf(compared));
  return passwordHash !== null && matches;
}
