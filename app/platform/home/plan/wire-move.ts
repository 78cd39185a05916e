import type { PlanMove } from "~/api/contract/development-plan";
import { firstStepsV3 } from "~/content/v3/plan/first-steps";
import type { PlannedMove } from "~/domain/scoring/plan/development-plan";
import type { LevelScore } from "~/domain/scoring/score";
import type { Move } from "~/domain/scoring/plan/moves";
import { closedBy } from "../../survey/closed-by";
import { questionOf, type Survey } from "../../survey/survey";

/** A move in the words of its question. */
export function wireMove(survey: Survey, move: PlannedMove, owner: PlanMove["owner"]): PlanMove {
  const { guid, milestone, area, gain, gap, actual, max, earned, why, effort } = move;
  const { isDuty, liftsLine, isOfNextYear } = move;
  const labels = survey.questionnaire.milestones;
  return {
    ...questionWords(survey, guid),
    ...{ area, gain, gap, actual, max, earned, why, effort, isDuty, liftsLine, isOfNextYear, owner },
    milestoneLabel: labels.find(({ id }) => id === milestone)?.label ?? milestone,
    firstStep: firstStepsV3[guid] ?? null,
    document: why === "on_paper" ? (questionOf(survey, guid).proof?.document ?? null) : null,
    ...waiting(survey, move),
  };
}

/** What a blocked move waits for. */
export function waiting(survey: Survey, { guid, why, waitsFor }: Pick<Move, "guid" | "why" | "waitsFor">) {
  const state = survey.states.get(guid);
  return {
    waitsFor: waitsFor.map((opener) => questionWords(survey, opener)),
    waitsForRegistry: (why === "blocked" && state && closedBy(survey, state)?.registry) || null,
  };
}

/** The questions of red lines that hold a class below these points as long as they have no answer. */
export const holdingWords = (
  survey: Survey,
  { undeclared, held }: Pick<LevelScore, "undeclared" | "held">,
  points: number,
) =>
  held === null || points <= held
    ? []
    : undeclared.map(({ question }) => questionWords(survey, question.guid));

export function questionWords(survey: Survey, guid: string) {
  const { level, milestone, prompt } = questionOf(survey, guid);
  return { id: guid, level, milestone, prompt };
}
