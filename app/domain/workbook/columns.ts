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

/** Hidden columns that identify the question of a row, wherever the person moved it. */
export const TECHNICAL = [
  "questionId",
  "elementId",
  "revision",
  "origin",
] as const satisfies readonly Column[];

export type Headings = Readonly<Record<Column, string>>;

/**
 * The place of each column in a row of headings, in any order; null if the row is not one, which the technical headings
 * show. The first of two equal headings counts.
 */
export function findColumns(
  row: ReadonlyMap<number, string>,
  headings: Headings,
): ReadonlyMap<Column, number> | null {
  const headingPlaces = [...row]
    .sort(([a], [b]) => a - b)
    .map(([at, text]) => [at, sameWords(text)] as const);
  const places = new Map<Column, number>();
  for (const column of COLUMNS) {
    const place = headingPlaces.find(([, text]) => text === sameWords(headings[column]));
    if (place) places.set(column, place[0]);
  }
  return TECHNICAL.every((column) => places.has(column)) ? places : null;
}
