import type { Input } from "./class-rules";
import type { Field, MatrixQuestion, TextQuestion } from "../question/question";

/** A text question is a grid of one nameless row, so both classes share the rules across cells. */
export type GridQuestion = TextQuestion | MatrixQuestion;

export interface Cell extends Input {
  /** Null in the one row of a text question. */
  row: string | null;
}

export function rowsOf(question: GridQuestion): (string | null)[] {
  return question.questionClass === "matrix" ? question.rows.map((row) => row.id) : [null];
}

/** The element that a name means in a row: a name with a dot already is an element. */
export function elementIn(row: string | null, name: string): string {
  return row === null || name.includes(".") ? name : `${row}.${name}`;
}

/** All cells, row by row. */
export function cellsOf(question: GridQuestion): Cell[] {
  if (question.questionClass === "text") {
    return question.fields.map((field) => ({ element: field.id, row: null, field }));
  }
  return question.rows.flatMap(({ id: row, optional }) => {
    const cells = question.columns.map((field) => ({ element: elementIn(row, field.id), row, field }));
    const optionalRow = cells.map(({ element }) => element);
    return optional ? cells.map((cell) => ({ ...cell, optionalRow })) : cells;
  });
}

/** The typed elements that a label finally sums, through the labels among its parts. */
export function typedPartsOf(row: string | null, field: Field, fields: readonly Field[]): string[] {
  return (field.sumOf ?? []).flatMap((name) => {
    const element = elementIn(row, name);
    const [id = "", of = null] = element.split(".").reverse();
    const partField = fields.find((other) => other.id === id);
    return partField?.inputType === "label" ? typedPartsOf(of, partField, fields) : [element];
  });
}

/** The elements that a label sums; none for any other cell. */
export function partsOf({ row, field }: Cell): string[] {
  return field.inputType === "label" ? (field.sumOf ?? []).map((name) => elementIn(row, name)) : [];
}
