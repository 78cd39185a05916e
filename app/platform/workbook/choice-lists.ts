import { CHOICE } from "./sheet-look";
import { say } from "./workbook-words";
import type { BookSheet, Choices } from "./xlsx/book";
import { lettersOf } from "./xlsx/xml-text";

const CHOICE_WIDTH = 40;

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
  choices(options: readonly string[]): Choices {
    const name = options.join("\n");
    const list = this.#lists.get(name) ?? { column: this.#lists.size + 1, options };
    this.#lists.set(name, list);
    const column = lettersOf(list.column);
    return {
      range: `'${say("sheet.lists")}'!$${column}$1:$${column}$${options.length}`,
      title: say("invalid.title"),
      warning: say("invalid.text", { erase: say("erase") }),
    };
  }

  sheet(): BookSheet {
    const lists = [...this.#lists.values()];
    const longest = Math.max(0, ...lists.map(({ options }) => options.length));
    return {
      name: say("sheet.lists"),
      isHidden: true,
      columns: lists.map(() => ({ width: CHOICE_WIDTH, isHidden: false })),
      rows: Array.from({ length: longest }, (_, row) => ({
        height: null,
        cells: lists.map(({ options }) => ({ value: options[row] ?? null, look: CHOICE })),
      })),
    };
  }
}
