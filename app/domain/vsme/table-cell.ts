import { addressParts } from "./addresses";
import type { CompanyData } from "./company-data";
import type { TableColumn } from "./datum";

/** The value of a column in a row of its question; null where there is none. */
export function cellOf({ read }: TableColumn, row: string, data: CompanyData): string | null {
  const question = read.kind === "ruled" ? null : read.question;
  const at = (column: string) => (question === null ? null : data.element(question, `${row}.${column}`));
  switch (read.kind) {
    case "ruled":
      return null;
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
