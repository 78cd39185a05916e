import { GUIDE, HEADING, heightOf, LINE_HEIGHT } from "./sheet-look";
import { say } from "./workbook-words";
import { guideSheet } from "./write-workbook";
import type { Look } from "./xlsx/book";
import { packed } from "./xlsx/pack";

/** A workbook of one table under headings that filter, with a sheet of words before it. */
export interface TableBook {
  /** The lines of the first sheet, the title first, the date third. */
  guide: string[];
  table: {
    name: string;
    /** Widths in characters. */
    columns: { label: string; width: number }[];
    /** Numbers stay numbers; a text is text, whatever it begins with. */
    rows: (string | number)[][];
  };
  /** ISO. */
  createdAt: string;
}

const CELL: Look = { ...GUIDE.line, isNumber: false };
const NUMBER: Look = { isNumber: true, wrap: false, vertical: "top", horizontal: "right" };

export function writeTableBook({ guide, table, createdAt }: TableBook): NodeJS.ReadableStream {
  const { name, columns, rows } = table;
  return packed({
    creator: say("creator"),
    createdAt,
    sheets: [
      guideSheet(guide),
      {
        name,
        columns: columns.map(({ width }) => ({ width, isHidden: false })),
        frozen: { columns: 2, rows: 1 },
        rows: [
          {
            height: 2 * LINE_HEIGHT,
            cells: columns.map(({ label }) => ({ value: label, look: HEADING })),
          },
          ...rows.map((row) => ({
            height: heightOf(row.map((cell, index) => [String(cell), columns[index]?.width ?? 1])),
            cells: row.map((value) => ({ value, look: typeof value === "number" ? NUMBER : CELL })),
          })),
        ],
      },
    ],
  });
}
