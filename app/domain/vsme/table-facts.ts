import { addressParts } from "./addresses";
import type { CompanyData } from "./company-data";
import type { Table, TableColumn } from "./datum";
import type { Fact } from "./fact";

/** The facts of a table: its filled rows are numbered from 1. */
export function tableFacts(table: Table, data: CompanyData): Fact[] {
  const filled = table.rows.filter((row) =>
    table.columns.some((column) => cellOf(column, row, data) !== null),
  );
  return filled.flatMap((row, index) => {
    const place = placeIn(table, row, index + 1, data);
    if (place === null) return [];
    return table.columns.flatMap(({ name, concept, type, period, ...column }) => {
      const value = cellOf({ name, concept, type, period, ...column }, row, data);
      return value === null ? [] : [{ name, concept, type, period, value, ...place }];
    });
  });
}

/** Null for a row whose country is none. */
function placeIn(
  { axis }: Table,
  row: string,
  number: number,
  data: CompanyData,
): Pick<Fact, "row" | "member"> | null {
  if (axis.kind === "numbered") return { row: { axis: `vsme:${axis.name}`, number } };
  const code = data.countryCode(data.element(axis.question, `${row}.${axis.column}`) ?? "");
  return code === null ? null : { member: { axis: `vsme:${axis.name}`, of: `country:${code}` } };
}

function cellOf({ read }: TableColumn, row: string, data: CompanyData): string | null {
  const at = (column: string) => data.element(read.question, `${row}.${column}`);
  switch (read.kind) {
    case "element":
      return at(read.column);
    case "rowLabel":
      return at(read.column) === null ? null : (read.labels[row] ?? null);
    case "addressPart":
      return addressParts(at(read.column) ?? "")[read.part] || null;
    case "country": {
      const code = data.countryCode(at(read.column) ?? "");
      return code === null ? null : `country:${code}`;
    }
    case "coordinates": {
      const [latitude, longitude] = read.columns.map(at);
      return latitude && longitude ? `${latitude},${longitude}` : null;
    }
  }
}
