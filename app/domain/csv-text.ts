import { beginsLikeFormula } from "./formula-like";

/** A number below zero begins like a formula and is none: with an apostrophe spreadsheets would not count with it. */
const NUMBER = /^-\d+(?:,\d+)?$/;

/** A comma before such a sign too: where commas divide cells, what follows would begin one. */
const QUOTED = /[";\r\n]|,\s*[=+\-@＝＋－＠]/;

/**
 * Rows as the text of a CSV file that Italian spreadsheets open: with a byte order mark, semicolons and CRLF. A cell that
 * begins like a formula begins with an apostrophe instead, so that it is text (OWASP, CSV injection).
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(";")}\r\n`).join("")}`;

function cellOf(text: string): string {
  const safe = beginsLikeFormula(text) && !NUMBER.test(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
