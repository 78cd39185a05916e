import type { Answers, RegistryFacts } from "~/domain/question/answer";
import { CLASSES, type Questionnaire } from "~/domain/question/question";
import { type Sharing } from "~/domain/scoring/declared-weights";
import type { PlanSource } from "~/domain/scoring/plan/development-plan";
import type { Effort } from "~/domain/scoring/plan/effort";
import { movesOf } from "~/domain/scoring/plan/moves";
import { simulate } from "~/domain/scoring/plan/simulation";
import { crossedLines } from "~/domain/scoring/red-lines";
import { pointsOnceSaid, scoreSurvey } from "~/domain/scoring/score";
import { surveyStates } from "~/domain/survey/status";

export const SHARING: Sharing = {
  weights: { environment: 50, social: 30, governance: 20 },
  macrosector: null,
};

const MINUTES = { low: 120, medium: 960, high: 4_800 } as const;

interface Given {
  efforts?: Record<string, Effort>;
  lasting?: ReadonlySet<string>;
  sharing?: Sharing;
}

/** A company with what its plan is made of. */
export function planning(
  questionnaire: Questionnaire,
  answers: Answers,
  facts: RegistryFacts,
  { efforts = {}, lasting = new Set(), sharing = SHARING }: Given = {},
) {
  const states = surveyStates(questionnaire, answers, facts);
  const crossed = crossedLines(questionnaire, states, answers, facts);
  const score = scoreSurvey(questionnaire, states, sharing, crossed);
  const survey = { questionnaire, answers, facts, states, crossed };
  const { questions } = questionnaire;
  const source: PlanSource = {
    score,
    crossed,
    states,
    questions,
    efforts,
    facts: lasting,
    survey,
    sharing,
    minutes: MINUTES,
  };
  const moves = movesOf(source);
  /** The points of each class after the best answers to these questions. */
  const after = (chosen: readonly string[]) => {
    const simulated = simulate(survey, new Set(chosen));
    const { levels } = scoreSurvey(questionnaire, simulated.states, sharing, simulated.crossed);
    return { ...simulated, levels, points: CLASSES.map((id) => pointsOnceSaid(levels[id])) };
  };
  return {
    source,
    moves,
    score,
    crossed,
    after,
    points: CLASSES.map((id) => pointsOnceSaid(score.levels[id])),
  };
}
