import type { Cell } from "~/domain/workbook/cell";
import { stringsOf } from "../book-parts";
import { limit, workbookRefusal } from "../refusal";
import { XmlError } from "../xml";
import { valuesOf, type SheetCell, type SheetValue } from "./sheet-values";
import type { TemplateBook } from "./template-book";
import type { ReadRange } from "./template-lists";

const STRINGS = "xl/sharedStrings.xml";

/** Reads the cells of a template by the names of its ranges; each sheet is read once. */
export class TemplateReader {
  readonly #book: TemplateBook;
  readonly #strings: readonly (Cell | null)[];
  readonly #sheets = new Map<string, Map<number, Map<number, SheetCell>>>();

  constructor(book: TemplateBook) {
    this.#book = book;
    const strings = book.parts.get(STRINGS);
    limit("stringsBytes", strings?.length ?? 0);
    this.#strings = soundly(() => stringsOf(strings?.toString() ?? ""));
  }

  /** The cell of a range, or beside it; null if the range is not there or the cell is empty. */
  cell(range: string, down = 0, right = 0): SheetCell | null {
    const place = this.#book.ranges.get(range);
    if (!place) return null;
    return (
      this.#sheet(place.file)
        .get(place.row + down)
        ?.get(place.column + right) ?? null
    );
  }

  value(range: string, down = 0, right = 0): SheetValue | null {
    return this.cell(range, down, right)?.value ?? null;
  }

  text(range: string): string | null {
    const value = this.value(range);
    return value === null ? null : String(value);
  }

  /** Refuses a sheet that is not well-formed, or has too much in it. */
  check(file: string): void {
    this.#sheet(file);
  }

  readonly column: ReadRange = (name) => {
    const rows = this.#book.ranges.get(name)?.rows ?? 0;
    limit("rows", rows);
    return Array.from({ length: rows }, (_, down) => this.value(name, down));
  };

  #sheet(file: string): Map<number, Map<number, SheetCell>> {
    const known = this.#sheets.get(file);
    if (known) return known;
    const read = soundly(() => valuesOf(this.#book.parts.get(file)?.toString() ?? "", this.#strings));
    this.#sheets.set(file, read);
    return read;
  }
}

/** What is no XML is a broken file. */
function soundly<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw error instanceof XmlError ? workbookRefusal("workbook_broken") : error;
  }
}
