import type { CompanyData } from "./company-data";
import type { Table } from "./datum";

type Given<Column extends string> = Record<Column, string | null>;

/** The rows of the question in which the company has written something, by these columns. */
export const givenRows = <Column extends string>(
  { question, rows }: Pick<Table, "question" | "rows">,
  columns: readonly Column[],
  data: CompanyData,
): Given<Column>[] =>
  rows.flatMap((row) => {
    const cells = columns.map((column) => [column, data.element(question, `${row}.${column}`)] as const);
    return cells.every(([, value]) => value === null) ? [] : [Object.fromEntries(cells) as Given<Column>];
  });
