import type { Choice, Question } from "../question/question";
import { ANSWER_LIMITS } from "./answer-issues";
import { rulesOf } from "./classes";

/** What a form may hold about an answer beside its elements, and how long it may be. */
const ABOUT = {
  explanation: ANSWER_LIMITS.explanation,
  incompatibilityExplanation: ANSWER_LIMITS.incompatibilityExplanation,
};
const NOT_APPLICABLE = {
  notApplicable: 2,
  notApplicableBecause: 5,
  notApplicableReason: ANSWER_LIMITS.notApplicableReason,
};

/** A number with its spaces and its unit, or the id of a choice. */
const SHORT = 120;

/** The inputs of a question's form but for its files, each with its most characters: elements first, by their ids. */
export function inputsOf(question: Question): Record<string, number> {
  const typed = typedElements(question);
  const elements = rulesOf(question)
    .elementIds(question)
    .map((element) => [element, typed[element] ?? SHORT] as const);
  const about = { ...ABOUT, ...(question.notApplicableEnabled ? NOT_APPLICABLE : {}) };
  return { ...Object.fromEntries(elements), ...about };
}

/** Every element that is typed or selected, not ticked, with its longest length where that is declared. */
function typedElements(question: Question): Record<string, number | undefined> {
  switch (question.questionClass) {
    case "boolean":
      return {};
    case "radio":
    case "checkbox":
      return openedTexts(question.choices);
    case "text":
    case "dropdown":
      return Object.fromEntries(question.fields.map(({ id, maxLength }) => [id, maxLength]));
    case "matrix":
      return Object.fromEntries(
        question.rows.flatMap((row) =>
          question.columns.map(({ id, maxLength }) => [`${row.id}.${id}`, maxLength]),
        ),
      );
  }
}

const openedTexts = (choices: readonly Choice[]) =>
  Object.fromEntries(choices.map(({ id, opens }) => [`${id}_text`, opens?.maxLength]));
