/** Words that people build a password of this product from. */
const PRODUCT_WORDS = [
  "carta",
  "azienda",
  "impresa",
  "societa",
  "password",
  "welcome",
  "benvenuto",
  "ciao",
  "esg",
];

/** Signs that stand for letters: "P@ssw0rd" is "password". */
const LETTER_FOR: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
  "€": "e",
};

/** Fewer letters than this beside known words make no password of its own. */
const OWN_LETTERS = 4;

/**
 * True when a password is a common word, or a word that its circumstances give away, with only digits, signs and a few
 * letters around it: "Azienda2026", "P@ssw0rd1". `circumstances` are names of person, company and product; `isCommon`
 * knows the common passwords.
 */
export function isGuessable(
  password: string,
  circumstances: string[],
  isCommon: (word: string) => boolean,
): boolean {
  const words = [...PRODUCT_WORDS, ...circumstances.flatMap(wordsOf)].sort((a, b) => b.length - a.length);
  return cores(password)
    .flatMap(readings)
    .some((letters) => {
      const own = words.reduce((rest, word) => rest.replaceAll(word, " "), letters).replaceAll(" ", "");
      const containsWord = own.length < letters.length;
      return (
        (containsWord && own.length < OWN_LETTERS) || (letters.length >= OWN_LETTERS && isCommon(letters))
      );
    });
}

/** The words of a name or an address, without accents; short ones give nothing away. */
const wordsOf = (text: string): string[] => plain(text).match(/[a-z]{4,}/g) ?? [];

/** What is left without numbers; at its ends a sign is decoration, or stands for a letter ("Aziend@26"). */
function cores(password: string): string[] {
  const unnumbered = withoutEnds(plain(password), /\d/).replace(/\d{2,}/g, "");
  return [unnumbered, withoutEnds(unnumbered, /[^a-z]/)];
}

/** The text without the signs of a kind at both its ends. */
function withoutEnds(text: string, kind: RegExp): string {
  const signs = [...text];
  const first = signs.findIndex((sign) => !kind.test(sign));
  return first === -1 ? "" : signs.slice(first, signs.findLastIndex((sign) => !kind.test(sign)) + 1).join("");
}

/** Its letters, and its letters with the signs that stand for some; a 1 or a ! may be an i or an l. */
function readings(core: string): string[] {
  const read = (like: Record<string, string>) =>
    [...core]
      .map((sign) => like[sign] ?? sign)
      .join("")
      .replace(/[^a-z]/g, "");
  return [read({}), read(LETTER_FOR), read({ ...LETTER_FOR, "1": "l", "!": "l" })];
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "");
