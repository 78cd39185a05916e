import type { CellContent } from "~/domain/vsme/template-cells";
import type { SheetValue } from "./sheet-values";

/** The values of a named range, row by row; null where a cell is empty. */
export type ReadRange = (name: string) => (SheetValue | null)[];

/** The words of a country, an activity or a waste in the lists of the workbook; null if its lists do not have it. */
export function listedWords(content: CellContent, read: ReadRange): string | null {
  if (content.kind === "country") {
    const names = read("enum_ListCountriesName");
    const row = read("enum_ListCountiesCode").indexOf(content.code);
    const name = names[row];
    return typeof name === "string" ? name : null;
  }
  if (content.kind === "waste") {
    const code = content.code.replace(/^(\d\d)(\d\d)(\d\d)$/, "$1 $2 $3");
    return listed("enum_ListTypeOfWastes", `${code} - `, read);
  }
  if (content.kind !== "nace") return null;
  const [, section = "", digits = ""] = /^NACE_([A-Z])(\d*)$/.exec(content.code) ?? [];
  const dotted = digits.length > 2 ? `${digits.slice(0, 2)}.${digits.slice(2)}` : digits;
  return listed("enum_ListNACETechnicalName", `NACE ${section} - ${dotted} `, read);
}

/** The words of a list that begin so, with the spaces that stand before them. */
function listed(range: string, beginning: string, read: ReadRange): string | null {
  const found = read(range).find((words) => typeof words === "string" && words.trim().startsWith(beginning));
  return typeof found === "string" ? found : null;
}

/** The code of a country by its words in the workbook. */
export function listedCountry(words: string, read: ReadRange): string | null {
  const code = read("enum_ListCountiesCode")[read("enum_ListCountriesName").indexOf(words)];
  return typeof code === "string" ? code : null;
}
