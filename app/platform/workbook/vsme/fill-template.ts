import { ZipFile } from "yazl";
import type { TemplateCell } from "~/domain/vsme/template-cells";
import { workbookRefusal } from "../refusal";
import { editSheet, type NewValue } from "./edit-sheet";
import { hasLinks, templateBook, type TemplateBook } from "./template-book";
import type { SheetValue } from "./sheet-values";
import { listedWords } from "./template-lists";
import { QuotedStyles } from "./quoted-styles";
import { TemplateReader } from "./template-reader";

/** The edition that is written; others can be read. */
const WRITTEN_EDITION = "1.3.0";
const BOOK = "xl/workbook.xml";
const STYLES = "xl/styles.xml";

type Edits = Map<string, Map<number, Map<number, NewValue>>>;

/** A digital template with these cells filled. Parts without a filled cell keep their bytes, the styles save where a text begins like a formula. */
export async function fillTemplate(bytes: Buffer, cells: readonly TemplateCell[]): Promise<Buffer> {
  const book = await templateBook(bytes);
  const reader = new TemplateReader(book);
  const edition = reader.text("template_reporting_template_version");
  if (edition !== WRITTEN_EDITION) {
    throw workbookRefusal("vsme_edition", { edition: edition?.slice(0, 20) ?? "?", wanted: WRITTEN_EDITION });
  }
  if (hasLinks(book)) throw workbookRefusal("vsme_links");
  const edits = editsOf(cells, book, reader);
  const parts = new Map(book.parts);
  const styles = new QuotedStyles(book.parts.get(STYLES)?.toString() ?? "");
  for (const [file, rows] of edits) {
    reader.check(file);
    const edited = editSheet(book.parts.get(file)?.toString() ?? "", rows, (style) => styles.placeOf(style));
    if (edited === null) throw workbookRefusal("vsme_changed");
    parts.set(file, Buffer.from(edited));
  }
  if (styles.changed !== null) parts.set(STYLES, Buffer.from(styles.changed));
  parts.set(BOOK, Buffer.from(computedAtOpening(book.parts.get(BOOK)?.toString() ?? "")));
  return packed(parts);
}

function editsOf(cells: readonly TemplateCell[], { ranges }: TemplateBook, reader: TemplateReader): Edits {
  const edits: Edits = new Map();
  for (const cell of cells) {
    const { range, down, right } = cell;
    const place = ranges.get(range);
    if (!place) throw workbookRefusal("vsme_changed");
    const value = newValue(cell, reader);
    if (!value) continue;
    const rows = edits.get(place.file) ?? new Map<number, Map<number, NewValue>>();
    edits.set(place.file, rows);
    const row = rows.get(place.row + down) ?? new Map<number, NewValue>();
    rows.set(place.row + down, row);
    row.set(place.column + right, value);
  }
  return edits;
}

function newValue({ range, down, right, content }: TemplateCell, reader: TemplateReader): NewValue | null {
  if (content.kind === "box") return { kind: "truth", value: content.value };
  if (content.kind === "truth") return fitting(content.value, range, reader.value(range, down, right));
  if (content.kind === "copy") {
    const words = reader.value(content.range, content.down, content.right);
    return words === null ? null : { kind: "text", value: String(words) };
  }
  if (content.kind === "number" || content.kind === "text") return content;
  const words = listedWords(content, reader.column);
  return words === null ? null : { kind: "text", value: words };
}

/** Cells that the template keeps as a box although they are empty. */
const EMPTY_BOXES = new Set([
  "PracticePolicyAndOrFutureInitiativeIsPubliclyAvailable",
  "UndertakingHasSetATargetWhichIsRelatedToAPolicy",
  "PubliclyAvailableDisclosure",
]);

/** Yes and no where the cell is a list and no box. */
function fitting(value: boolean, range: string, before: SheetValue | null): NewValue {
  if (EMPTY_BOXES.has(range) || typeof before === "boolean") return { kind: "truth", value };
  return { kind: "text", value: value ? "YES" : "NO" };
}

/** The program computes all formulas when it opens the file. */
const computedAtOpening = (book: string): string =>
  book.replace(/<calcPr\b([^>]*)>/, (_, inside: string) => {
    const isEmpty = inside.endsWith("/");
    const attributes = (isEmpty ? inside.slice(0, -1) : inside)
      .replace(/ fullCalcOnLoad="[^"]*"/, "")
      .trimEnd();
    return `<calcPr${attributes} fullCalcOnLoad="1"${isEmpty ? "/" : ""}>`;
  });

/** The first day that an archive can name: the same content has the same bytes. */
const FIRST_DAY = new Date(1980, 0, 1);

async function packed(parts: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of parts)
    archive.addBuffer(content, name, { mtime: FIRST_DAY, forceDosTimestamp: true });
  archive.end();
  const chunks: Buffer[] = [];
  for await (const chunk of archive.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
