/** Without 0, O, 1, I, L, U and V: no two characters are mistaken for each other, read aloud or from paper. */
export const CARD_ALPHABET = "23456789ABCDEFGHJKMNPQRSTWXYZ";
export const CARD_CODE_LENGTH = 10;

const NUMBER = new RegExp(`^ESG(\\d{4})([${CARD_ALPHABET}]{${CARD_CODE_LENGTH}})$`);

/** The longest text that is read as a number: one with a space after every character. */
export const MOST_NUMBER = 60;

/** A card's number as a person typed it, in any case, with or without hyphens and spaces; null if it is none. */
export function readCardNumber(typed: string): string | null {
  if (typed.length > MOST_NUMBER) return null;
  const found = NUMBER.exec(typed.toUpperCase().replace(/[\s‐‑–—-]/g, ""));
  return found ? `ESG-${found[1]}-${found[2]}` : null;
}
