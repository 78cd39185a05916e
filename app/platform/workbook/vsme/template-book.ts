import { workbookRefusal } from "../refusal";
import { sheetsOf } from "../book-parts";
import { unpack } from "../archive";
import { limit } from "../refusal";
import { XmlError, xmlTokens } from "../xml";

/** A cell of a sheet: column and row from 1. */
interface Place {
  file: string;
  column: number;
  row: number;
}

/** The package of a digital template with its named ranges. */
export interface TemplateBook {
  parts: Map<string, Buffer>;
  /** The first cell of each range, and its size. */
  ranges: ReadonlyMap<string, Place & { rows: number; columns: number }>;
  /** The name of each sheet by its file. */
  names: ReadonlyMap<string, string>;
}

const BOOK = "xl/workbook.xml";
const RELATIONS = "xl/_rels/workbook.xml.rels";
/** Only a workbook that names these is a digital template. */
const NAMED = ["template_reporting_template_version", "template_reporting_schemaRef"];
const CONTENT_TYPES = "[Content_Types].xml";
const MACROS = /(^|\/)vba(project|data)[^/]*$|^xl\/(intl)?macrosheets\/|^xl\/activex\//i;
const MACRO_TYPES = /macroEnabled|vbaProject/i;
/** Data of other files, which a program fetches when it opens the workbook. */
const LINKS = /^xl\/(externalLinks|embeddings|queryTables)\/|^xl\/connections\.xml$/i;

/** Whether the parts are those of a digital template of any edition. */
export const isTemplate = (book: string): boolean => NAMED.every((name) => book.includes(`"${name}"`));

/** The package, taken apart; refuses what is no digital template, is broken, or has macros. */
export async function templateBook(bytes: Buffer): Promise<TemplateBook> {
  const parts = await unpack(bytes, () => true);
  const types = parts.get(CONTENT_TYPES)?.toString() ?? "";
  if (MACRO_TYPES.test(types) || hasPart(parts, MACROS)) throw workbookRefusal("vsme_macros");
  const book = parts.get(BOOK)?.toString();
  if (book === undefined) throw workbookRefusal("workbook_not_excel");
  if (!isTemplate(book)) throw workbookRefusal("vsme_foreign");
  try {
    const { sheets } = sheetsOf(book, parts.get(RELATIONS)?.toString() ?? "");
    const ranges = rangesOf(book, new Map(sheets.map(({ name, file }) => [name, file])));
    return { parts, ranges, names: new Map(sheets.map(({ name, file }) => [file, name])) };
  } catch (error) {
    throw error instanceof XmlError ? workbookRefusal("workbook_broken") : error;
  }
}

/** Whether it draws data from elsewhere: it is not handed on filled. */
export const hasLinks = ({ parts }: TemplateBook): boolean => hasPart(parts, LINKS);

const hasPart = (parts: ReadonlyMap<string, Buffer>, pattern: RegExp): boolean =>
  [...parts.keys()].some((name) => pattern.test(name));

const RANGE = /^'?((?:[^'!]|'')+)'?!\$([A-Z]{1,3})\$(\d{1,7})(?::\$([A-Z]{1,3})\$(\d{1,7}))?$/;

function rangesOf(book: string, files: ReadonlyMap<string, string>): TemplateBook["ranges"] {
  const ranges = new Map<string, Place & { rows: number; columns: number }>();
  let name: string | null = null;
  for (const token of xmlTokens(book)) {
    if (token.kind === "open")
      name = token.name === "definedName" ? (token.attributes["name"] ?? null) : null;
    else if (token.kind === "text" && name !== null) {
      const [, sheet = "", column = "", row = "", lastColumn = column, lastRow = row] =
        RANGE.exec(token.text) ?? [];
      const file = files.get(sheet.replaceAll("''", "'"));
      if (file === undefined) continue;
      const first = { file, column: columnNumber(column), row: Number(row) };
      ranges.set(name, {
        ...first,
        rows: Number(lastRow) - first.row + 1,
        columns: columnNumber(lastColumn) - first.column + 1,
      });
      limit("definedNames", ranges.size);
    } else name = null;
  }
  return ranges;
}

export const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

export const columnLetters = (column: number): string =>
  column === 0
    ? ""
    : columnLetters(Math.floor((column - 1) / 26)) + String.fromCharCode(65 + ((column - 1) % 26));
