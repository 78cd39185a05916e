import { isNumber, showValue } from "../answers/field-value";
import type { Elements } from "../question/answer";
import type { CellWords } from "./cell";
import type { Line } from "./lines";

/** Digits that a program which calculates in binary keeps exactly. */
const EXACT_DIGITS = 15;

/** What stands in the answer column: a number as a number wherever it stays what it is, everything else as text. */
export function answerCell(line: Line, elements: Elements, words: CellWords): string | number | null {
  const value = elements[line.element];
  if (line.isTick) return tickCell(value, elements, words);
  if (value === undefined) return null;
  const option = line.field.options?.find(({ id }) => id === value);
  if (option) return option.label;
  if (!isNumber(line.field)) return value;
  const digits = value.replace(/\D/g, "").replace(/^0+/, "").length;
  return digits <= EXACT_DIGITS ? Number(value) : showValue(line.field, value);
}

/** A box that was left empty says so once the question is answered; before that nobody has decided anything. */
function tickCell(value: string | undefined, elements: Elements, words: CellWords): string | null {
  if (value === "on") return words.yes;
  return Object.keys(elements).length > 0 ? words.no : null;
}
