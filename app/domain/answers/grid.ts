import type { Field, MatrixQuestion, TextQuestion } from "../survey/question";

/** A text question is a grid of one nameless row, so both classes share the rules that bind cells together. */
export type GridQuestion = TextQuestion | MatrixQuestion;

export interface Cell {
  element: string;
  /** Null in the one row of a text question. */
  row: string | null;
  field: Field;
}

export function rowsOf(question: GridQuestion): (string | null)[] {
  return question.questionClass === "matrix" ? question.rows.map((row) => row.id) : [null];
}

/** The element a name means in a row: a name with a dot is an element already. */
export function elementIn(row: string | null, name: string): string {
  return row === null || name.includes(".") ? name : `${row}.${name}`;
}

/** All cells, row by row. */
export function cellsOf(question: GridQuestion): Cell[] {
  const columns = question.questionClass === "matrix" ? question.columns : question.fields;
  return rowsOf(question).flatMap((row) =>
    columns.map((field) => ({ element: elementIn(row, field.id), row, field })),
  );
}

/** The elements a label adds up; none for any other cell. */
export function partsOf({ row, field }: Cell): string[] {
  return field.inputType === "label" ? (field.sumOf ?? []).map((name) => elementIn(row, name)) : [];
}
