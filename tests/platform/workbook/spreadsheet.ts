import { buffer } from "node:stream/consumers";
import { SaxesParser } from "saxes";
import { ZipFile } from "yazl";
import { unzip } from "./unzip";

/** What a program that opens, changes and saves workbooks knows of them; it shares no code with the product. */
export type CellValue = string | number | boolean | null | { formula: string; result: number };

const BOOK = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

const typed = (part: string, kind: string) =>
  `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;

interface Node {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
  text: string;
}

function tree(xml: string): Node {
  const root: Node = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const parser = new SaxesParser({ xmlns: false });
  parser.on("opentag", ({ name, attributes }) => {
    const node = { name, attributes: attributes as Record<string, string>, children: [], text: "" };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on("text", (text) => void ((open.at(-1) ?? root).text += text));
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  return root;
}

/** The node at the end of this way of names; null if there is none. */
const at = (node: Node | undefined, ...names: string[]): Node | undefined =>
  names.reduce<Node | undefined>((found, name) => found?.children.find((one) => one.name === name), node);

const plain = (text: string) =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

interface DataValidation {
  type: string;
  errorStyle: string;
  formulae: string[];
}

export class Cell {
  value: CellValue = null;
  style = "0";
  dataValidation: DataValidation | undefined;
  /** Which fill of the workbook it has. */
  fill = "0";
}

const lettersOf = (column: number): string =>
  (column > 26 ? lettersOf(Math.floor((column - 1) / 26)) : "") +
  String.fromCharCode(65 + ((column - 1) % 26));

function placeOf(reference: string): [row: number, column: number] {
  const [, letters = "A", row = "1"] = /^([A-Z]+)(\d+)$/.exec(reference) ?? [];
  return [Number(row), [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)];
}

export class Sheet {
  name = "";
  state = "visible";
  hiddenColumns = new Set<number>();
  frozenRows = 0;
  isFrozen = false;
  filter: string | null = null;
  rows: Cell[][] = [];

  get rowCount(): number {
    return this.rows.length;
  }

  getCell(row: number | string, column = 1): Cell {
    const [line, place] = typeof row === "string" ? placeOf(row) : [row, column];
    while (this.rows.length < line) this.rows.push([]);
    const cells = this.rows[line - 1] ?? [];
    while (cells.length < place) cells.push(new Cell());
    return cells[place - 1] ?? new Cell();
  }

  moveRowToEnd(number: number): void {
    this.rows.push(...this.rows.splice(number - 1, 1));
  }

  insertColumn(before: number, values: CellValue[]): void {
    this.rows.forEach((cells, row) => {
      const cell = new Cell();
      cell.value = values[row] ?? null;
      cells.splice(before - 1, 0, cell);
    });
  }
}

export class Spreadsheet {
  readonly worksheets: Sheet[];
  readonly #styles: string;

  constructor(bytes: Buffer) {
    const parts = unzip(bytes);
    const part = (name: string) => tree(parts[name] ?? "<none/>");
    this.#styles = parts["xl/styles.xml"] ?? "";
    const strings = at(part("xl/sharedStrings.xml"), "sst")?.children ?? [];
    const texts = strings.map((si) => plain(at(si, "t")?.text ?? ""));
    const looks = at(part("xl/styles.xml"), "styleSheet", "cellXfs")?.children ?? [];
    const targets = at(part("xl/_rels/workbook.xml.rels"), "Relationships")?.children ?? [];
    this.worksheets = (at(part("xl/workbook.xml"), "workbook", "sheets")?.children ?? []).map((listed) => {
      const target = targets.find(({ attributes }) => attributes.Id === listed.attributes["r:id"]);
      const name = (target?.attributes.Target ?? "").replace(/^\/xl\//, "");
      const sheet = sheetOf(at(part(`xl/${name}`), "worksheet"), texts, looks);
      return Object.assign(sheet, {
        name: listed.attributes.name ?? "",
        state: listed.attributes.state ?? "visible",
      });
    });
  }

  getWorksheet(name: string): Sheet | undefined {
    return this.worksheets.find((sheet) => sheet.name === name);
  }

  saved(): Promise<Buffer> {
    const listed = this.worksheets.map(
      ({ name, state }, at) =>
        `<sheet name="${xml(name)}" sheetId="${at + 1}" state="${state}" r:id="r${at}"/>`,
    );
    const related = this.worksheets.map(
      (_, at) =>
        `<Relationship Id="r${at}" Type="${RELATIONS}/worksheet" Target="/xl/worksheets/s${at}.xml"/>`,
    );
    related.push(`<Relationship Id="styles" Type="${RELATIONS}/styles" Target="/xl/styles.xml"/>`);
    const archive = new ZipFile();
    const parts = {
      "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types">${[
        `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`,
        typed("xl/workbook.xml", "sheet.main"),
        typed("xl/styles.xml", "styles"),
        ...this.worksheets.map((_, at) => typed(`xl/worksheets/s${at}.xml`, "worksheet")),
      ].join("")}</Types>`,
      "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      "xl/workbook.xml": `<workbook xmlns="${BOOK}" xmlns:r="${RELATIONS}"><sheets>${listed.join("")}</sheets></workbook>`,
      "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships">${related.join("")}</Relationships>`,
      "xl/styles.xml": this.#styles,
      ...Object.fromEntries(
        this.worksheets.map((sheet, at) => [`xl/worksheets/s${at}.xml`, sheetXml(sheet)]),
      ),
    };
    for (const [name, content] of Object.entries(parts)) archive.addBuffer(Buffer.from(content), name);
    archive.end();
    return buffer(archive.outputStream);
  }
}

function sheetOf(node: Node | undefined, texts: string[], looks: Node[]): Sheet {
  const sheet = new Sheet();
  const pane = at(node, "sheetViews", "sheetView", "pane")?.attributes;
  sheet.isFrozen = pane?.state === "frozen";
  sheet.frozenRows = Number(pane?.ySplit ?? 0);
  sheet.filter = at(node, "autoFilter")?.attributes.ref ?? null;
  for (const { attributes } of at(node, "cols")?.children ?? [])
    if (attributes.hidden === "1") sheet.hiddenColumns.add(Number(attributes.min));
  for (const row of at(node, "sheetData")?.children ?? [])
    for (const given of row.children) {
      const cell = sheet.getCell(given.attributes.r ?? "A1");
      cell.style = given.attributes.s ?? "0";
      cell.fill = looks[Number(cell.style)]?.attributes.fillId ?? "0";
      cell.value = valueOf(given, texts);
    }
  for (const rule of at(node, "dataValidations")?.children ?? []) {
    const { type = "", errorStyle = "", sqref = "" } = rule.attributes;
    const formulae = [at(rule, "formula1")?.text ?? ""];
    sheet.getCell(sqref).dataValidation = { type, errorStyle, formulae };
  }
  return sheet;
}

function valueOf(cell: Node, texts: string[]): CellValue {
  const value = at(cell, "v")?.text;
  if (cell.attributes.t === "s") return texts[Number(value)] ?? null;
  if (cell.attributes.t === "inlineStr") return plain(at(cell, "is", "t")?.text ?? "");
  return value === undefined ? null : Number(value);
}

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const xml = (text: string) =>
  text
    .replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? "")
    .replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_")
    .replace(/\r/g, "_x000D_");

function sheetXml({ rows }: Sheet): string {
  const lines = rows.map((cells, row) => {
    const each = cells.map((cell, column) => cellXml(cell, `${lettersOf(column + 1)}${row + 1}`));
    return `<row r="${row + 1}">${each.join("")}</row>`;
  });
  return `<worksheet xmlns="${BOOK}"><sheetData>${lines.join("")}</sheetData></worksheet>`;
}

function cellXml({ value, style }: Cell, reference: string): string {
  const begin = `<c r="${reference}" s="${style}"`;
  if (value === null) return `${begin}/>`;
  if (typeof value === "number") return `${begin}><v>${value}</v></c>`;
  if (typeof value === "boolean") return `${begin} t="b"><v>${value ? 1 : 0}</v></c>`;
  if (typeof value === "object") return `${begin}><f>${xml(value.formula)}</f><v>${value.result}</v></c>`;
  return `${begin} t="inlineStr"><is><t xml:space="preserve">${xml(value)}</t></is></c>`;
}
