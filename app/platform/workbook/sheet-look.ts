import type { Column } from "~/domain/workbook/columns";
import type { SheetLine } from "./sheet-rows";
import type { Look } from "./xlsx/book";

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

const FILLS = { heading: "FF0F4C47", open: "FFFFF8E1", closed: "FFE7E5E0" };
/** Columns whose content the first row of a question already shows. */
const REPEATED: readonly Column[] = ["number", "level", "topic", "question"];
const REPEATED_COLOUR = "FF6B6860";

export const HEADING: Look = {
  isNumber: false,
  isBold: true,
  colour: "FFFFFFFF",
  fill: FILLS.heading,
  wrap: true,
  vertical: "center",
};

const INSTRUCTION: Look = { isNumber: false, wrap: true, vertical: "top" };

/** The first sheet: its title, and its other lines. */
export const GUIDE = {
  title: { ...INSTRUCTION, isBold: true, size: 16 },
  line: INSTRUCTION,
} satisfies Record<string, Look>;

/** A choice on the hidden sheet. */
export const CHOICE: Look = { isNumber: false, wrap: false, vertical: "top" };

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

/** Few looks, each made once. */
const looks = new Map<string, Look>();

/** How a cell of a line looks. */
export function lookOf(column: Column, line: SheetLine): Look {
  const filled = fillOf(column, line.open);
  const isNumber = column === "answer" && line.isNumber;
  const wrap = isWrapped(column, line);
  const name = [filled, isNumber, wrap, line.isFirstOfQuestion].join();
  const known = looks.get(name);
  if (known) return known;
  const made: Look = {
    isNumber,
    wrap,
    vertical: "top",
    horizontal: isNumber ? "right" : "left",
    ...(wrap ? {} : { colour: REPEATED_COLOUR }),
    ...(filled ? { fill: FILLS[filled] } : {}),
    ...(line.isFirstOfQuestion ? { lineAbove: "FFB8B2A7" } : {}),
  };
  looks.set(name, made);
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
