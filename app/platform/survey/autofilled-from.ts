import type { QuestionView } from "~/api/contract/survey";
import { answerLines } from "~/domain/answers/answer-lines";
import { valuesOf } from "~/domain/answers/labels";
import { showNumber } from "~/domain/italian-number";
import type { Question } from "~/domain/question/question";
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
  return offered.flatMap(({ field: fills, sum }) =>
    sum.flatMap(({ question: id, field }) => {
      const source = questionnaire.questions.find(({ guid }) => guid === id);
      const value = source && valuesOf(source, answers[id]?.elements ?? {})[field];
      if (!source || value === undefined) return [];
      const [line] = answerLines(source, { [field]: showNumber(value) });
      return [{ id, prompt: source.prompt, fills, value, line }];
    }),
  );
}
