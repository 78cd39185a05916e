import type { Choice, Field } from "../question/question";
import type { ShownQuestion } from "../question/shown-question";
import { referenceWords } from "../references/words";
import { termsIn } from "./pieces";
import type { KnownTerm } from "./terms";

/** What a reader of the question may want opened: everyday abbreviations are in the glossary alone. */
export const listedTerms = (texts: readonly string[]): KnownTerm[] =>
  termsIn(texts).filter(({ use }) => use !== "everyday");

export const termsOfQuestion = (question: ShownQuestion): KnownTerm[] => listedTerms(textsOf(question));

/** Every text that the page of a question shows of it, in reading order. */
export function textsOf(question: ShownQuestion): string[] {
  const { prompt, hint, why, where, proof, references } = question;
  return [
    prompt,
    hint,
    why,
    where,
    ...[proof?.document, proof?.age, proof?.checks, proof?.redact].flatMap((text) => text ?? []),
    ...references.map((reference) => reference.words ?? referenceWords(reference)),
    ...inputTexts(question),
    ...(question.notApplicableReasons ?? []),
  ];
}

function inputTexts(question: ShownQuestion): string[] {
  switch (question.questionClass) {
    case "boolean":
      return [];
    case "radio":
    case "checkbox":
      return question.choices.flatMap(choiceTexts);
    case "text":
    case "dropdown":
      return question.fields.flatMap(fieldTexts);
    case "matrix":
      return [...question.columns.flatMap(fieldTexts), ...question.rows.map(({ label }) => label)];
  }
}

const choiceTexts = ({ label, opens }: Choice): string[] => [label, ...(opens ? [opens.label] : [])];

const fieldTexts = ({ label, hint, unit, options }: Field): string[] => [
  label,
  ...[hint, unit].flatMap((text) => text ?? []),
  ...(options ?? []).flatMap(choiceTexts),
];
