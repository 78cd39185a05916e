import { createHash } from "node:crypto";

/** Without 0, O, 1, I, L, U and V: no two characters are mistaken for each other, read aloud or from paper. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTWXYZ";
const LENGTH = 10;

/**
 * A readable card id such as "ESG-2025-7KD3M9XQ2A", one of 29^10 a year. It is derived from the company and the
 * instant, so that two simultaneous attempts to issue get the same id.
 */
export function cardIdOf(companyId: string, year: number, issuedAt: string): string {
  const hash = createHash("sha256").update(`${companyId} ${year} ${issuedAt}`).digest("hex");
  let rest = BigInt(`0x${hash}`);
  let code = "";
  for (let i = 0; i < LENGTH; i++) {
    code += ALPHABET[Number(rest % BigInt(ALPHABET.length))];
    rest /= BigInt(ALPHABET.length);
  }
  return `ESG-${year}-${code}`;
}
