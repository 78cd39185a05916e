import type { ShownQuestion } from "~/domain/question/shown-question";
import type { T } from "~/texts/resources";
import { cellLabel } from "./matrix-fields";

/** The name of each input of a question in messages, by its name in the form. */
export function questionLabels(question: ShownQuestion, prefix: string, t: T): Record<string, string> {
  const whole = prefix === "" ? {} : { [prefix]: t("question:your_answer") };
  return { ...whole, ...prefixed(elementLabels(question, t), prefix) };
}

function elementLabels(question: ShownQuestion, t: T): Record<string, string> {
  switch (question.questionClass) {
    case "boolean":
      return { value: t("question:your_answer") };
    case "radio":
      return { value: t("question:your_answer"), ...openedLabels(question.choices) };
    case "checkbox":
      return {
        ...Object.fromEntries(question.choices.map((choice) => [choice.id, choice.label])),
        ...openedLabels(question.choices),
      };
    case "text":
    case "dropdown":
      return Object.fromEntries(question.fields.map((field) => [field.id, field.label]));
    case "matrix":
      return Object.fromEntries(
        question.rows.flatMap((row) =>
          question.columns.map((column) => [`${row.id}.${column.id}`, cellLabel(row, column)]),
        ),
      );
  }
}

const openedLabels = (choices: { id: string; opens?: { label: string } }[]) =>
  Object.fromEntries(choices.flatMap(({ id, opens }) => (opens ? [[`${id}_text`, opens.label]] : [])));

const prefixed = (labels: Record<string, string>, prefix: string) =>
  Object.fromEntries(Object.entries(labels).map(([element, label]) => [prefix + element, label]));
