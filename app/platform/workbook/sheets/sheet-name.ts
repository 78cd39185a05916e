import type { SheetKind } from "~/domain/sheets/kinds";

const WORDS: Record<SheetKind, string> = { bank: "banca", client: "cliente" };

/** The forms in which a sheet leaves the house. */
type SheetForm = "xlsx" | "pdf";

/** The name of the file of a year's draft, or of an issued version. */
export const sheetName = (kind: SheetKind, form: SheetForm, year: number, version?: string): string =>
  `carta-esg-${WORDS[kind]}-${year}${version === undefined ? "" : `-${version}`}.${form}`;

/** Reads such a name: the year, and the version if it has one. */
export const sheetNamePattern = (kind: SheetKind, form: SheetForm): RegExp =>
  new RegExp(`^carta-esg-${WORDS[kind]}-(20\\d\\d)(?:-(ESG-[\\w-]{1,40}))?\\.${form}$`);
