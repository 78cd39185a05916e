import { sameWords } from "./read-cell";

/** The columns of a sheet, in the order in which they are written. */
export const COLUMNS = [
  "number",
  "level",
  "topic",
  "question",
  "item",
  "unit",
  "hint",
  "answer",
  "status",
  "notApplicable",
  "notApplicableReason",
  "incompatibilityExplanation",
  "explanation",
  "questionId",
  "elementId",
  "revision",
  "origin",
] as const;
export type Column = (typeof COLUMNS)[number];

/** By these a row finds its way back, wherever it stands; nobody needs to see them. */
export const TECHNICAL = [
  "questionId",
  "elementId",
  "revision",
  "origin",
] as const satisfies readonly Column[];

export type Headings = Readonly<Record<Column, string>>;

/**
 * Where each column stands in a row of headings, however it was moved; null when the row is none: the technical headings
 * make one. The first of two equal headings counts.
 */
export function findColumns(
  row: ReadonlyMap<number, string>,
  headings: Headings,
): ReadonlyMap<Column, number> | null {
  const places = [...row].sort(([a], [b]) => a - b).map(([at, text]) => [at, sameWords(text)] as const);
  const found = new Map<Column, number>();
  for (const column of COLUMNS) {
    const place = places.find(([, text]) => text === sameWords(headings[column]));
    if (place) found.set(column, place[0]);
  }
  return TECHNICAL.every((column) => found.has(column)) ? found : null;
}
