import type { CompanyData } from "./company-data";
import type { Table } from "./datum";
import { cellOf } from "./table-cell";

/** The rows of the question that give a column of the table something; they are numbered from 1. */
export const filledRows = (table: Table, data: CompanyData): string[] =>
  table.rows.filter((row) => table.columns.some((column) => cellOf(column, row, data) !== null));
