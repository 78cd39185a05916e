import type { Question } from "../question/question";
import type { RuleCode } from "../rule-codes";
import type { Cell, CellPlace } from "./cell";
import { linesOf } from "./lines";

/** The parts of an answer beside its elements, as a workbook has them. */
export const ABOUT = [
  "notApplicable",
  "notApplicableReason",
  "explanation",
  "incompatibilityExplanation",
] as const;
export type About = (typeof ABOUT)[number];

/** A row of an uploaded workbook. */
export interface FileRow {
  place: CellPlace;
  questionId: string;
  elementId: string;
  /** Revision of the answer when the file was made; null if it cannot be read. */
  revision: number | null;
  answer?: Cell | undefined;
  about: Partial<Record<About, Cell>>;
}

/** The cells of one question that a person may have filled in; empty ones are absent. */
export interface FilledQuestion {
  questionId: string;
  revision: number | null;
  place: CellPlace;
  cells: { of: { element: string } | { about: About }; cell: Cell; place: CellPlace }[];
  /** Elements that have a row but no value. */
  blank: string[];
}

/**
 * A part of the file that is not imported, and its place; `element` is one of the question's, or a part about the
 * answer.
 */
export interface FileIssue {
  place: CellPlace;
  questionId: string | null;
  element: string | null;
  code: string;
  /** The rule of the specification (§5) that is behind it, if there is one. */
  rule?: RuleCode | undefined;
  params?: Record<string, string> | undefined;
}

/** Collects the rows of each question, from any place in the file. */
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

/**
 * The code of a row that belongs to no question; null for all others. `gatherRows` ignores a row of own notes unless it
 * contains an answer.
 */
function strangeness(
  { questionId, elementId }: FileRow,
  elements: ReadonlyMap<string, ReadonlySet<string>>,
): string | null {
  if (questionId === "") return "row_without_question";
  const elementIds = elements.get(questionId);
  if (!elementIds) return "unknown_question";
  return elementIds.has(elementId) ? null : "unknown_row";
}

function addRow(
  filled: Map<string, FilledQuestion>,
  { place, questionId, elementId, revision, ...row }: FileRow,
) {
  const question = filled.get(questionId) ?? { questionId, revision, place, cells: [], blank: [] };
  filled.set(questionId, question);
  question.revision = older(question.revision, revision);
  if (row.answer) question.cells.push({ of: { element: elementId }, cell: row.answer, place });
  else question.blank.push(elementId);
  for (const about of ABOUT) {
    const cell = row.about[about];
    if (cell) question.cells.push({ of: { about }, cell, place });
  }
}

/** If rows come from two downloads, the older revision counts, so that no newer answer counts as seen. */
const older = (a: number | null, b: number | null) => (a === null || b === null ? null : Math.min(a, b));
