import type { Cell } from "~/domain/workbook/cell";
import { canonical } from "~/domain/decimal";
import type { ShownAs } from "./styles";
import { xmlTokens } from "./xml";
import { DAY_MS } from "~/domain/durations";

/** What the cells of a workbook refer to elsewhere in it. */
export interface Shared {
  /** The shared texts, each as the cell that names it. */
  strings: readonly (Cell | null)[];
  styles: readonly ShownAs[];
  /** Days are counted from 1904 instead of 1900. */
  from1904: boolean;
  /** Called for every cell of a row with its number in the row, before the cell is read. */
  count(cellInRow: number): void;
}

/** A row with filled cells: its number as the person sees it, and its filled cells by column, from 0. */
export interface SheetRow {
  number: number;
  cells: Map<number, Cell>;
}

/** The rows of a sheet, one by one. */
export function* rowsOf(xml: string, shared: Shared): Generator<SheetRow> {
  let row: SheetRow = { number: 0, cells: new Map() };
  let cell: RawCell | null = null;
  let column = -1;
  let cellInRow = 0;
  for (const token of xmlTokens(xml)) {
    if (token.kind === "text") {
      if (cell?.reading) cell[cell.reading] += token.text;
    } else if (token.name === "row") {
      if (token.kind === "close") yield row;
      else {
        row = { number: rowNumberOf(token.attributes["r"]) ?? row.number + 1, cells: new Map() };
        column = -1;
        cellInRow = 0;
      }
    } else if (token.name === "c") {
      if (token.kind === "open") {
        shared.count((cellInRow += 1));
        column = columnOf(token.attributes["r"]) ?? column + 1;
        cell = rawCell(token.attributes);
      }
      if (cell && (token.kind === "close" || token.isEmpty)) {
        const read = cellOf(cell, shared);
        if (read) row.cells.set(column, read);
        cell = null;
      }
    } else if (cell) follow(cell, token);
  }
}

interface RawCell {
  type: string;
  style: number;
  value: string;
  text: string;
  isFormula: boolean;
  /** Which of the two the following text belongs to. */
  reading: "value" | "text" | null;
  isReading: boolean;
}

const rawCell = (attributes: Readonly<Record<string, string>>): RawCell => ({
  type: attributes["t"] ?? "n",
  style: Number(attributes["s"] ?? 0),
  value: "",
  text: "",
  isFormula: false,
  reading: null,
  isReading: true,
});

/**
 * Collects the parts of a cell: its value, its formula, or its text in one or several runs; phonetic readings are left
 * out.
 */
function follow(cell: RawCell, { kind, name }: { kind: "open" | "close"; name: string }): void {
  const isOpen = kind === "open";
  if (name === "rPh") cell.isReading = !isOpen;
  else if (name === "f") cell.isFormula = true;
  else if (name === "v") cell.reading = isOpen ? "value" : null;
  else if (name === "t") cell.reading = isOpen && cell.isReading ? "text" : null;
}

function cellOf({ type, style, value, text, isFormula }: RawCell, shared: Shared): Cell | null {
  if (isFormula) return { kind: "formula" };
  switch (type) {
    case "s":
      return shared.strings[Number(value)] ?? null;
    case "inlineStr":
      return writtenCell(text);
    case "str":
      return writtenCell(value);
    case "b":
      return { kind: "boolean", value: value.trim() === "1" };
    case "e":
      return { kind: "error" };
    case "d":
      return { kind: "date", text: dateOfText(value) };
    default:
      return numberCell(value, shared.styles[style] ?? "number", shared.from1904);
  }
}

/** Longer than any answer may be, so that a text that was cut off is still refused. */
const LONGEST_TEXT = 10_000;

const LONGEST_CODE = "_x0041_".length;

/** The cell of a text as XML has it; null for one without signs. What no answer can hold is not even looked at. */
export function writtenCell(written: string): Cell | null {
  const text = unescaped(written.slice(0, LONGEST_TEXT * LONGEST_CODE)).slice(0, LONGEST_TEXT);
  return text.trim() === "" ? null : { kind: "text", text };
}

/** Characters that XML cannot hold, and underscores that would look like one of them, are written _xHHHH_. */
const unescaped = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Programs store numbers in binary and show 15 digits: "33.299999999999997" was typed as 33.3. */
function numberCell(value: string, shownAs: ShownAs, from1904: boolean): Cell | null {
  if (value.trim() === "") return null;
  const number = Number(value);
  if (!Number.isFinite(number)) return { kind: "error" };
  if (shownAs === "date") return { kind: "date", text: dateOfDays(number, from1904) };
  return { kind: "number", value: plainDecimal(number), isPercent: shownAs === "percent" };
}

function plainDecimal(number: number): string {
  const [digits = "0", exponent = "0"] = number.toExponential(14).split("e");
  const [sign, whole, fraction = ""] = /^(-?)(\d)\.?(\d*)$/.exec(digits)?.slice(1) ?? ["", "0"];
  const power = Number(exponent);
  const all = `${whole}${fraction}`;
  const padded = power < 0 ? all.padStart(all.length - power, "0") : all.padEnd(power + 1, "0");
  const point = Math.max(power, 0) + 1;
  return canonical(`${sign}${padded.slice(0, point)}.${padded.slice(point) || "0"}`);
}

/**
 * The day before the first one, shifted because the count includes a 29 February 1900 that the calendar does not have.
 */
const BEFORE_1900 = Date.UTC(1899, 11, 30);
const BEFORE_1904 = Date.UTC(1904, 0, 1);

/** dd/MM/yyyy; null for a time, or for a day so early that programs disagree about it. */
function dateOfDays(days: number, from1904: boolean): string | null {
  if (!Number.isInteger(days) || days < 61 || days > 2_900_000) return null;
  return dateOfText(new Date((from1904 ? BEFORE_1904 : BEFORE_1900) + days * DAY_MS).toISOString());
}

function dateOfText(iso: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?:T00:00:00(?:\.0+)?Z?)?$/.exec(iso.trim()) ?? [];
  return year ? `${day}/${month}/${year}` : null;
}

/** The last row that a sheet can have. */
const LAST_ROW = 1_048_576;

/** Null for a row without a number, or with one that no sheet has: it follows the row before it. */
function rowNumberOf(written: string | undefined): number | null {
  const number = Number(written);
  return Number.isInteger(number) && number >= 1 && number <= LAST_ROW ? number : null;
}

/** "AB12" → 27. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^\$?([A-Z]{1,3})\$?\d+$/.exec(reference ?? "")?.[1];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
