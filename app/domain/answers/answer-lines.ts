import { showNumber } from "../italian-number";
import type { Elements } from "../question/answer";
import type { Choice, Field, Question } from "../question/question";
import type { ShownQuestion } from "../question/shown-question";
import { amountWords } from "./amount-words";
import type { TypedElements } from "./class-rules";
import { rulesOf } from "./classes";
import { unitOf } from "./field-value";
import { computeLabels } from "./labels";

/** A line of an answer as a person reads it. A choice has no label: its value says everything. */
export interface AnswerLine {
  label: string | null;
  value: string;
}

/** The line as one text. */
export const lineWords = ({ label, value }: AnswerLine): string =>
  label === null ? value : `${label}: ${value}`;

const YES_OR_NO: Choice[] = [
  { id: "yes", label: "Sì" },
  { id: "no", label: "No" },
];

/** The lines of an answer, from the values in its form; a blank value has no line. */
export function answerLines(question: ShownQuestion, typed: TypedElements): AnswerLine[] {
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

/** The same from the stored elements, with their computed sums. */
export const linesOf = (question: Question, elements: Elements): AnswerLine[] =>
  answerLines(question, {
    ...rulesOf(question).show(question, elements),
    ...shownLabels(question, elements),
  });

/** The sums of an answer as they are shown. */
export const shownLabels = (question: Question, elements: Elements): TypedElements =>
  Object.fromEntries(
    Object.entries(computeLabels(question, elements)).map(([id, value]) => [id, showNumber(value)]),
  );

const choiceLines = (
  choices: readonly Choice[],
  typed: TypedElements,
  isChosen: (choice: Choice) => boolean,
) =>
  choices.filter(isChosen).map(({ id, label, opens }): AnswerLine => {
    const text = opens && typed[`${id}_text`];
    return { label: null, value: text ? `${label}: ${text}` : label };
  });

function fieldLines(field: Field, typed: string | undefined, label: string): AnswerLine[] {
  if (!typed) return [];
  const value = field.options?.find((option) => option.id === typed)?.label ?? typed;
  return [{ label, value: amountWords(value, unitOf(field)) }];
}
