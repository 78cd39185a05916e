import { setImmediate as pause } from "node:timers/promises";
import ExcelJS from "exceljs";
import { areaLabels } from "~/content/labels";
import { COLUMNS, TECHNICAL, type Column } from "~/domain/workbook/columns";
import type { Sheet, SheetLine } from "./sheet-rows";
import { Lists } from "./lists";
import { CELL_WORDS, HEADINGS, say } from "./words";

export interface Workbook {
  /** The lines of the first sheet, the title first. */
  guide: string[];
  sheets: Sheet[];
  isReadOnly: boolean;
  createdAt: Date;
}

/** In characters; the technical columns are hidden. */
const WIDTHS: Record<Column, number> = {
  number: 6,
  level: 14,
  topic: 22,
  question: 46,
  item: 34,
  unit: 10,
  hint: 46,
  answer: 34,
  status: 16,
  notApplicable: 12,
  notApplicableReason: 30,
  incompatibilityExplanation: 30,
  explanation: 30,
  questionId: 12,
  elementId: 12,
  revision: 8,
  origin: 12,
};

const GUIDE_WIDTH = 110;

const TEXT = "@";
const FILLS = { heading: "FF0F4C47", open: "FFFFF8E1", closed: "FFE7E5E0" };
/** What the first row of a question has said already. */
const REPEATED: readonly Column[] = ["number", "level", "topic", "question"];
const REPEATED_COLOUR = "FF6B6860";
const HEADING_ROW = 1;
/** The columns that name a row stay in sight while one scrolls to its answer. */
const FROZEN_COLUMNS = COLUMNS.indexOf("number") + 1;

const fill = (argb: string): ExcelJS.Fill => ({ type: "pattern", pattern: "solid", fgColor: { argb } });

/**
 * The bytes of a workbook. Everything but answered numbers is text: nothing a company or a question says can become a
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

interface Around {
  lists: Lists;
  isReadOnly: boolean;
}

function writeSheet(book: ExcelJS.Workbook, { area, lines }: Sheet, { lists, isReadOnly }: Around): void {
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

const HEADING_STYLE: Partial<ExcelJS.Style> = {
  numFmt: TEXT,
  font: { bold: true, color: { argb: "FFFFFFFF" } },
  fill: fill(FILLS.heading),
  alignment: { wrapText: true, vertical: "middle" },
};

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

/** In points, of the font that spreadsheets begin with. */
const LINE_HEIGHT = 15;
/** Programs draw a row no higher than 409 points. */
const MOST_LINES = 27;

/** High enough for the longest of these texts in its width: not every program looks for itself. */
function heightOf(texts: readonly (readonly [text: string, width: number])[]): number {
  const lines = texts.map(([text, width]) =>
    text.split("\n").reduce((sum, part) => sum + Math.max(1, Math.ceil((part.length * 1.1) / width)), 0),
  );
  return LINE_HEIGHT * Math.min(MOST_LINES, Math.max(1, ...lines));
}

const isWrapped = (column: Column, { isFirstOfQuestion }: SheetLine): boolean =>
  isFirstOfQuestion || !REPEATED.includes(column);

/** Few styles, each made once: the writer tells them apart by what is in them. */
const styles = new Map<string, Partial<ExcelJS.Style>>();

function styleOf(column: Column, line: SheetLine): Partial<ExcelJS.Style> {
  const filled = fillOf(column, line.open);
  const isNumber = column === "answer" && line.isNumber;
  const wrapText = isWrapped(column, line);
  const name = [filled, isNumber, wrapText, line.isFirstOfQuestion].join();
  const known = styles.get(name);
  if (known) return known;
  const made: Partial<ExcelJS.Style> = {
    numFmt: isNumber ? "General" : TEXT,
    alignment: { wrapText, vertical: "top", horizontal: isNumber ? "right" : "left" },
    ...(wrapText ? {} : { font: { color: { argb: REPEATED_COLOUR } } }),
    ...(filled ? { fill: fill(FILLS[filled]) } : {}),
    ...(line.isFirstOfQuestion ? { border: { top: { style: "thin", color: { argb: "FFB8B2A7" } } } } : {}),
  };
  styles.set(name, made);
  return made;
}

function fillOf(column: Column, open: SheetLine["open"]): "open" | "closed" | null {
  if (column === "answer") return open.answer ? "open" : "closed";
  if (column === "explanation" || column === "incompatibilityExplanation")
    return open.about ? "open" : "closed";
  if (column === "notApplicable" || column === "notApplicableReason")
    return open.notApplicable ? "open" : "closed";
  return null;
}

/** A text in which something looks like a character that XML cannot hold stays the text it is. */
const safe = (text: string): string => text.replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_");
