import type { Input } from "~/domain/answers/class-rules";
import type { Choice, Question } from "~/domain/question/question";

/** A part of a JSON Schema (draft 2020-12). */
export type JsonSchema = Record<string, unknown>;

/**
 * The rules across the elements of an answer that JSON Schema can express: texts of choices that are not chosen,
 * choices that exclude the others, too many choices. It cannot express sums and comparisons between cells.
 */
export function elementConditions(question: Question, inputs: readonly Input[]): JsonSchema {
  const opened = inputs.flatMap(({ element, opener }) =>
    opener ? [[element, isChosen(opener)] as const] : [],
  );
  const dependentSchemas = Object.fromEntries([...opened, ...exclusions(question)]);
  return {
    ...(Object.keys(dependentSchemas).length > 0 && { dependentSchemas }),
    ...mostChoices(question),
  };
}

/** The further conditions of a complete answer; an incomplete one may be saved too. */
export function completeElements(question: Question, inputs: readonly Input[]): JsonSchema {
  const required = inputs.filter(({ field }) => field.required !== false);
  const always = required.filter(({ opener, optionalRow }) => !opener && !optionalRow);
  const conditions = required.flatMap(({ element, opener, optionalRow }): JsonSchema[] => {
    if (opener) return [{ if: isChosen(opener), then: { required: [element] } }];
    const others = optionalRow?.filter((other) => other !== element) ?? [];
    return others.length === 0
      ? []
      : [{ if: { anyOf: others.map((other) => ({ required: [other] })) }, then: { required: [element] } }];
  });
  const anyChoice = choicesOf(question).map(({ id }) => ({ required: [id] }));
  return {
    ...(always.length > 0 && { required: always.map(({ element }) => element) }),
    ...(conditions.length > 0 && { allOf: conditions }),
    ...(anyChoice.length > 0 && { anyOf: anyChoice }),
  };
}

const isChosen = ({ element, value }: NonNullable<Input["opener"]>): JsonSchema => ({
  properties: { [element]: { const: value } },
  required: [element],
});

/** The choices of a question in which each choice is an element. */
const choicesOf = (question: Question): Choice[] =>
  question.questionClass === "checkbox" ? question.choices : [];

function exclusions(question: Question): [string, JsonSchema][] {
  const choices = choicesOf(question);
  const none = (id: string) =>
    Object.fromEntries(choices.filter((other) => other.id !== id).map((other) => [other.id, false]));
  return choices.filter(({ exclusive }) => exclusive).map(({ id }) => [id, { properties: none(id) }]);
}

/** Not counted if choices open texts, because these would be counted too. */
function mostChoices(question: Question): JsonSchema {
  if (question.questionClass !== "checkbox" || question.maxChoices === undefined) return {};
  return question.choices.some(({ opens }) => opens) ? {} : { maxProperties: Number(question.maxChoices) };
}
