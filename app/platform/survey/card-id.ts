import { randomInt } from "node:crypto";

/** Without 0, O, 1, I, L, U and V: read aloud or from paper, no two of them are mistaken for each other. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTWXYZ";
const LENGTH = 10;

/** A readable card id such as "ESG-2025-7KD3M9XQ2A": 29^10 of them a year. */
export function newCardId(year: number): string {
  const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `ESG-${year}-${code}`;
}
