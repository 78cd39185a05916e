import { answerLines } from "../answers/answer-lines";
import { rulesOf } from "../answers/classes";
import type { Question } from "../question/question";
import { choicesOf } from "../survey/question-check";

/** One element of an answer as a person reads it. */
export interface ShownElement {
  element: string;
  /** Null for a choice: its value says everything. */
  label: string | null;
  value: string;
}

/** An element in the words of the question it was given to; null if it was not given. */
export function shownElement(
  question: Question,
  element: string,
  value: string | undefined,
): ShownElement | null {
  if (value === undefined) return null;
  const opened = choicesOf(question).find(({ id, opens }) => opens && `${id}_text` === element)?.opens;
  if (opened) return { element, label: opened.label, value };
  const [line] = answerLines(question, rulesOf(question).show(question, { [element]: value }));
  return line ? { element, ...line } : { element, label: element, value };
}
