import {
  CLASSES,
  type Dependency,
  type Question,
  type Reference,
  type ScoredArea,
  type ScoredClass,
} from "../../question/question";
import { kindOf } from "../kind";
import type { CrossedLine } from "../red-lines";
import { NOT_AVAILABLE, type QuestionScore, type ScoreReason, type SurveyScore } from "../score";
import type { SurveyStates } from "../../survey/status";
import type { Effort } from "./effort";
import { fallsWith } from "./simulation";

/** When a move is made: now, within the month, within the year. */
export const HORIZONS = ["now", "month", "year"] as const;
export type Horizon = (typeof HORIZONS)[number];

/** A question by which a class would gain points. */
export interface Move {
  guid: string;
  scoredClass: ScoredClass;
  area: ScoredArea;
  milestone: string;
  horizon: Horizon;
  /** The law asks for it, of this company. */
  isDuty: boolean;
  /** A red line falls with it. */
  liftsLine: boolean;
  /** Hundredths of a point of its class: those of the whole answer minus those of the present one; above 0. */
  gap: number;
  actual: number;
  max: number;
  /** Whole percent earned now (0–100). */
  earned: number;
  /** What is missing: no answer, a part of it, a confirmation, a better practice … */
  why: Exclude<ScoreReason, "earned" | "voluntary" | "not_applicable">;
  /** Of what is left to do. */
  effort: Effort;
  /** The figure of the year is known: only the next year's can be better. */
  isOfNextYear: boolean;
  /** The questions that open a blocked one; empty for all others, and if only the registry opens it. */
  waitsFor: string[];
}

export interface MoveSource {
  score: SurveyScore;
  questions: readonly Question[];
  efforts: Readonly<Record<string, Effort>>;
  /** Questions about facts, such as a conviction: once answered, no decision changes the points of the year. */
  facts: ReadonlySet<string>;
  crossed: readonly CrossedLine[];
  states: SurveyStates;
}

/** All moves of a company in the order of the journey. Questions without a declared effort count as high. */
export function movesOf(source: MoveSource): Move[] {
  const {
    score: { levels },
    questions,
    efforts,
    facts,
    crossed,
    states,
  } = source;
  const byGuid = new Map(questions.map((question) => [question.guid, question]));
  return CLASSES.flatMap((scoredClass) =>
    levels[scoredClass].areas.flatMap(({ id: area, milestones }) =>
      milestones.flatMap(({ id: milestone, questions: scored }) =>
        scored.flatMap((score): Move[] => {
          const question = byGuid.get(score.guid);
          if (!question || !gainsPoints(score) || isSettled(score, facts)) return [];
          const { guid, actual, max, earned, why } = score;
          const facets = {
            why,
            effort: isNearlyThere(score) ? "low" : (efforts[guid] ?? "high"),
            isDuty: isDutyOf(question, states),
            liftsLine: crossed.some((one) => fallsWith(one, new Set([guid]))),
            isOfNextYear: kindOf(question) === "result" && isAnswered(score),
          } as const;
          return [
            {
              ...{ guid, scoredClass, area, milestone, gap: max - actual, actual, max, earned, ...facets },
              horizon: horizonOf(facets),
              waitsFor: why === "blocked" ? openersOf(question) : [],
            },
          ];
        }),
      ),
    ),
  );
}

/**
 * The one rule of the plan. Now: what lifts a red line, what costs little, and duties of law up to a medium effort. This
 * month: other things of a medium effort, duties of a high one, and whatever waits for another answer. This year: the
 * rest, and figures of a year that is over.
 */
function horizonOf(move: Pick<Move, "why" | "effort" | "isDuty" | "liftsLine" | "isOfNextYear">): Horizon {
  if (move.liftsLine) return "now";
  if (move.isOfNextYear) return "year";
  const isSoon = move.effort === "low" || (move.isDuty && move.effort === "medium");
  if (isSoon) return move.why === "blocked" ? "month" : "now";
  return move.effort === "medium" || move.isDuty ? "month" : "year";
}

/** The class being completed: the first with a move for now or this month, or else the first with any move. */
export const classInHand = (moves: readonly Move[]): ScoredClass | null =>
  (moves.find(({ horizon }) => horizon !== "year") ?? moves[0])?.scoredClass ?? null;

type Improvable = QuestionScore & Pick<Move, "why">;

const gainsPoints = (score: QuestionScore): score is Improvable =>
  score.max !== NOT_AVAILABLE && score.max > score.actual;

const isAnswered = ({ why }: Improvable) => why === "partly_earned" || why === "earns_nothing";

/** A fact that was declared, and that the year keeps. */
const isSettled = (score: Improvable, facts: ReadonlySet<string>) =>
  facts.has(score.guid) && isAnswered(score);

/** What is left is a document, a confirmation or a line of explanation, whatever the practice itself costs. */
const isNearlyThere = ({ why }: Improvable) =>
  why === "on_paper" || why === "unconfirmed" || why === "incompatible";

/** A voluntary question stays so once it has an answer: the law still asks nothing of a company below its threshold. */
const isDutyOf = (question: Question, states: SurveyStates): boolean =>
  question.references.some(isLaw) &&
  states.get(question.guid)?.voluntary !== true &&
  !mayBeOfOthers(question, states);

const isLaw = ({ source }: Reference) => source === "Legge";

/** Asked although another answer may still take it away: until that is given, nobody is told of a duty. */
const mayBeOfOthers = ({ dependencies = [] }: Question, states: SurveyStates): boolean =>
  dependencies.some((given) => {
    if (!("openUntilAnswered" in given)) return false;
    const opener = states.get(given.question);
    return !opener || opener.status === "autofilled" || Object.keys(opener.elements).length === 0;
  });

/** The questions whose answers a question depends on. */
export function openersOf({ dependencies = [] }: { dependencies?: Dependency[] }): string[] {
  const openers = dependencies.flatMap((dependency) =>
    "question" in dependency ? [dependency.question] : [],
  );
  return [...new Set(openers)];
}
