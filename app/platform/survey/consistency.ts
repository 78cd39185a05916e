import type { RuleCheckView } from "~/api/contract/consistency";
import type { Questionnaire } from "~/domain/question/question";
import { type RuleCheck, ruleChecks, unitOf } from "~/domain/survey/consistency";
import type { UseCase } from "../use-case";
import { readerOf } from "./survey-reader";

/** The rules between answers of the draft, with what each found. */
export const consistency: UseCase<"survey.consistency"> = async ({ query }, scope) => {
  const survey = await readerOf(scope).draft(query.year);
  return { year: survey.year, rules: ruleViews(survey.questionnaire, ruleChecks(survey)) };
};

/** As the wire shows them; a rule about a question that the questionnaire lacks is left out. */
export const ruleViews = ({ questions }: Questionnaire, checks: readonly RuleCheck[]): RuleCheckView[] =>
  checks.flatMap(({ rule, left, state, least, most, explanation }) => {
    const question = questions.find(({ guid }) => guid === rule.question);
    if (!question) return [];
    const { guid, level, milestone, prompt } = question;
    return [
      {
        id: rule.id,
        question: { id: guid, level, milestone, prompt },
        formula: rule.formula ?? null,
        message: rule.message,
        ...{ state, value: left, unit: unitOf(rule, questions), least, most, explanation },
      },
    ];
  });
