import type { QuestionView } from "~/api/contract/survey";
import { answerLines } from "~/domain/answers/answer-lines";
import { valuesOf } from "~/domain/answers/labels";
import { showNumber } from "~/domain/italian-number";
import { isDecimal } from "~/domain/decimal";
import type { Autofill, Question } from "~/domain/question/question";
import type { QuestionState } from "~/domain/survey/status";
import type { Survey } from "./survey";

/** The sources of a proposed value, one by one. */
export function autofilledFrom(
  { questionnaire, answers }: Survey,
  question: Question,
  { status, elements }: QuestionState,
): QuestionView["autofilledFrom"] {
  if (status !== "autofilled") return [];
  const offered = (question.autofill ?? []).filter(({ field }) => field in elements);
  return offered.flatMap((autofill) =>
    sourcesOf(autofill).flatMap(({ question: id, field }) => {
      const source = questionnaire.questions.find(({ guid }) => guid === id);
      const value = source && valuesOf(source, answers[id]?.elements ?? {})[field];
      if (!source || value === undefined) return [];
      const shown = isDecimal(value) ? showNumber(value) : value;
      const [line] = answerLines(source, { [field]: shown });
      return [{ id, prompt: source.prompt, fills: autofill.field, value, line }];
    }),
  );
}

const sourcesOf = (autofill: Autofill): { question: string; field: string }[] =>
  "sum" in autofill
    ? autofill.sum.flatMap((quantity) => ("question" in quantity ? [quantity] : []))
    : "copy" in autofill
      ? [autofill.copy]
      : [];

/** The registry facts that a proposed value is made of. */
export function autofilledFromRegistry(
  { facts }: Pick<Survey, "facts">,
  question: Question,
  { status, elements }: QuestionState,
): NonNullable<QuestionView["autofilledFromRegistry"]> {
  if (status !== "autofilled") return [];
  return (question.autofill ?? []).flatMap((autofill) => {
    if (!("sum" in autofill) || !(autofill.field in elements)) return [];
    return autofill.sum.flatMap((quantity) => {
      if (!("registry" in quantity)) return [];
      const value = facts[quantity.registry];
      return value === null
        ? []
        : [{ registry: quantity.registry, fills: autofill.field, value: String(value) }];
    });
  });
}
