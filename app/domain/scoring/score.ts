import { rulesOf } from "../answers/classes";
import {
  CLASSES,
  type Question,
  type Questionnaire,
  SCORED_AREAS,
  type ScoredArea,
  type ScoredClass,
} from "../question/question";
import type { QuestionState, SurveyStates } from "../survey/status";
import { apportion } from "./apportion";
import { type Weighted, weightedQuestions } from "./declared-weights";
import type { AreaWeights } from "./weights";
import { WHOLE } from "./fraction";

/** A class, area, milestone or question to which nothing applies: not zero, and not counted anywhere. */
export const NOT_AVAILABLE = -1;
/** Of the declared weight of a class. */
export const FLAGGED_ABOVE_PERCENT = 30n;
export const BLOCKS_ISSUING_ABOVE_PERCENT = 50n;

export const SCORE_REASONS = [
  "earned",
  "partly_earned",
  "earns_nothing",
  "not_answered",
  "incomplete",
  "blocked",
  "unconfirmed",
  "incompatible",
  "not_applicable",
] as const;
export type ScoreReason = (typeof SCORE_REASONS)[number];

/** Hundredths of a point, or NOT_AVAILABLE. */
interface Points {
  actual: number;
  max: number;
}

export interface QuestionScore extends Points {
  guid: string;
  /** Whole percent of the question (0–100). */
  earned: number;
  why: ScoreReason;
}

interface MilestoneScore extends Points {
  id: string;
  questions: QuestionScore[];
}

interface AreaScore extends Points {
  id: ScoredArea;
  milestones: MilestoneScore[];
}

export interface LevelScore extends Points {
  /** Hundredths of a percent of the declared weight, rounded down; the two flags compare exactly. */
  notApplicableShare: number;
  /** More than 30 % not applicable: shown everywhere, and left out of the benchmark. */
  flagged: boolean;
  /** More than 50 % not applicable. */
  blocksIssuing: boolean;
  areas: AreaScore[];
}

export interface SurveyScore {
  levels: Record<ScoredClass, LevelScore>;
}

/** The scoring of every class, explained down to the question (D3). */
export function scoreSurvey(
  questionnaire: Questionnaire,
  states: SurveyStates,
  weights: AreaWeights,
): SurveyScore {
  const entries = CLASSES.map(
    (scoredClass) =>
      [scoredClass, scoreClass(weightedQuestions(questionnaire, scoredClass, weights), states)] as const,
  );
  return { levels: Object.fromEntries(entries) as SurveyScore["levels"] };
}

/**
 * The applicable questions share 100 points by weight; points are rounded once, at the question; all higher levels are
 * sums.
 */
export function scoreClass(weighted: readonly Weighted[], states: SurveyStates): LevelScore {
  const isApplicable = ({ question }: Weighted) => states.get(question.guid)?.applicable ?? false;
  const maxima = apportion(
    WHOLE,
    weighted.map((entry) => (isApplicable(entry) ? entry.weight : 0n)),
  );
  const questions = weighted.map((entry, index) => ({
    question: entry.question,
    score: scoreQuestion(entry.question, states.get(entry.question.guid), maxima[index] ?? 0),
  }));
  const areas = SCORED_AREAS.flatMap((area) => scoreArea(area, questions));
  return { ...totalOf(areas), ...notApplicable(weighted, isApplicable), areas };
}

interface ScoredQuestion {
  question: Question;
  score: QuestionScore;
}

function scoreArea(id: ScoredArea, scored: ScoredQuestion[]): AreaScore[] {
  const inArea = scored.filter(({ question }) => question.area === id);
  const milestoneIds = [...new Set(inArea.map(({ question }) => question.milestone))];
  const milestones = milestoneIds.map((milestone): MilestoneScore => {
    const questions = inArea
      .filter(({ question }) => question.milestone === milestone)
      .map(({ score }) => score);
    return { id: milestone, ...totalOf(questions), questions };
  });
  return milestones.length === 0 ? [] : [{ id, ...totalOf(milestones), milestones }];
}

function scoreQuestion(question: Question, state: QuestionState | undefined, max: number): QuestionScore {
  const { guid } = question;
  if (!state?.applicable) {
    return { guid, actual: NOT_AVAILABLE, max: NOT_AVAILABLE, earned: 0, why: "not_applicable" };
  }
  const earned = state.status === "self-declared" ? rulesOf(question).earned(question, state.elements) : 0;
  return { guid, actual: Math.floor((max * earned + 50) / 100), max, earned, why: reasonFor(state, earned) };
}

function reasonFor({ status }: QuestionState, earned: number): ScoreReason {
  switch (status) {
    case "self-declared":
      if (earned === 0) return "earns_nothing";
      return earned === 100 ? "earned" : "partly_earned";
    case "autofilled":
      return "unconfirmed";
    case "not-answered":
      return "not_answered";
    case "na-blocked":
      return "not_applicable";
    default:
      return status;
  }
}

function totalOf(parts: readonly Points[]): Points {
  const available = parts.filter((part) => part.max !== NOT_AVAILABLE);
  if (available.length === 0) return { actual: NOT_AVAILABLE, max: NOT_AVAILABLE };
  const total = (key: keyof Points) => available.reduce((sum, part) => sum + part[key], 0);
  return { actual: total("actual"), max: total("max") };
}

function notApplicable(
  weighted: readonly Weighted[],
  isApplicable: (entry: Weighted) => boolean,
): Pick<LevelScore, "notApplicableShare" | "flagged" | "blocksIssuing"> {
  const total = (entries: readonly Weighted[]) => entries.reduce((sum, { weight }) => sum + weight, 0n);
  const declared = total(weighted);
  const left = total(weighted.filter((entry) => !isApplicable(entry)));
  return {
    notApplicableShare: declared === 0n ? 0 : Number((left * BigInt(WHOLE)) / declared),
    flagged: left * 100n > declared * FLAGGED_ABOVE_PERCENT,
    blocksIssuing: left * 100n > declared * BLOCKS_ISSUING_ABOVE_PERCENT,
  };
}
