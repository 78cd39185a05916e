import { toLatin1 } from "../plain-text";
import type { Answer } from "../question/answer";
import type { Question } from "../question/question";
import type { Cell, CellWords, CellPlace } from "./cell";
import type { About, FilledQuestion } from "./filled";
import { linesOf } from "./lines";
import { isErased, readCell, readYesOrNo, type CellReading, type Replacement } from "./read-cell";

/** The change that a cell makes: a canonical value for an element or for a part about the answer; null removes it. */
export interface ValueChange {
  name: string;
  isElement: boolean;
  value: string | null;
  place: CellPlace;
}

/** A cell that cannot be read. */
interface Unread {
  name: string;
  code: string;
  place: CellPlace;
}

interface CellChanges {
  valueChanges: ValueChange[];
  unread: Unread[];
  replaced: Replacement[];
}

/**
 * An empty cell changes nothing, nor does a cell that still has the value the file was made with (`base`; null if it
 * is not known): values that others stored meanwhile stay.
 */
export function cellChangesOf(
  question: Question,
  filled: FilledQuestion,
  base: Answer | null,
  words: CellWords,
): CellChanges {
  const changes: CellChanges = { valueChanges: [], unread: [], replaced: [] };
  for (const { of, cell, place } of filled.cells) {
    const isElement = "element" in of;
    const name = isElement ? of.element : of.about;
    const reading = isElement
      ? readElement(question, of.element, cell, words)
      : readAbout(of.about, cell, words);
    if ("refusal" in reading) {
      changes.unread.push({ name, code: reading.refusal, place });
      continue;
    }
    const before = base && (isElement ? (base.elements[name] ?? null) : aboutOf(base, name as About));
    if (base !== null && before === reading.value) continue;
    changes.valueChanges.push({ name, isElement, value: reading.value, place });
    changes.replaced.push(...(reading.replaced ?? []));
  }
  return changes;
}

/** A stored part about an answer, in the form of a cell. */
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
