import { isNumber, showValue } from "../answers/field-value";
import type { Elements } from "../question/answer";
import type { CellWords } from "./cell";
import type { Line } from "./lines";

/** Digits that a program with binary numbers keeps exactly. */
const EXACT_DIGITS = 15;

/** The content of the answer column: a number wherever a spreadsheet keeps it exactly, otherwise a text. */
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

/** An empty box says "no" once the question is answered; before that the company has decided nothing. */
function tickCell(value: string | undefined, elements: Elements, words: CellWords): string | null {
  if (value === "on") return words.yes;
  return Object.keys(elements).length > 0 ? words.no : null;
}
