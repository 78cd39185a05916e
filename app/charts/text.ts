/** Text in a drawing: its lines are below each other, the first on the baseline `y`. */
export interface TextBlock {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  size: number;
  lineHeight: number;
  lines: string[];
}

/** Sizes in units of a drawing that is shown at its own width, or larger: none is below 12 px, or 9 pt on A4. */
export const TITLE = 14;
export const LABEL = 13;
export const SMALL = 12;

const LINE_HEIGHT = 1.35;
/** From the top of a line to its baseline. */
const ASCENT = 0.95;

/** Widths in em, not less than those of bold DejaVu Sans, the widest of the usual system fonts. */
const WIDTHS: [RegExp, number][] = [
  [/[ .,:;'’!|()/\-fijlrtIJìíî]/, 0.5],
  [/[a-zà-ÿ0-9]/, 0.72],
  [/[A-LN-VX-ZÀ-Þ]/, 0.86],
];
const WIDEST = 1.11;
/** `m` and `w` are the only wide small letters. */
const isWide = (character: string) => /[mw]/.test(character);

/** An upper limit of a text's width, whatever the font of the reader. */
export function textWidth(text: string, size: number): number {
  const ems = [...text].map((character) =>
    isWide(character) ? WIDEST : (WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? WIDEST),
  );
  return size * ems.reduce((total, width) => total + width, 0);
}

/** A text in lines that fit. A word longer than a line is divided; nothing is left out. */
export function wrapped(text: string, size: number, width: number): string[] {
  const words = text.split(/\s+/).flatMap((word) => divided(word, size, width));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function divided(word: string, size: number, width: number): string[] {
  if (textWidth(word, size) <= width) return word === "" ? [] : [word];
  const parts = [""];
  for (const character of word) {
    const last = parts.at(-1) ?? "";
    if (last !== "" && textWidth(`${last}${character}-`, size) > width) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts.map((part, index) => (index < parts.length - 1 ? `${part}-` : part));
}

interface TextPlace {
  /** Where the text begins, ends or has its middle, as the anchor says. */
  x: number;
  top: number;
  /** The available width; lines break there. */
  width: number;
  size: number;
  anchor?: TextBlock["anchor"];
}

/** A text below `top`; the next thing may begin at `bottom`. */
export function placed(text: string, place: TextPlace): { block: TextBlock; bottom: number } {
  const { x, top, width, size, anchor = "start" } = place;
  const lines = wrapped(text, size, width);
  const lineHeight = hundredths(size * LINE_HEIGHT);
  const block = { x: hundredths(x), y: hundredths(top + size * ASCENT), anchor, size, lineHeight, lines };
  return { block, bottom: hundredths(top + lines.length * lineHeight) };
}

/** Fine enough for the eye, and short in the page. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100;
