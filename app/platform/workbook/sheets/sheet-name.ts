import type { SheetKind } from "~/domain/sheets/kinds";

/** The names of the workbooks of a year's draft, or of an issued version. */
export const sheetNames: Record<
  SheetKind,
  { pattern: RegExp; nameOf: (year: number, version?: string) => string }
> = {
  bank: named("banca", /^carta-esg-banca-(20\d\d)(?:-(ESG-[\w-]{1,40}))?\.xlsx$/),
  client: named("cliente", /^carta-esg-cliente-(20\d\d)(?:-(ESG-[\w-]{1,40}))?\.xlsx$/),
};

function named(word: string, pattern: RegExp) {
  const nameOf = (year: number, version?: string) =>
    `carta-esg-${word}-${year}${version === undefined ? "" : `-${version}`}.xlsx`;
  return { pattern, nameOf };
}
