import type { CompanyData } from "./company-data";
import type { Table } from "./datum";
import { natureSiteRows } from "./nature-sites";
import { pollutantRows } from "./pollutants";
import type { RuledRows } from "./ruled-row";
import { wasteRows } from "./wastes";

/** The rows of a table whose rows are not those of its question; null for any other. */
export function ruledRows(table: Table, data: CompanyData): RuledRows | null {
  const { by } = table;
  switch (by?.kind) {
    case undefined:
      return null;
    case "wastes":
      return wasteRows(table, by, data);
    case "pollutants":
      return pollutantRows(table, by, data);
    case "nature_sites":
      return natureSiteRows(table, by, data);
  }
}
