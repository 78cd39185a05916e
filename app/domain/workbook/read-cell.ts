import { multiply } from "../decimal";
import { isNumber, readValue, unitOf } from "../answers/field-value";
import type { AnswerErrorKey, Reading } from "../answers/class-rules";
import { showNumber } from "../italian-number";
import { toLatin1 } from "../plain-text";
import type { Cell, CellWords } from "./cell";
import type { Line } from "./lines";

type CellRefusal =
  | AnswerErrorKey
  | "formula_cell"
  | "error_cell"
  | "date_cell"
  | "percent_cell"
  | "boolean_cell"
  | "yes_or_no";

/** The canonical value of a cell (null: the answer is removed), or why it cannot be read. */
export type CellReading = { value: string | null; replaced?: Replacement[] } | { refusal: CellRefusal };

/** A character of a text that cannot be stored, and its replacement. */
export type Replacement = Pick<Reading["changes"][number], "from" | "to">;

/** The value of a filled cell for its line. */
export function readCell(line: Line, cell: Cell, words: CellWords): CellReading {
  if (cell.kind === "formula") return { refusal: "formula_cell" };
  if (cell.kind === "error") return { refusal: "error_cell" };
  if (isErased(cell, words)) return { value: null };
  if (line.isTick) return tickOf(cell, words);
  const typed = typedOf(line, cell, words);
  if ("refusal" in typed) return typed;
  return line.field.inputType === "dropdown" ? choiceOf(line, typed.text, words) : valueOf(line, typed.text);
}

/** Yes or no, in any spelling; null for anything else. */
export function readYesOrNo(cell: Cell, words: CellWords): boolean | null {
  if (cell.kind === "boolean") return cell.value;
  if (cell.kind !== "text") return null;
  const comparable = sameWords(cell.text);
  if (comparable === "x" || comparable === sameWords(words.yes) || comparable === "si") return true;
  return comparable === sameWords(words.no) ? false : null;
}

export const isErased = (cell: Cell, { erase }: CellWords): boolean =>
  cell.kind === "text" && sameWords(cell.text) === sameWords(erase);

/** The form of a text for comparison: programs change quotes, spaces and capitals by themselves. */
export const sameWords = (text: string): string =>
  toLatin1(text).text.replace(/\s+/g, " ").trim().toLowerCase();

function tickOf(cell: Cell, words: CellWords): CellReading {
  const isTicked = readYesOrNo(cell, words);
  return isTicked === null ? { refusal: "yes_or_no" } : { value: isTicked ? "on" : null };
}

/** The content of the cell as a person would have typed it on the page. */
function typedOf(
  { field }: Line,
  cell: Exclude<Cell, { kind: "formula" | "error" }>,
  words: CellWords,
): { text: string } | { refusal: CellRefusal } {
  switch (cell.kind) {
    case "text":
      return { text: cell.text };
    case "boolean":
      if (field.inputType !== "dropdown") return { refusal: "boolean_cell" };
      return { text: cell.value ? words.yes : words.no };
    case "date":
      if (field.inputType !== "text" || cell.text === null) return { refusal: "date_cell" };
      return { text: cell.text };
    case "number":
      if (!cell.isPercent) return { text: isNumber(field) ? showNumber(cell.value) : ungrouped(cell.value) };
      if (unitOf(field) !== "%") return { refusal: "percent_cell" };
      return { text: showNumber(multiply(cell.value, "100")) };
  }
}

/** A number in a cell that asks for words: a code, a year. */
const ungrouped = (value: string) => value.replace(".", ",");

/** A choice by its words, or by its id; yes and no also in short forms. */
function choiceOf({ field: { options = [] } }: Line, text: string, words: CellWords): CellReading {
  const comparable = sameWords(text);
  const isYes = readYesOrNo({ kind: "text", text }, words);
  const chosen =
    options.find(({ label }) => sameWords(label) === comparable) ??
    options.find(({ id }) => id === text.trim() || (isYes !== null && id === (isYes ? "yes" : "no")));
  return chosen ? { value: chosen.id } : { refusal: "unknown_choice" };
}

function valueOf({ field }: Line, text: string): CellReading {
  const { value, error, changes = [] } = readValue(field, text);
  if (error) return { refusal: error };
  return { value: value ?? null, replaced: changes };
}
