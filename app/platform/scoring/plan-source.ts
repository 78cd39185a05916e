import { effortsV3 } from "~/content/v3/effort";
import { costsV3 } from "~/content/v3/plan/costs";
import { lastingFactsV3 } from "~/content/v3/plan/lasting-facts";
import { weights } from "~/content/v3/weights";
import type { CompanySize } from "~/domain/question/answer";
import type { ScoredClass } from "~/domain/question/question";
import { sharingFor } from "~/domain/scoring/declared-weights";
import { type PlanGroup, planOf, type PlanSource } from "~/domain/scoring/plan/development-plan";
import { EFFORTS, type Effort, minutesOf } from "~/domain/scoring/plan/effort";
import { classInHand, type Move, movesOf } from "~/domain/scoring/plan/moves";
import { oncePerContent } from "../survey/once-per-content";
import type { SurveyContent } from "../survey/survey";
import { scoreOf } from "../survey/survey-score";

/** Costs are told for this size where the registry has none. */
const SIZE_WITHOUT_REGISTRY: CompanySize = "small";

export interface CompanyPlan {
  source: PlanSource;
  /** The moves of all classes. */
  moves: Move[];
  /** The class being completed; null where there is no move. */
  inHand: ScoredClass | null;
  size: CompanySize;
  /** The moves of a class, in groups. */
  groupsOf: (scoredClass: ScoredClass) => PlanGroup[];
}

/** The plan of a draft: one rule for the page of the plan, the home page and the simulation. */
export const companyPlan = oncePerContent((survey: SurveyContent): CompanyPlan => {
  const { score, crossed } = scoreOf(survey);
  const size = survey.facts.size ?? SIZE_WITHOUT_REGISTRY;
  const source: PlanSource = {
    score,
    crossed,
    states: survey.states,
    questions: survey.questionnaire.questions,
    efforts: effortsV3,
    facts: lastingFactsV3,
    survey: { ...survey, crossed },
    sharing: sharingFor(weights, survey.facts),
    minutes: minutesByEffort(size),
  };
  const moves = movesOf(source);
  const groups = new Map<ScoredClass, PlanGroup[]>();
  return {
    ...{ source, moves, size },
    inHand: classInHand(moves),
    groupsOf: (scoredClass) => {
      const found = groups.get(scoredClass) ?? planOf(source, scoredClass, moves);
      groups.set(scoredClass, found);
      return found;
    },
  };
});

const minutesByEffort = (size: CompanySize) =>
  Object.fromEntries(EFFORTS.map((effort) => [effort, minutesOf(costsV3[size][effort])])) as Record<
    Effort,
    number
  >;
