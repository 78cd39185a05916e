import type { CallOutput } from "~/api/contract";
import { CLASSES } from "~/domain/question/question";
import { gainOf } from "~/domain/scoring/plan/development-plan";
import { fallsWith, simulate } from "~/domain/scoring/plan/simulation";
import { type LevelScore, pointsOnceSaid, scoreSurvey, type SurveyScore } from "~/domain/scoring/score";
import { companyPlan } from "../../scoring/plan-source";
import { essentialsOf } from "../../store/companies";
import type { Survey } from "../../survey/survey";
import { readerOf } from "../../survey/survey-reader";
import type { UseCase } from "../../use-case";
import { companyWords } from "../company-words";
import { holdingWords, questionWords, waiting } from "./wire-move";
import { wireLine } from "./wire-line";

type Simulation = CallOutput<"scoring.simulation">;
type Simulated = Simulation["classes"][number];

/** The card as it would be after some moves of the plan. It writes nothing. */
export const simulation: UseCase<"scoring.simulation"> = async ({ query }, scope) => {
  const survey = await readerOf(scope).draft(query.year);
  const { source, moves } = companyPlan(survey);
  const { score } = source;
  const asked = new Set((query.moves ?? "").split(",").filter((id) => id !== ""));
  const chosen = moves.filter(({ guid }) => asked.has(guid));
  const { states, crossed, reached } = simulate(source.survey, new Set(chosen.map(({ guid }) => guid)));
  const after = scoreSurvey(survey.questionnaire, states, source.sharing, crossed);
  const { name, sectorLabel, size } = companyWords(essentialsOf(survey.company));
  return {
    year: survey.year,
    company: { name, sectorLabel: sectorLabel ?? null, size },
    classes: CLASSES.filter((id) => score.levels[id].areas.length > 0).map((id) => ({
      id,
      before: pointsOf(score.levels[id]),
      after: {
        ...pointsOf(after.levels[id]),
        actual: pointsOnceSaid(after.levels[id]),
        sum: after.levels[id].sum,
      },
    })),
    moves: chosen.map((move) => ({
      ...questionWords(survey, move.guid),
      gain: gainOf(source, move.scoredClass, [move]),
      isClosed: !reached.has(move.guid),
      ...waiting(survey, move),
    })),
    ignored: asked.size - chosen.length,
    undeclared: undeclaredAfter(survey, after),
    redLines: crossed.map((one) => ({ ...wireLine(one), explanation: one.explanation })),
    lifted: source.crossed.filter((one) => fallsWith(one, reached)).map(wireLine),
  };
};

/** Of all classes, once each. */
function undeclaredAfter(survey: Survey, { levels }: SurveyScore): Simulation["undeclared"] {
  const words = CLASSES.flatMap((id) => holdingWords(survey, levels[id], pointsOnceSaid(levels[id])));
  return [...new Map(words.map((one) => [one.id, one])).values()];
}

const pointsOf = ({ actual, max, flagged, completeness }: LevelScore): Simulated["before"] => ({
  ...{ actual, max, flagged },
  ...completeness,
});
