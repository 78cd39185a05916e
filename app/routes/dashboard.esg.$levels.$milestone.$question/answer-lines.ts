import type { Typed } from "~/domain/answers/class-rules";
import type { Choice, Field } from "~/domain/survey/question";
import type { ShownQuestion } from "~/domain/survey/shown-question";

/** An answer as a person reads it. Choices go without a label: their value says all. */
export interface AnswerLine {
  label: string | null;
  value: string;
}

const YES_OR_NO: Choice[] = [
  { id: "yes", label: "Sì" },
  { id: "no", label: "No" },
];

/** The lines of an answer, from what stands in its form; what is blank has none. */
export function answerLines(question: ShownQuestion, typed: Typed): AnswerLine[] {
  switch (question.questionClass) {
    case "boolean":
      return choiceLines(YES_OR_NO, typed, ({ id }) => typed.value === id);
    case "radio":
      return choiceLines(question.choices, typed, ({ id }) => typed.value === id);
    case "checkbox":
      return choiceLines(question.choices, typed, ({ id }) => typed[id] === "on");
    case "text":
    case "dropdown":
      return question.fields.flatMap((field) => fieldLines(field, typed[field.id], field.label));
    case "matrix":
      return question.rows.flatMap((row) =>
        question.columns.flatMap((column) =>
          fieldLines(column, typed[`${row.id}.${column.id}`], `${row.label}, ${column.label}`),
        ),
      );
  }
}

const choiceLines = (choices: readonly Choice[], typed: Typed, isChosen: (choice: Choice) => boolean) =>
  choices.filter(isChosen).map(({ id, label, opens }): AnswerLine => {
    const text = opens && typed[`${id}_text`];
    return { label: null, value: text ? `${label}: ${text}` : label };
  });

function fieldLines(field: Field, typed: string | undefined, label: string): AnswerLine[] {
  if (!typed) return [];
  const value = field.options?.find((option) => option.id === typed)?.label ?? typed;
  return [{ label, value: field.unit ? `${value} ${field.unit}` : value }];
}
