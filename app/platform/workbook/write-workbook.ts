import { areaLabels } from "~/content/labels";
import { COLUMNS, TECHNICAL, type Column } from "~/domain/workbook/columns";
import { Lists } from "./choice-lists";
import { GUIDE, HEADING, heightOf, isWrapped, LINE_HEIGHT, lookOf, WIDTHS } from "./sheet-look";
import type { Sheet, SheetLine } from "./sheet-rows";
import { CELL_WORDS, HEADINGS, say } from "./workbook-words";
import type { BookRow, BookSheet } from "./xlsx/book";
import { packed } from "./xlsx/pack";

export interface Workbook {
  /** The lines of the first sheet, the title first. */
  guide: string[];
  sheets: Sheet[];
  isReadOnly: boolean;
  /** ISO. */
  createdAt: string;
}

/** What A4 has between its margins: LibreOffice cuts a single column that is wider, whatever the page setup says. */
const GUIDE_WIDTH = 88;
const TITLE_HEIGHT = 24;
/** The columns that identify a row stay visible while the reader scrolls to its answer. */
const FROZEN = { columns: COLUMNS.indexOf("number") + 1, rows: 1 };

/**
 * The bytes of a workbook. Everything but answered numbers is text: no text of a company or a question can become a
 * formula, a date or a number that loses its zeros.
 */
export function writeWorkbook({ guide, sheets, isReadOnly, createdAt }: Workbook): NodeJS.ReadableStream {
  const lists = new Lists();
  const answers = sheets.map((sheet) => answersSheet(sheet, lists, isReadOnly));
  return packed({
    creator: say("creator"),
    createdAt,
    sheets: [guideSheet(guide), ...answers, lists.sheet()],
  });
}

export function guideSheet(guide: readonly string[]): BookSheet {
  return {
    name: say("sheet.guide"),
    columns: [{ width: GUIDE_WIDTH, isHidden: false }],
    rows: guide.map((text, index) => ({
      height: index === 0 ? TITLE_HEIGHT : heightOf([[text, GUIDE_WIDTH]]),
      cells: [{ value: text, look: index === 0 ? GUIDE.title : GUIDE.line }],
    })),
  };
}

const isTechnical = (column: Column) => (TECHNICAL as readonly Column[]).includes(column);

const answersSheet = ({ area, lines }: Sheet, lists: Lists, isProtected: boolean): BookSheet => ({
  name: areaLabels[area],
  columns: COLUMNS.map((column) => ({ width: WIDTHS[column], isHidden: isTechnical(column) })),
  frozen: FROZEN,
  isProtected,
  rows: [
    {
      height: 2 * LINE_HEIGHT,
      cells: COLUMNS.map((column) => ({ value: HEADINGS[column], look: HEADING })),
    },
    ...lines.map((line) => rowOf(line, lists)),
  ],
});

function rowOf(line: SheetLine, lists: Lists): BookRow {
  const wrapped = COLUMNS.filter((column) => isWrapped(column, line) && !isTechnical(column));
  return {
    height: heightOf(wrapped.map((column) => [String(line.cells[column] ?? ""), WIDTHS[column]])),
    cells: COLUMNS.map((column) => ({
      value: line.cells[column] ?? null,
      look: lookOf(column, line),
      choices: choicesOf(column, line, lists),
    })),
  };
}

function choicesOf(column: Column, { options, open }: SheetLine, lists: Lists) {
  if (column === "answer" && options && open.answer) return lists.choices(options);
  const isYesOrNo = column === "notApplicable" && open.notApplicable;
  return isYesOrNo ? lists.choices([CELL_WORDS.yes, CELL_WORDS.no]) : undefined;
}
