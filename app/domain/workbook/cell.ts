/** What a cell of an uploaded workbook holds; an empty cell is none. */
export type Cell =
  | { kind: "text"; text: string }
  /** A canonical decimal; of a cell shown in percent the number that stands behind it ("0.12" for 12 %). */
  | { kind: "number"; value: string; isPercent: boolean }
  | { kind: "boolean"; value: boolean }
  /** dd/MM/yyyy; null where the cell holds a time. */
  | { kind: "date"; text: string | null }
  | { kind: "formula" }
  /** #N/D, #DIV/0! and the like. */
  | { kind: "error" };

/** Where a cell stands, as the person who filled it in sees it: the sheet's name and the row's number, from 1. */
export interface CellPlace {
  sheet: string;
  row: number;
}

/** The words a workbook speaks in its cells. */
export interface CellWords {
  yes: string;
  no: string;
  /** Takes a stored answer away; an empty cell never does. */
  erase: string;
}
