import { randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { hashRaw } from "@node-rs/argon2";
import { RECOVERY_CODES, RECOVERY_DIGITS } from "~/domain/people/second-factor";

/** 53 bits are too few for a quick hash (ASVS 6.5.2): argon2id at the cost of passwords. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One salt for the codes of an account, so that a typed code is hashed once and not ten times. */
export const newSalt = (): string => randomBytes(16).toString("hex");

export const hashOfRecoveryCode = async (digits: string, salt: string): Promise<string> =>
  (await hashRaw(digits, { ...COST, salt: Buffer.from(salt, "hex") })).toString("hex");

/** Ten codes, and what the store keeps of them. */
export async function newRecoveryCodes(salt: string): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  return { codes, hashes: await Promise.all(codes.map((code) => hashOfRecoveryCode(code, salt))) };
}

const newCode = () => Array.from({ length: RECOVERY_DIGITS }, () => randomInt(10)).join("");

/** Of the hashes that are left the one of this code; every one is looked at. */
export function sameHash(hashes: readonly string[], hash: string): string | null {
  const typed = Buffer.from(hash, "hex");
  const same = hashes.filter((kept) => timingSafeEqual(Buffer.from(kept, "hex"), typed));
  return same[0] ?? null;
}
