import type { Question } from "../question/question";
import type { Cell, CellPlace } from "./cell";
import { linesOf } from "./lines";

/** What a workbook says about an answer beside its elements. */
export const ABOUT = [
  "notApplicable",
  "notApplicableReason",
  "explanation",
  "incompatibilityExplanation",
] as const;
export type About = (typeof ABOUT)[number];

/** A row of an uploaded workbook as it stands there. */
export interface FileRow {
  place: CellPlace;
  questionId: string;
  elementId: string;
  /** Revision of the answer when the file was made; null where it cannot be read. */
  revision: number | null;
  answer?: Cell | undefined;
  about: Partial<Record<About, Cell>>;
}

/** The cells of one question that somebody may have filled in; empty ones are absent. */
export interface FilledQuestion {
  questionId: string;
  revision: number | null;
  place: CellPlace;
  cells: { of: { element: string } | { about: About }; cell: Cell; place: CellPlace }[];
  /** Elements that have a row but no value. */
  blank: string[];
}

/** Something in the file that is left alone, and where; `element` is one of the question's, or what is said about it. */
export interface FileIssue {
  place: CellPlace;
  questionId: string | null;
  element: string | null;
  code: string;
  params?: Record<string, string> | undefined;
}

/** Brings the rows of each question together, wherever they stand in the file. */
export function gatherRows(
  rows: readonly FileRow[],
  questions: readonly Question[],
): { filled: FilledQuestion[]; issues: FileIssue[] } {
  const elements = new Map(
    questions.map((question) => [question.guid, new Set(linesOf(question).map(({ element }) => element))]),
  );
  const filled = new Map<string, FilledQuestion>();
  const issues: FileIssue[] = [];
  for (const row of rows) {
    const code = strangeness(row, elements);
    if (code === null) addRow(filled, row);
    else if (row.answer || code !== "row_without_question")
      issues.push({ place: row.place, questionId: row.questionId || null, element: null, code });
  }
  return { filled: [...filled.values()], issues };
}

/** Rows of the person's own are nobody's business unless there is an answer in them. */
function strangeness(
  { questionId, elementId }: FileRow,
  elements: ReadonlyMap<string, ReadonlySet<string>>,
): string | null {
  if (questionId === "") return "row_without_question";
  const known = elements.get(questionId);
  if (!known) return "unknown_question";
  return known.has(elementId) ? null : "unknown_row";
}

function addRow(
  filled: Map<string, FilledQuestion>,
  { place, questionId, elementId, revision, ...row }: FileRow,
) {
  const known = filled.get(questionId) ?? { questionId, revision, place, cells: [], blank: [] };
  filled.set(questionId, known);
  known.revision = older(known.revision, revision);
  if (row.answer) known.cells.push({ of: { element: elementId }, cell: row.answer, place });
  else known.blank.push(elementId);
  for (const about of ABOUT) {
    const cell = row.about[about];
    if (cell) known.cells.push({ of: { about }, cell, place });
  }
}

/** Rows put together from two downloads: the older one decides, so that nothing newer is taken for seen. */
const older = (a: number | null, b: number | null) => (a === null || b === null ? null : Math.min(a, b));
