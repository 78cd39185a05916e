/** The content of a cell of an uploaded workbook; an empty cell has none. */
export type Cell =
  | { kind: "text"; text: string }
  /** A canonical decimal; for a cell shown in percent, the number in the file ("0.12" for 12 %). */
  | { kind: "number"; value: string; isPercent: boolean }
  | { kind: "boolean"; value: boolean }
  /** dd/MM/yyyy; null if the cell contains a time. */
  | { kind: "date"; text: string | null }
  | { kind: "formula" }
  /** #N/D, #DIV/0! and the like. */
  | { kind: "error" };

/** The place of a cell, as the person who filled it in sees it: the sheet's name and the row's number, from 1. */
export interface CellPlace {
  sheet: string;
  row: number;
}

/** The words that the cells of a workbook use. */
export interface CellWords {
  yes: string;
  no: string;
  /** The word that removes a stored answer; an empty cell never does. */
  erase: string;
}
