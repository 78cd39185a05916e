import { showValue, unitOf } from "../answers/field-value";
import type { Answer } from "../question/answer";
import type { Question } from "../question/question";
import type { CellWords } from "./cell";
import { aboutOf } from "./cell-changes";
import { ABOUT, type About } from "./filled";
import { linesOf, type Line } from "./lines";

/** One value that changes, in the words of the page; null = none. */
export interface ChangedLine {
  /** The label of the line; null if its question says it, or if `about` does. */
  label: string | null;
  about: About | null;
  before: string | null;
  after: string | null;
}

/** Every value in which two answers to a question differ, in the order of its page. */
export function changedLines(
  question: Question,
  before: Answer,
  after: Answer,
  words: CellWords,
): ChangedLine[] {
  const elements = linesOf(question).flatMap((line): ChangedLine[] => {
    const [old, now] = [before.elements[line.element], after.elements[line.element]];
    if (old === now) return [];
    const shown = (value: string | undefined) =>
      value === undefined ? null : shownValue(line, value, words);
    return [{ label: line.label, about: null, before: shown(old), after: shown(now) }];
  });
  const about = ABOUT.flatMap((name): ChangedLine[] => {
    const [old, now] = [aboutOf(before, name), aboutOf(after, name)];
    if (old === now) return [];
    const shown = (value: string | null) =>
      name === "notApplicable" ? (value ? words.yes : words.no) : value;
    return [{ label: null, about: name, before: shown(old), after: shown(now) }];
  });
  return [...elements, ...about];
}

/** A canonical value as a person reads it. */
function shownValue({ field, isTick }: Line, value: string, words: CellWords): string {
  if (isTick) return words.yes;
  const option = field.options?.find(({ id }) => id === value);
  const shown = option?.label ?? showValue(field, value);
  const unit = unitOf(field);
  return unit ? `${shown} ${unit}` : shown;
}
