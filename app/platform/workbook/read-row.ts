import type { FileRow } from "~/domain/workbook/filled";

/** A row of the file, with what it says about the file it came from. */
export interface ReadRow extends FileRow {
  origin: string;
}
