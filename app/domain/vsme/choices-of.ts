import type { Choice, Question } from "../question/question";
import { onOneLine } from "./one-line";

/** The boxes of a checkbox question. */
export const choicesOf = (question: Question | null): readonly Choice[] =>
  question?.questionClass === "checkbox" || question?.questionClass === "radio" ? question.choices : [];

/** The words of a box of a checkbox question; null for any other element, its texts too. */
export const boxLabel = (question: Question | null, element: string): string | null =>
  question?.questionClass === "checkbox"
    ? (question.choices.find(({ id }) => id === element)?.label ?? null)
    : null;

/** The words of the option that an element of a matrix or a list of fields has as its value. */
export function optionLabel(question: Question | null, element: string, value: string): string | null {
  return optionsOf(question, element).find(({ id }) => id === value)?.label ?? null;
}

export function optionsOf(question: Question | null, element: string): readonly Choice[] {
  if (question?.questionClass === "matrix") {
    const column = element.slice(element.indexOf(".") + 1);
    return question.columns.find(({ id }) => id === column)?.options ?? [];
  }
  if (question?.questionClass !== "dropdown" && question?.questionClass !== "text") return [];
  return question.fields.find(({ id }) => id === element)?.options ?? [];
}

/** How a line tells the value of an element: by the words of its option or its box, or as it is. */
export const elementWords = (question: Question | null, element: string, value: string): string =>
  optionLabel(question, element, value) ?? boxLabel(question, element) ?? onOneLine(value);

/** The value that such words say: an option, a box that is chosen, or a text; null for a box with other words. */
export function valueInWords(question: Question | null, element: string, words: string): string | null {
  const box = boxLabel(question, element);
  if (box !== null) return box === words ? "on" : null;
  return optionsOf(question, element).find(({ label }) => label === words)?.id ?? words;
}
