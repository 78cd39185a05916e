import type { CompanyData } from "./company-data";
import type { Table } from "./datum";
import type { Fact } from "./fact";
import { filledRows } from "./filled-rows";
import type { Gap } from "./ruled-row";
import { ruledRows } from "./ruled-rows";
import { cellOf } from "./table-cell";

/** The facts of a table, and why it has none although there are answers. */
export function tableFacts(table: Table, data: CompanyData): { facts: Fact[]; gap: Gap | null } {
  const ruled = ruledRows(table, data);
  if (ruled === null) return { facts: rowFacts(table, data), gap: null };
  if ("gap" in ruled) return { facts: [], gap: ruled.gap };
  const facts = ruled.rows.flatMap(({ place, cells }) =>
    table.columns.flatMap(({ name, concept, type, period, read }) => {
      const value = read.kind === "ruled" ? cells[read.cell] : undefined;
      return value === undefined || value === "" ? [] : [{ name, concept, type, period, value, ...place }];
    }),
  );
  return { facts, gap: null };
}

const rowFacts = (table: Table, data: CompanyData): Fact[] =>
  filledRows(table, data).flatMap((row, index) => {
    const place = placeIn(table, row, index + 1, data);
    if (place === null) return [];
    return table.columns.flatMap((column) => {
      const { name, concept, type, period } = column;
      const value = cellOf(column, row, data);
      return value === null ? [] : [{ name, concept, type, period, value, ...place }];
    });
  });

/** Null for a row whose country is none. */
function placeIn(
  { axis }: Table,
  row: string,
  number: number,
  data: CompanyData,
): Pick<Fact, "row" | "member"> | null {
  if (axis.kind !== "country") return { row: { axis: `vsme:${axis.name}`, number } };
  const code = data.countryCode(data.element(axis.question, `${row}.${axis.column}`) ?? "");
  return code === null ? null : { member: { axis: `vsme:${axis.name}`, of: `country:${code}` } };
}
