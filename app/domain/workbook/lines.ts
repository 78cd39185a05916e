import type { Choice, Field, Question } from "../question/question";

/** One row of a workbook: one element of one question. */
export interface Line {
  element: string;
  /** What the person fills in; null if the question itself says it. */
  label: string | null;
  field: Field;
  /** A single box: yes or no. */
  isTick: boolean;
  /** The words of the choice that this text belongs to. */
  belongsTo: string | null;
}

const YES_OR_NO: Choice[] = [
  { id: "yes", label: "Sì" },
  { id: "no", label: "No" },
];

/** Every line of a question that a person can fill in, in the order of its page, without computed sums. */
export function linesOf(question: Question): Line[] {
  switch (question.questionClass) {
    case "boolean":
      return [pick(YES_OR_NO)];
    case "radio":
      return [pick(question.choices), ...question.choices.flatMap(openedLines)];
    case "checkbox":
      return question.choices.flatMap((choice) => [tick(choice), ...openedLines(choice)]);
    case "text":
    case "dropdown":
      return question.fields.filter(isTyped).map((field) => plain(field.id, field.label, field));
    case "matrix":
      return question.rows.flatMap((row) =>
        question.columns
          .filter(isTyped)
          .map((column) => plain(`${row.id}.${column.id}`, `${row.label}, ${column.label}`, column)),
      );
  }
}

const isTyped = ({ inputType }: Field): boolean => inputType !== "label";

const plain = (element: string, label: string | null, field: Field): Line => ({
  element,
  label,
  field,
  isTick: false,
  belongsTo: null,
});

const pick = (options: Choice[]): Line =>
  plain("value", null, { id: "value", label: "", inputType: "dropdown", options });

const tick = ({ id, label }: Choice): Line => ({
  ...plain(id, label, { id, label, inputType: "dropdown", options: [{ id: "on", label: "" }] }),
  isTick: true,
});

function openedLines({ id, label, opens }: Choice): Line[] {
  if (!opens) return [];
  const element = `${id}_text`;
  const field: Field = { id: element, inputType: "text", ...opens, required: opens.required ?? false };
  return [{ ...plain(element, opens.label, field), belongsTo: label }];
}
