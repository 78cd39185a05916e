import type { Choice, Question } from "../question/question";

/** The boxes of a checkbox question. */
export const choicesOf = (question: Question | null): readonly Choice[] =>
  question?.questionClass === "checkbox" || question?.questionClass === "radio" ? question.choices : [];

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
