import { toLatin1 } from "../plain-text";
import type { Answer } from "../question/answer";
import type { Question } from "../question/question";
import type { Cell, CellWords, CellPlace } from "./cell";
import type { About, FilledQuestion } from "./filled";
import { linesOf } from "./lines";
import { isErased, readCell, readYesOrNo, type CellReading, type Replacement } from "./read-cell";

/** What a cell wants: a canonical value for an element or for what is said about the answer; null takes it away. */
export interface Wish {
  name: string;
  isElement: boolean;
  value: string | null;
  place: CellPlace;
}

/** A cell that cannot be read. */
export interface Unread {
  name: string;
  code: string;
  place: CellPlace;
}

export interface CellChanges {
  wishes: Wish[];
  unread: Unread[];
  replaced: Replacement[];
}

/**
 * An empty cell wants nothing, and neither does one that still says what the file was made with (`base`; null where
 * nobody knows): what others stored meanwhile stays.
 */
export function wishesOf(
  question: Question,
  filled: FilledQuestion,
  base: Answer | null,
  words: CellWords,
): CellChanges {
  const found: CellChanges = { wishes: [], unread: [], replaced: [] };
  for (const { of, cell, place } of filled.cells) {
    const isElement = "element" in of;
    const name = isElement ? of.element : of.about;
    const reading = isElement
      ? readElement(question, of.element, cell, words)
      : readAbout(of.about, cell, words);
    if ("refusal" in reading) {
      found.unread.push({ name, code: reading.refusal, place });
      continue;
    }
    const before = base && (isElement ? (base.elements[name] ?? null) : aboutOf(base, name as About));
    if (base !== null && before === reading.value) continue;
    found.wishes.push({ name, isElement, value: reading.value, place });
    found.replaced.push(...(reading.replaced ?? []));
  }
  return found;
}

/** What is stored about an answer, as cells say it. */
export function aboutOf(answer: Answer, about: About): string | null {
  if (about !== "notApplicable") return answer[about];
  return answer.notApplicableChosen ? "on" : null;
}

function readElement(question: Question, element: string, cell: Cell, words: CellWords): CellReading {
  const line = linesOf(question).find((candidate) => candidate.element === element);
  return line ? readCell(line, cell, words) : { refusal: "unknown_element" };
}

function readAbout(about: About, cell: Cell, words: CellWords): CellReading {
  if (cell.kind === "formula") return { refusal: "formula_cell" };
  if (cell.kind === "error") return { refusal: "error_cell" };
  if (isErased(cell, words)) return { value: null };
  if (about === "notApplicable") {
    const isChosen = readYesOrNo(cell, words);
    return isChosen === null ? { refusal: "yes_or_no" } : { value: isChosen ? "on" : null };
  }
  if (cell.kind === "boolean") return { refusal: "boolean_cell" };
  const typed = cell.kind === "number" ? cell.value.replace(".", ",") : cell.text;
  if (typed === null) return { refusal: "date_cell" };
  const { text, changes } = toLatin1(typed);
  return { value: text.trim() || null, replaced: changes };
}
