import { ApiError } from "~/api/errors";
import { NO_ANSWER } from "~/domain/question/answer";
import { ruleChecks } from "~/domain/survey/consistency";
import { surveyStates } from "~/domain/survey/status";
import { loadAnswers } from "../store/answers";
import { ruleViews } from "../survey/consistency";
import { comparedWithBefore, earlierAnswers } from "../survey/earlier";
import { factsThen } from "../survey/issued-survey";
import type { UseCase } from "../use-case";
import { openAssigned } from "./assigned-verifications";
import { candidateContent } from "./candidate-content";

/** The rules between the frozen answers, by the questions as they were when the candidate was frozen. */
export const candidateConsistency: UseCase<"survey.candidateConsistency"> = async ({ params }, scope) => {
  const { company_id: companyId, id } = await openAssigned(params.id, scope);
  const { frozen, questionnaire } = await candidateContent(scope.db, id);
  const { registry, year } = frozen;
  // The verification ended during this read, and its content was deleted.
  if (!registry) throw new ApiError(404, "internal/not_found");
  const answers = Object.fromEntries(
    Object.entries(frozen.answers).map(([guid, answer]) => [guid, { ...NO_ANSWER, ...answer }]),
  );
  const facts = factsThen(registry);
  const compared = comparedWithBefore(year).map(({ from }) => from);
  const before = compared.length === 0 ? {} : await loadAnswers(scope.db, companyId, year - 1, compared);
  const earlier = earlierAnswers(year, before);
  const states = surveyStates(questionnaire, answers, facts, new Set(), earlier);
  return {
    year,
    rules: ruleViews(questionnaire, ruleChecks({ questionnaire, answers, facts, states, earlier })),
  };
};
