import { escapeXml } from "~/domain/vsme/escape-xml";
import { columnLetters, columnNumber } from "./template-book";

/** The value that a cell gets. A formula stays and shows the value until the program computes it anew. */
export type NewValue = { kind: "number" | "text"; value: string } | { kind: "truth"; value: boolean };

export type Edits = ReadonlyMap<number, ReadonlyMap<number, NewValue>>;

const ROW = /<row\b[^>]*?\br="(\d+)"[^>]*?(?:\/>|>([\s\S]*?)<\/row>)/g;
const CELL = /<c\b([^>]*?)\br="([A-Z]+)\d+"([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g;

/**
 * The XML of a sheet with these cells changed in place: every other character stays as it was. Null if it has lost a row.
 */
export function editSheet(xml: string, edits: Edits): string | null {
  const done = new Set<number>();
  const edited = xml.replace(ROW, (whole: string, number: string, content: string | undefined) => {
    const row = Number(number);
    const cells = edits.get(row);
    if (!cells) return whole;
    done.add(row);
    return editRow(whole, content ?? "", row, cells);
  });
  return [...edits.keys()].every((row) => done.has(row)) ? edited : null;
}

function editRow(whole: string, content: string, row: number, cells: ReadonlyMap<number, NewValue>): string {
  const waiting = new Map(cells);
  let written = content.replace(
    CELL,
    (cell: string, before: string, letters: string, after: string, inner = "") => {
      const column = columnNumber(letters);
      const value = waiting.get(column);
      if (!value) return cell;
      waiting.delete(column);
      return cellMarkup(
        `${letters}${row}`,
        [before.trim(), after.trim()].join(" ").trim(),
        inner as string,
        value,
      );
    },
  );
  for (const [column, value] of waiting) written = withCell(written, row, column, value);
  if (whole.endsWith("</row>")) return whole.replace(content, () => written);
  return whole.replace(/\/>$/, () => `>${written}</row>`);
}

/** A cell that the row does not have yet, in its place. */
function withCell(content: string, row: number, column: number, value: NewValue): string {
  const markup = cellMarkup(`${columnLetters(column)}${row}`, "", "", value);
  for (const found of content.matchAll(CELL)) {
    if (columnNumber(found[2] ?? "") > column)
      return content.slice(0, found.index) + markup + content.slice(found.index);
  }
  return content + markup;
}

function cellMarkup(reference: string, attributes: string, inner: string, value: NewValue): string {
  const formula = /<f\b[^>]*?(?:\/>|>[\s\S]*?<\/f>)/.exec(inner)?.[0] ?? "";
  const lead = ` ${attributes}`.replace(/ t="[^"]*"/, "").trimEnd();
  const open = (type: string) => `<c r="${reference}"${lead}${type === "" ? "" : ` t="${type}"`}>`;
  if (value.kind === "number") return `${open("")}${formula}<v>${value.value}</v></c>`;
  if (value.kind === "truth") return `${open("b")}${formula}<v>${value.value ? 1 : 0}</v></c>`;
  const text = escapeXml(value.value);
  if (formula !== "") return `${open("str")}${formula}<v>${text}</v></c>`;
  return `${open("inlineStr")}<is><t xml:space="preserve">${text}</t></is></c>`;
}
