import type { CellPlace } from "../workbook/cell";

/** A digital template that a company has filled, by its named ranges. Edition and sheets do not matter. */
export interface TemplateValues {
  /** The value of a cell of the range, or beside it; null if it is empty or says "-". */
  at(range: string, down?: number, right?: number): string | number | boolean | null;
  /** Where the person finds it. */
  place(range: string, down?: number): CellPlace;
  rows(range: string): number;
  /** The code of a country by its words in the template. */
  country(words: string): string | null;
}

/** A value of the template as the answer to an element of a question. */
export interface Proposal {
  question: string;
  element: string;
  /** Canonical: a decimal with a dot, a text, or the id of a choice; "on" for a box. */
  value: string;
  isNumber: boolean;
  place: CellPlace;
}
