import type { HomePage } from "~/api/contract/completed/home-page";
import { firstMoves as firstOf } from "~/domain/scoring/plan/development-plan";
import { companyPlan } from "../scoring/plan-source";
import { questionOf, type Survey } from "../survey/survey";

/** As many as the plan's title speaks of. */
export const FIRST_MOVES = 3;

/** The first moves of the development plan that a company can make now: none of them waits for another answer. */
export function firstMoves(survey: Survey): NonNullable<HomePage["plan"]> {
  const { inHand, moves, groupsOf } = companyPlan(survey);
  const first = inHand === null ? [] : firstOf(groupsOf(inHand), FIRST_MOVES);
  return {
    total: moves.filter(({ scoredClass }) => scoredClass === inHand).length,
    moves: first.map(({ guid, milestone, gain, effort }) => {
      const { level, prompt, minutes } = questionOf(survey, guid);
      return {
        ...{ id: guid, level, milestone, prompt, gain, effort },
        ...(minutes ? { minutes } : {}),
      };
    }),
  };
}
