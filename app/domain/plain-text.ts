/** A text in the first 256 character codes (spec §5), and the changes that a reader would notice. */
interface PlainText {
  text: string;
  /** Each replaced character once; an empty `to` means it was left out. Invisible characters are not listed. */
  changes: { from: string; to: string }[];
}

const ALREADY_PLAIN = /^[\t\n\x20-\x7e\xa1-\xac\xae-\xff]*$/;

/** Line ends, spaces and invisible characters: no reader sees their replacement. */
const UNSEEN: [RegExp, string][] = [
  [/\r\n?|[\u2028\u2029]/g, "\n"],
  [/\p{Zs}/gu, " "],
  [/[\p{Cf}\p{Cs}\ufe00-\ufe0f]|(?![\t\n])\p{Cc}/gu, ""],
];

/** Characters without a compatible decomposition in Unicode that have a usual substitute. */
const SUBSTITUTES: Record<string, string> = {
  ...substitutes("'", "‘’‚‛′‹›"),
  ...substitutes('"', "“”„‟″"),
  ...substitutes("-", "‐‑‒–—―−•"),
  ...{ "€": "EUR", "≤": "<=", "≥": ">=", "→": "->", "⁄": "/" },
  ...{ Œ: "OE", œ: "oe", Ł: "L", ł: "l", Đ: "D", đ: "d", Ħ: "H", ħ: "h", ı: "i", Ŧ: "T", ŧ: "t" },
};

/** Transliterates every character it can (’ → ', CO₂ → CO2, ő → o), then drops the others above character code 255. */
export function toLatin1(text: string): PlainText {
  if (ALREADY_PLAIN.test(text)) return { text, changes: [] };

  const visible = UNSEEN.reduce((seen, [pattern, to]) => seen.replace(pattern, to), text.normalize());
  const changes = new Map<string, string>();
  let result = "";
  for (const character of visible) {
    const to = substituteFor(character);
    if (to !== character) changes.set(character, to);
    result += to;
  }
  return { text: result, changes: [...changes].map(([from, to]) => ({ from, to })) };
}

/** Turns full-width characters of East Asian keyboards into the usual ones. */
export function toHalfWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}

function substituteFor(character: string): string {
  if (isLatin1(character)) return character;
  const parts = SUBSTITUTES[character] ?? character.normalize("NFKD");
  return [...parts]
    .map((part) => SUBSTITUTES[part] ?? part)
    .filter(isLatin1)
    .join("");
}

function isLatin1(text: string): boolean {
  return [...text].every((character) => (character.codePointAt(0) ?? 0) <= 0xff);
}

function substitutes(to: string, characters: string): Record<string, string> {
  return Object.fromEntries([...characters].map((from) => [from, to]));
}

/** A name as it is stored: characters of §5, on one line, without spaces around it. */
export const oneLine = (text: string) => toLatin1(text).text.replace(/\s+/g, " ").trim();
