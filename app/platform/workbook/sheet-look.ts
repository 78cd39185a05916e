import type ExcelJS from "exceljs";
import type { Column } from "~/domain/workbook/columns";
import type { SheetLine } from "./sheet-rows";

/** In characters; the technical columns are hidden. */
export const WIDTHS: Record<Column, number> = {
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

export const TEXT = "@";
const FILLS = { heading: "FF0F4C47", open: "FFFFF8E1", closed: "FFE7E5E0" };
/** Columns whose content the first row of a question already shows. */
const REPEATED: readonly Column[] = ["number", "level", "topic", "question"];
const REPEATED_COLOUR = "FF6B6860";
const fill = (argb: string): ExcelJS.Fill => ({ type: "pattern", pattern: "solid", fgColor: { argb } });

export const HEADING_STYLE: Partial<ExcelJS.Style> = {
  numFmt: TEXT,
  font: { bold: true, color: { argb: "FFFFFFFF" } },
  fill: fill(FILLS.heading),
  alignment: { wrapText: true, vertical: "middle" },
};

/** In points, of the default font of spreadsheets. */
export const LINE_HEIGHT = 15;
/** Programs draw a row no higher than 409 points. */
const MOST_LINES = 27;

/** High enough for the longest of these texts in its width: not every program adjusts the height itself. */
export function heightOf(texts: readonly (readonly [text: string, width: number])[]): number {
  const lines = texts.map(([text, width]) =>
    text.split("\n").reduce((sum, part) => sum + Math.max(1, Math.ceil((part.length * 1.1) / width)), 0),
  );
  return LINE_HEIGHT * Math.min(MOST_LINES, Math.max(1, ...lines));
}

export const isWrapped = (column: Column, { isFirstOfQuestion }: SheetLine): boolean =>
  isFirstOfQuestion || !REPEATED.includes(column);

/** Few styles, each made once: the writer compares them by their content. */
const styles = new Map<string, Partial<ExcelJS.Style>>();

/** How a cell of a line looks. */
export function styleOf(column: Column, line: SheetLine): Partial<ExcelJS.Style> {
  const filled = fillOf(column, line.open);
  const isNumber = column === "answer" && line.isNumber;
  const wrapText = isWrapped(column, line);
  const name = [filled, isNumber, wrapText, line.isFirstOfQuestion].join();
  const cached = styles.get(name);
  if (cached) return cached;
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
