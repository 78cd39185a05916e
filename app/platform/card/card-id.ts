import { createHash } from "node:crypto";
import { CARD_ALPHABET, CARD_CODE_LENGTH } from "~/domain/card/card-number";

/**
 * A readable card id such as "ESG-2025-7KD3M9XQ2A", one of 29^10 a year. It is derived from the company and the
 * instant, so that two simultaneous attempts to issue get the same id.
 */
export function cardIdOf(companyId: string, year: number, issuedAt: string): string {
  const hash = createHash("sha256").update(`${companyId} ${year} ${issuedAt}`).digest("hex");
  let rest = BigInt(`0x${hash}`);
  let code = "";
  for (let i = 0; i < CARD_CODE_LENGTH; i++) {
    code += CARD_ALPHABET[Number(rest % BigInt(CARD_ALPHABET.length))];
    rest /= BigInt(CARD_ALPHABET.length);
  }
  return `ESG-${year}-${code}`;
}
