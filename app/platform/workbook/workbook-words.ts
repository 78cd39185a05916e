import type { CellWords } from "~/domain/workbook/cell";
import { COLUMNS, type Headings } from "~/domain/workbook/columns";
import texts from "~/texts/it/workbook.json";

type WorkbookText = keyof typeof texts;

/** The words of a workbook, with their `{{name}}` places filled. */
export function say(key: WorkbookText, params: Record<string, string | number> = {}): string {
  return texts[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The words ${key} have no ${name}`);
    return String(value);
  });
}

export const CELL_WORDS: CellWords = { yes: say("yes"), no: say("no"), erase: say("erase") };

export const HEADINGS = Object.fromEntries(
  COLUMNS.map((column) => [column, say(`column.${column}`)] as const),
) as Headings;
