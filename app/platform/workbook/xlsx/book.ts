/** How a cell looks; colours are ARGB. */
export interface Look {
  /** A number is shown as it is; anything else is text, whatever it looks like. */
  isNumber: boolean;
  isBold?: boolean;
  /** In points. */
  size?: number;
  colour?: string;
  fill?: string;
  /** The colour of a thin line above. */
  lineAbove?: string;
  wrap: boolean;
  vertical: "top" | "center";
  horizontal?: "left" | "right";
}

export interface BookCell {
  value: string | number | null;
  look: Look;
  /** The rule of a cell that offers choices. */
  choices?: Choices | undefined;
}

/** A list of choices on another sheet; any other text is accepted after a warning. */
export interface Choices {
  /** "'Elenchi'!$A$1:$A$3". */
  range: string;
  title: string;
  warning: string;
}

export interface BookRow {
  /** In points. */
  height: number | null;
  cells: BookCell[];
}

export interface BookSheet {
  name: string;
  isHidden?: boolean;
  /** In characters, by column. */
  columns: { width: number; isHidden: boolean }[];
  rows: BookRow[];
  /** The columns and rows that stay visible; the heads filter, and are printed on each page. Only a sheet of answers has them. */
  frozen?: { columns: number; rows: number };
  /** Its cells can be read, filtered and sorted, but not changed. */
  isProtected?: boolean;
}

export interface Book {
  creator: string;
  /** ISO. */
  createdAt: string;
  sheets: BookSheet[];
}
