import type { Cell } from "~/domain/workbook/cell";
import { findColumns, type Column } from "~/domain/workbook/columns";
import { ABOUT, type About, type FileRow } from "~/domain/workbook/filled";
import { unpack } from "./archive";
import { sheetsOf, stringsOf } from "./book-parts";
import { limit, workbookRefusal } from "./refusal";
import type { ReadRow } from "./read-row";
import { rowsOf, type Shared, type SheetRow } from "./sheet-cells";
import { stylesOf } from "./styles";
import { HEADINGS } from "./workbook-words";
import { XmlError } from "./xml";
import { readTemplate } from "./vsme/read-template";
import { isTemplate } from "./vsme/template-book";

/** Headings are near the top; rows below this one are not searched. */
const LAST_HEADING_ROW = 30;
const LONGEST_ID = 120;

const STRINGS = "xl/sharedStrings.xml";
const WANTED =
  /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/;

/**
 * The filled rows of an uploaded workbook, saved by any program: of every sheet with our headings, in any order of
 * columns. Throws the refusal of the whole file.
 */
export async function readWorkbook(bytes: Buffer): Promise<ReadRow[]> {
  const files = await unpack(bytes, (name) => WANTED.test(name));
  const book = files.get("xl/workbook.xml");
  if (!book) throw workbookRefusal("workbook_not_excel");
  if (isTemplate(book.toString())) return readTemplate(bytes);
  try {
    return rowsIn(book.toString(), files);
  } catch (error) {
    throw error instanceof XmlError ? workbookRefusal("workbook_broken") : error;
  }
}

function rowsIn(book: string, files: Map<string, Buffer>): ReadRow[] {
  const text = (name: string) => files.get(name)?.toString() ?? "";
  const { sheets, from1904 } = sheetsOf(book, text("xl/_rels/workbook.xml.rels"));
  limit("stringsBytes", files.get(STRINGS)?.length ?? 0);
  let cells = 0;
  const shared: Shared = {
    strings: stringsOf(text(STRINGS)),
    styles: stylesOf(text("xl/styles.xml")),
    from1904,
    count(cellInRow) {
      limit("columns", cellInRow);
      limit("cells", (cells += 1));
    },
  };
  const rows: ReadRow[] = [];
  let isOurs = false;
  let seen = 0;
  let length = 0;
  for (const { name, file } of sheets) {
    let columns: ReadonlyMap<Column, number> | null = null;
    for (const row of rowsOf(text(file), shared)) {
      limit("rows", (seen += 1));
      if (columns) {
        const read = fileRow(row, name, columns);
        length += read.reduce((sum, one) => sum + lengthOf(one), 0);
        limit("textCharacters", length);
        rows.push(...read);
      } else if (row.number <= LAST_HEADING_ROW) columns = findColumns(textsOf(row), HEADINGS);
    }
    if (columns && !columns.has("answer")) {
      throw workbookRefusal("workbook_without_answers", { sheet: name, column: HEADINGS.answer });
    }
    isOurs ||= columns !== null;
  }
  if (!isOurs) throw workbookRefusal("workbook_not_ours");
  return rows;
}

function textsOf({ cells }: SheetRow): Map<number, string> {
  return new Map(
    [...cells].flatMap(([at, cell]) => (cell.kind === "text" ? [[at, cell.text] as const] : [])),
  );
}

function fileRow(
  { number, cells }: SheetRow,
  sheet: string,
  columns: ReadonlyMap<Column, number>,
): ReadRow[] {
  const cellOf = (column: Column): Cell | undefined => cells.get(columns.get(column) ?? -1);
  const text = (column: Column): string => {
    const cell = cellOf(column);
    if (cell?.kind === "text") return cell.text.trim().slice(0, LONGEST_ID);
    return cell?.kind === "number" ? cell.value : "";
  };
  const about = ABOUT.flatMap((name): [About, Cell][] => {
    const cell = cellOf(name);
    return cell ? [[name, cell]] : [];
  });
  const answer = cellOf("answer");
  const revision = text("revision");
  if (text("questionId") === "" && !answer) return [];
  return [
    {
      place: { sheet: sheet.slice(0, LONGEST_ID), row: number },
      questionId: text("questionId"),
      elementId: text("elementId"),
      origin: text("origin"),
      revision: /^\d{1,9}$/.test(revision) ? Number(revision) : null,
      answer,
      about: Object.fromEntries(about),
    },
  ];
}

const lengthOf = ({ answer, about }: FileRow) =>
  [answer, ...Object.values(about)].reduce(
    (sum, cell) => sum + (cell?.kind === "text" ? cell.text.length : 0),
    0,
  );
