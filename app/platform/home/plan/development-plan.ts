import type { CallOutput } from "~/api/contract";
import { costsV3 } from "~/content/v3/plan/costs";
import { lastingFactsV3 } from "~/content/v3/plan/lasting-facts";
import { COMPANY_SIZES } from "~/domain/question/answer";
import { CLASSES, type ScoredClass } from "~/domain/question/question";
import { firstMoves, gainOf } from "~/domain/scoring/plan/development-plan";
import { EFFORTS } from "~/domain/scoring/plan/effort";
import { pointsOnceSaid } from "~/domain/scoring/score";
import { isStarted } from "~/domain/survey/progress";
import { type CompanyPlan, companyPlan } from "../../scoring/plan-source";
import type { Survey } from "../../survey/survey";
import { readerOf } from "../../survey/survey-reader";
import type { UseCase } from "../../use-case";
import { FIRST_MOVES } from "../first-moves";
import { whatIsLeft } from "../what-is-left";
import { wireLine } from "./wire-line";
import { moveOwners } from "./move-owners";
import { holdingWords, questionWords, wireMove } from "./wire-move";

type Plan = CallOutput<"scoring.developmentPlan">;

/** What a company does next to gain points in a class (D14). */
export const developmentPlan: UseCase<"scoring.developmentPlan"> = async ({ query }, scope) => {
  const survey = await readerOf(scope).draft(query.year);
  const plan = companyPlan(survey);
  const { inHand, source, moves, size } = plan;
  const classes = CLASSES.filter((id) => source.score.levels[id].areas.length > 0);
  const shown = query.level && classes.includes(query.level) ? query.level : inHand;
  const owners = await moveOwners(survey, scope);
  const groups = shown === null ? [] : plan.groupsOf(shown);
  const first = shown === null ? null : firstIn(plan, shown);
  return {
    year: survey.year,
    started: isStarted(survey.questionnaire.questions, survey.answers),
    firstOpen: firstOpenIn(survey),
    classes: classes.map((id) => {
      const { actual, max, reachable } = source.score.levels[id];
      return { id, actual, max, reachable, moves: moves.filter((move) => move.scoredClass === id).length };
    }),
    ...{ inHand, shown },
    groups: groups.map(({ horizon, gain, moves: ofGroup }) => ({
      ...{ horizon, gain },
      moves: ofGroup.map((move) => wireMove(survey, move, owners.get(move.guid) ?? null)),
    })),
    first,
    redLines: source.crossed.map(wireLine),
    undeclared:
      shown === null || !first ? [] : holdingWords(survey, source.score.levels[shown], first.actual),
    lasting: lastingIn(survey, source),
    costs: {
      size,
      rows: COMPANY_SIZES.flatMap((of) =>
        EFFORTS.map((effort) => ({ size: of, effort, ...costsV3[of][effort] })),
      ),
    },
  };
};

function firstOpenIn(survey: Survey): Plan["firstOpen"] {
  const { firstOpen } = whatIsLeft(survey);
  return firstOpen && questionWords(survey, firstOpen.id);
}

function firstIn({ source, groupsOf }: CompanyPlan, shown: ScoredClass): Plan["first"] {
  const first = firstMoves(groupsOf(shown), FIRST_MOVES);
  const actual = pointsOnceSaid(source.score.levels[shown]) + gainOf(source, shown, first);
  return { moves: first.map(({ guid }) => guid), actual };
}

/** Facts that the company has declared and that earn less than everything. */
const lastingIn = (survey: Survey, { score }: CompanyPlan["source"]): Plan["lasting"] =>
  CLASSES.flatMap((id) => score.levels[id].areas)
    .flatMap(({ milestones }) => milestones.flatMap(({ questions }) => questions))
    .filter(
      ({ guid, why }) => lastingFactsV3.has(guid) && (why === "partly_earned" || why === "earns_nothing"),
    )
    .map(({ guid }) => questionWords(survey, guid));
