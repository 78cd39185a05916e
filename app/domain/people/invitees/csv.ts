/** A row of a text of separated values. */
export interface CsvRow {
  /** The line it begins on, from 1. */
  line: number;
  cells: string[];
  /** A quotation mark in it is never closed: it holds the rest of the text. */
  isOpen: boolean;
}

export const SEPARATORS = [";", "\t", ","] as const;
type Separator = (typeof SEPARATORS)[number];

/**
 * The text of a file as spreadsheets write it: UTF-8, UTF-16 with its mark, or Windows-1252; null when it is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = textOf(bytes);
  return text.includes("\0") ? null : text;
}

function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const signs = new TextDecoder("latin1").decode(bytes);
    return signs.replace(/[\x80-\x9f]/g, (sign) => WINDOWS_SIGNS[sign.charCodeAt(0) - 0x80] ?? sign);
  }
}

/** What Windows-1252 has from 0x80 on; the decoder of Node 20 leaves control characters there. */
const WINDOWS_SIGNS = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/**
 * The rows of a text, without those that are empty; at most `most` of them, and how many there are. Reads every
 * character once or twice, whatever the text is.
 */
export function readCsv(text: string, most: number): { rows: CsvRow[]; count: number } {
  const { separator, start, line } = beginningOf(text);
  const reader = new Reader(text, separator, start, line);
  const rows: CsvRow[] = [];
  let count = 0;
  for (let row = reader.next(); row !== null; row = reader.next()) {
    if (row.cells.every((cell) => cell.trim() === "")) continue;
    count += 1;
    if (rows.length < most) rows.push(row);
  }
  return { rows, count };
}

/** Spreadsheets may name the separator in a first line of its own. */
function beginningOf(text: string): { separator: Separator; start: number; line: number } {
  const start = text.startsWith("\ufeff") ? 1 : 0;
  const named = /^sep=([;\t,])(?:\r\n|\n|\r|$)/i.exec(text.slice(start, start + 8));
  const separator = SEPARATORS.find((one) => one === named?.[1]);
  if (named && separator) return { separator, start: start + named[0].length, line: 2 };
  return { separator: separatorOf(text, start), start, line: 1 };
}

/** The one that the first line with any has at least twice, otherwise once; a semicolon if there is none. */
function separatorOf(text: string, start: number): Separator {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (let index = start; index < text.length; index += 1) {
    const sign = text[index] ?? "";
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if ((sign === "\n" || sign === "\r") && counts.size > 0) break;
    else if (SEPARATORS.some((one) => one === sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const having = (least: number) => SEPARATORS.find((one) => (counts.get(one) ?? 0) >= least);
  return having(2) ?? having(1) ?? ";";
}

class Reader {
  readonly #text: string;
  readonly #separator: Separator;
  #at: number;
  #line: number;

  constructor(text: string, separator: Separator, start: number, line: number) {
    this.#text = text;
    this.#separator = separator;
    this.#at = start;
    this.#line = line;
  }

  /** Null at the end of the text. */
  next(): CsvRow | null {
    if (this.#at >= this.#text.length) return null;
    const row: CsvRow = { line: this.#line, cells: [], isOpen: false };
    for (;;) {
      const { cell, isOpen } = this.#text[this.#at] === '"' ? this.#quoted() : this.#plain();
      row.cells.push(cell);
      row.isOpen ||= isOpen;
      if (this.#text[this.#at] !== this.#separator) break;
      this.#at += 1;
    }
    this.#endLine();
    return row;
  }

  #plain() {
    const from = this.#at;
    while (this.#at < this.#text.length && !this.#isEnd()) this.#at += 1;
    return { cell: this.#text.slice(from, this.#at), isOpen: false };
  }

  /** Two quotation marks within quotation marks are one; what follows the closing one belongs to the cell. */
  #quoted() {
    const parts: string[] = [];
    for (let from = this.#at + 1; ;) {
      const close = this.#text.indexOf('"', from);
      const part = this.#text.slice(from, close === -1 ? undefined : close);
      parts.push(part);
      this.#countLines(part);
      this.#at = close === -1 ? this.#text.length : close + 1;
      if (close === -1) return { cell: parts.join(""), isOpen: true };
      if (this.#text[this.#at] !== '"') break;
      parts.push('"');
      from = this.#at + 1;
    }
    return { cell: parts.join("") + this.#plain().cell, isOpen: false };
  }

  #isEnd(): boolean {
    const sign = this.#text[this.#at];
    return sign === this.#separator || sign === "\n" || sign === "\r";
  }

  #endLine(): void {
    if (this.#text[this.#at] === "\r") this.#at += 1;
    if (this.#text[this.#at] === "\n") this.#at += 1;
    this.#line += 1;
  }

  #countLines(part: string): void {
    for (let at = part.indexOf("\n"); at !== -1; at = part.indexOf("\n", at + 1)) this.#line += 1;
  }
}
