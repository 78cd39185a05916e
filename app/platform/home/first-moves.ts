import type { HomePage } from "~/api/contract/scoring";
import { effortsV3 } from "~/content/v3/effort";
import { developmentPlan } from "~/domain/scoring/development-plan";
import { questionOf, type Survey } from "../survey/survey";
import { scoreOf } from "../survey/survey-score";

const MOST = 3;

/** The first moves of the development plan that a company can make now: none of them waits for another answer. */
export function firstMoves(survey: Survey): NonNullable<HomePage["plan"]> {
  const steps = developmentPlan(scoreOf(survey).score, survey.questionnaire.questions, effortsV3);
  const moves = steps.filter(({ why }) => why !== "blocked").slice(0, MOST);
  return {
    total: steps.length,
    moves: moves.map(({ guid, milestone, gain, effort }) => {
      const { level, prompt, minutes } = questionOf(survey, guid);
      return {
        ...{ id: guid, level, milestone, prompt, gain, effort },
        ...(minutes ? { minutes } : {}),
      };
    }),
  };
}
