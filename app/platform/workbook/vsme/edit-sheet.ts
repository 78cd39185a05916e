import { beginsLikeFormula } from "~/domain/formula-like";
import { escapeXml } from "~/domain/vsme/escape-xml";
import { columnLetters, columnNumber } from "./template-book";

/** The value that a cell gets. A formula stays and shows the value until the program computes it anew. */
export type NewValue = { kind: "number" | "text"; value: string } | { kind: "truth"; value: boolean };

type Edits = ReadonlyMap<number, ReadonlyMap<number, NewValue>>;

const ROW = /<row\b[^>]*?\br="(\d+)"[^>]*?(?:\/>|>([\s\S]*?)<\/row>)/g;
const CELL = /<c\b([^>]*?)\br="([A-Z]+)\d+"([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g;

/** The style of a cell with the sign that its text is no formula; null where there is none. */
type Quoted = (style: number) => number | null;

/**
 * The XML of a sheet with these cells changed in place: every other character stays as it was. Null if it has lost a row.
 */
export function editSheet(xml: string, edits: Edits, quoted: Quoted): string | null {
  const done = new Set<number>();
  const edited = xml.replace(ROW, (whole: string, number: string, content: string | undefined) => {
    const row = Number(number);
    const cells = edits.get(row);
    if (!cells) return whole;
    done.add(row);
    return editRow(whole, { content: content ?? "", row, cells, quoted });
  });
  return [...edits.keys()].every((row) => done.has(row)) ? edited : null;
}

interface EditedRow {
  content: string;
  row: number;
  cells: ReadonlyMap<number, NewValue>;
  quoted: Quoted;
}

function editRow(whole: string, { content, row, cells, quoted }: EditedRow): string {
  const waiting = new Map(cells);
  let written = content.replace(
    CELL,
    (cell: string, before: string, letters: string, after: string, inner = "") => {
      const column = columnNumber(letters);
      const value = waiting.get(column);
      if (!value) return cell;
      waiting.delete(column);
      const attributes = [before.trim(), after.trim()].join(" ").trim();
      return cellMarkup({ reference: `${letters}${row}`, attributes, inner: inner as string }, value, quoted);
    },
  );
  for (const [column, value] of waiting) {
    const cell = { reference: `${columnLetters(column)}${row}`, attributes: "", inner: "" };
    written = withCell(written, column, cellMarkup(cell, value, quoted));
  }
  const opening = whole.slice(0, whole.indexOf(">") + 1);
  return `${opening.replace(/\/>$/, ">")}${written}</row>`;
}

/** A cell that the row does not have yet, in its place. */
function withCell(content: string, column: number, markup: string): string {
  for (const found of content.matchAll(CELL)) {
    if (columnNumber(found[2] ?? "") > column)
      return content.slice(0, found.index) + markup + content.slice(found.index);
  }
  return content + markup;
}

interface CellBefore {
  reference: string;
  attributes: string;
  inner: string;
}

function cellMarkup({ reference, attributes, inner }: CellBefore, value: NewValue, quoted: Quoted): string {
  const formula = /<f\b[^>]*?(?:\/>|>[\s\S]*?<\/f>)/.exec(inner)?.[0] ?? "";
  const lead = ` ${attributes}`.replace(/ t="[^"]*"/, "").trimEnd();
  const open = (type: string, given = lead) =>
    `<c r="${reference}"${given}${type === "" ? "" : ` t="${type}"`}>`;
  if (value.kind === "number") return `${open("")}${formula}<v>${value.value}</v></c>`;
  if (value.kind === "truth") return `${open("b")}${formula}<v>${value.value ? 1 : 0}</v></c>`;
  const text = escapeXml(value.value);
  if (formula !== "") return `${open("str")}${formula}<v>${text}</v></c>`;
  const styled = beginsLikeFormula(value.value) ? withStyle(lead, quoted) : lead;
  return `${open("inlineStr", styled)}<is><t xml:space="preserve">${text}</t></is></c>`;
}

const STYLE = / s="(\d+)"/;

function withStyle(attributes: string, quoted: Quoted): string {
  const place = quoted(Number(STYLE.exec(attributes)?.[1] ?? 0));
  return place === null ? attributes : `${attributes.replace(STYLE, "")} s="${place}"`;
}
