import { setImmediate as pause } from "node:timers/promises";
import ExcelJS from "exceljs";
import { areaLabels } from "~/content/labels";
import { COLUMNS, TECHNICAL, type Column } from "~/domain/workbook/columns";
import { Lists } from "./choice-lists";
import { HEADING_STYLE, heightOf, isWrapped, LINE_HEIGHT, styleOf, TEXT, WIDTHS } from "./sheet-look";
import type { Sheet, SheetLine } from "./sheet-rows";
import { CELL_WORDS, HEADINGS, say } from "./workbook-words";

export interface Workbook {
  /** The lines of the first sheet, the title first. */
  guide: string[];
  sheets: Sheet[];
  isReadOnly: boolean;
  createdAt: Date;
}

const GUIDE_WIDTH = 110;
const HEADING_ROW = 1;
/** The columns that identify a row stay visible while the reader scrolls to its answer. */
const FROZEN_COLUMNS = COLUMNS.indexOf("number") + 1;

/**
 * The bytes of a workbook. Everything but answered numbers is text: no text of a company or a question can become a
 * formula, a date or a number that loses its zeros.
 */
export async function writeWorkbook({ guide, sheets, isReadOnly, createdAt }: Workbook): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  book.creator = say("creator");
  book.created = createdAt;
  book.modified = createdAt;
  writeGuide(book, guide);
  const lists = new Lists();
  for (const sheet of sheets) {
    writeSheet(book, sheet, { lists, isReadOnly });
    await pause();
  }
  lists.write(book);
  return Buffer.from(await book.xlsx.writeBuffer());
}

function writeGuide(book: ExcelJS.Workbook, guide: readonly string[]): void {
  const sheet = book.addWorksheet(say("sheet.guide"));
  sheet.getColumn(1).width = GUIDE_WIDTH;
  guide.forEach((text, index) => {
    const cell = sheet.getCell(index + 1, 1);
    cell.value = safe(text);
    cell.numFmt = TEXT;
    cell.alignment = { wrapText: true, vertical: "top" };
    if (index === 0) cell.font = { bold: true, size: 16 };
    sheet.getRow(index + 1).height = index === 0 ? 24 : heightOf([[text, GUIDE_WIDTH]]);
  });
}

interface WriteContext {
  lists: Lists;
  isReadOnly: boolean;
}

function writeSheet(
  book: ExcelJS.Workbook,
  { area, lines }: Sheet,
  { lists, isReadOnly }: WriteContext,
): void {
  const sheet = book.addWorksheet(areaLabels[area], {
    views: [{ state: "frozen", xSplit: FROZEN_COLUMNS, ySplit: HEADING_ROW, showGridLines: true }],
    pageSetup: { orientation: "landscape", fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  });
  sheet.columns = COLUMNS.map((column) => ({
    width: WIDTHS[column],
    hidden: (TECHNICAL as readonly Column[]).includes(column),
  }));
  COLUMNS.forEach((column, index) => {
    const cell = sheet.getCell(HEADING_ROW, index + 1);
    cell.value = HEADINGS[column];
    cell.style = HEADING_STYLE;
  });
  sheet.getRow(HEADING_ROW).height = 2 * LINE_HEIGHT;
  lines.forEach((line, index) => writeLine(sheet, HEADING_ROW + 1 + index, line, lists));
  sheet.autoFilter = {
    from: { row: HEADING_ROW, column: 1 },
    to: { row: HEADING_ROW + lines.length, column: COLUMNS.length },
  };
  if (isReadOnly)
    void sheet.protect("", { autoFilter: true, sort: true, formatColumns: true, formatRows: true });
}

function writeLine(sheet: ExcelJS.Worksheet, number: number, line: SheetLine, lists: Lists): void {
  COLUMNS.forEach((column, index) => {
    const value = line.cells[column];
    const cell = sheet.getCell(number, index + 1);
    cell.value = typeof value === "string" ? safe(value) : (value ?? null);
    cell.style = styleOf(column, line);
  });
  const wrapped = COLUMNS.filter((column) => isWrapped(column, line));
  sheet.getRow(number).height = heightOf(
    wrapped.map((column) => [String(line.cells[column] ?? ""), WIDTHS[column]]),
  );
  const answer = sheet.getCell(number, COLUMNS.indexOf("answer") + 1);
  if (line.options && line.open.answer) answer.dataValidation = lists.validation(line.options);
  const notApplicable = sheet.getCell(number, COLUMNS.indexOf("notApplicable") + 1);
  if (line.open.notApplicable)
    notApplicable.dataValidation = lists.validation([CELL_WORDS.yes, CELL_WORDS.no]);
}

/** Escapes a text that looks like the code of a character that XML cannot contain, so that it stays the text it is. */
const safe = (text: string): string => text.replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_");
