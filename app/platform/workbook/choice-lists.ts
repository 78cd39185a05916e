import type ExcelJS from "exceljs";
import { say } from "./workbook-words";

/**
 * The choices that cells offer. They are on a hidden sheet, because a list within a cell's rule may have only 255
 * characters and no commas.
 */
export class Lists {
  readonly #lists = new Map<string, { column: number; options: readonly string[] }>();

  /**
   * The rule of a cell that offers these choices. Any other text is accepted after a warning, since a cell may also
   * hold the word that erases an answer.
   */
  validation(options: readonly string[]): ExcelJS.DataValidation {
    const name = options.join("\n");
    const list = this.#lists.get(name) ?? { column: this.#lists.size + 1, options };
    this.#lists.set(name, list);
    const column = lettersOf(list.column);
    return {
      type: "list",
      allowBlank: true,
      formulae: [`'${say("sheet.lists")}'!$${column}$1:$${column}$${options.length}`],
      showErrorMessage: true,
      errorStyle: "warning",
      errorTitle: say("invalid.title"),
      error: say("invalid.text", { erase: say("erase") }),
    };
  }

  write(book: ExcelJS.Workbook): void {
    const sheet = book.addWorksheet(say("sheet.lists"), { state: "hidden" });
    for (const { column, options } of this.#lists.values()) {
      options.forEach((option, index) => {
        const cell = sheet.getCell(index + 1, column);
        cell.value = option;
        cell.numFmt = "@";
      });
    }
  }
}

/** 28 → "AB". */
function lettersOf(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? lettersOf(rest) : "") + String.fromCharCode(65 + ((column - 1) % 26));
}
