import { readFileSync } from "node:fs";
import { COLUMNS, type Column } from "~/domain/workbook/columns";
import type { About } from "~/domain/workbook/filled";
import { Spreadsheet, type Cell, type CellValue, type Sheet } from "./spreadsheet";

/** Read as a file: not everything that runs tests imports texts. */
const texts = JSON.parse(readFileSync("app/texts/it/workbook.json", "utf8")) as Record<string, string>;
const HEADINGS = Object.fromEntries(
  COLUMNS.map((column) => [column, texts[`column.${column}`] ?? ""]),
) as unknown as Record<Column, string>;

export const opened = async (bytes: Buffer): Promise<Spreadsheet> => new Spreadsheet(bytes);

export const saved = async (book: Spreadsheet): Promise<Buffer> => book.saved();

/** The place of each column in a sheet of answers; null for a sheet of another kind. */
export function columnsOf(sheet: Sheet): Map<string, number> | null {
  const columns = new Map<string, number>();
  sheet.rows[0]?.forEach(({ value }, index) => columns.set(String(value), index + 1));
  return columns.has(HEADINGS.questionId) ? columns : null;
}

interface Row {
  sheet: Sheet;
  number: number;
  cell(column: Column): Cell;
}

/** Every row of a workbook by question and element, and the first of each question by its question alone. */
function rowsOf(book: Spreadsheet): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const sheet of book.worksheets) {
    const columns = columnsOf(sheet);
    for (let number = 2; columns && number <= sheet.rowCount; number += 1) {
      const cell: Row["cell"] = (column) => sheet.getCell(number, columns.get(HEADINGS[column]) ?? 0);
      const guid = String(cell("questionId").value);
      const row = { sheet, number, cell };
      rows.set(`${guid} ${String(cell("elementId").value)}`, row);
      if (!rows.has(guid)) rows.set(guid, row);
    }
  }
  return rows;
}

/** The row of an element, whatever sheet it is on. */
export function rowOf(book: Spreadsheet, questionId: string, element?: string): Row {
  return rowIn(rowsOf(book), questionId, element);
}

function rowIn(rows: Map<string, Row>, questionId: string, element?: string): Row {
  const row = rows.get(element === undefined ? questionId : `${questionId} ${element}`);
  if (!row) throw new Error(`No row of ${questionId} ${element ?? ""}`);
  return row;
}

export type Given = Record<string, CellValue>;

/** Fills answers in, by question and element, and saves the file as a spreadsheet program would. */
export async function filled(
  bytes: Buffer,
  answers: Record<string, Given>,
  about: Record<string, Partial<Record<About, string>>> = {},
): Promise<Buffer> {
  const book = await opened(bytes);
  const rows = rowsOf(book);
  for (const [guid, given] of Object.entries(answers)) {
    for (const [element, value] of Object.entries(given))
      rowIn(rows, guid, element).cell("answer").value = value;
  }
  for (const [guid, given] of Object.entries(about)) {
    for (const [name, words] of Object.entries(given)) rowIn(rows, guid).cell(name as About).value = words;
  }
  return saved(book);
}
