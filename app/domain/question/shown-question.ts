import type { Choice, Field, Question } from "./question";

type Hidden =
  | "weight"
  | "shares"
  | "earning"
  | "constraints"
  | "dependencies"
  | "dependencyMode"
  | "autofill"
  | "evidence";

type WithoutHidden<One> = One extends Question ? Omit<One, Hidden> : never;

/** A question as a page asks it: without the parts for rules and scoring, so that no page shows what earns points. */
export type ShownQuestion = WithoutHidden<Question>;

export function shownQuestion(question: Question): ShownQuestion {
  const {
    weight: _weight,
    dependencies: _dependencies,
    dependencyMode: _mode,
    autofill: _autofill,
    evidence: _evidence,
    ...shown
  } = question;
  switch (shown.questionClass) {
    case "boolean": {
      const { shares: _shares, ...rest } = shown;
      return rest;
    }
    case "radio":
    case "checkbox":
      return { ...shown, choices: shown.choices.map(shownChoice) };
    case "dropdown": {
      const { earning: _earning, fields, ...rest } = shown;
      return { ...rest, fields: fields.map(shownField) };
    }
    case "text": {
      const { earning: _earning, constraints: _constraints, fields, ...rest } = shown;
      return { ...rest, fields: fields.map(shownField) };
    }
    case "matrix": {
      const { earning: _earning, constraints: _constraints, columns, ...rest } = shown;
      return { ...rest, columns: columns.map(shownField) };
    }
  }
}

const shownChoice = ({ share: _share, ...choice }: Choice): Choice => choice;

const shownField = ({ options, ...field }: Field): Field =>
  options ? { ...field, options: options.map(shownChoice) } : field;
