import { questionsOf } from "../survey/journey";
import {
  type Area,
  CLASSES,
  type Question,
  type Questionnaire,
  SCORED_AREAS,
  type ScoredClass,
} from "../question/question";
import type { AreaWeights } from "./weights";

/** A scored question with its weight; weights compare within one class and are never rounded. */
export interface Weighted {
  question: Question;
  weight: bigint;
}

type Shares = Record<ScoredClass, Weighted[]>;

const remembered = new WeakMap<Questionnaire, Shares>();

/**
 * The scored questions of a class in journey order, each with area weight × milestone share × question share, so that
 * the questions of an area together have the weight of the area.
 */
export function weightedQuestions(
  questionnaire: Questionnaire,
  scoredClass: ScoredClass,
  weights: AreaWeights,
): Weighted[] {
  return sharesInArea(questionnaire)[scoredClass].map(({ question, weight }) => ({
    question,
    weight: BigInt(areaWeight(weights, question.area)) * weight,
  }));
}

/** Themes have no weight: none of their questions belongs to a scored class. */
const areaWeight = (weights: Partial<Record<Area, number>>, area: Area): number => weights[area] ?? 0;

/** Content never changes, so its part of the weight is computed once. */
function sharesInArea(questionnaire: Questionnaire): Shares {
  const cached = remembered.get(questionnaire);
  if (cached) return cached;
  const entries = CLASSES.map(
    (scoredClass) => [scoredClass, classShares(questionnaire, scoredClass)] as const,
  );
  const shares = Object.fromEntries(entries) as Shares;
  remembered.set(questionnaire, shares);
  return shares;
}

/** Milestone share × question share of each question, over the denominator common to the class. */
function classShares(questionnaire: Questionnaire, scoredClass: ScoredClass): Weighted[] {
  const scored = questionsOf(questionnaire, [scoredClass]).filter((question) => question.weight > 0);
  const milestones = questionnaire.milestones
    .map((milestone) => ({
      ...milestone,
      questions: scored.filter((question) => question.milestone === milestone.id),
    }))
    .filter((milestone) => milestone.questions.length > 0)
    .map(({ id, area, shares, questions }) => ({
      id,
      area,
      share: shares[scoredClass] ?? 0,
      questionTotal: total(questions.map((question) => question.weight)),
    }));
  const areaTotal = (area: Area) =>
    Math.max(1, total(milestones.filter((milestone) => milestone.area === area).map(({ share }) => share)));
  const common = SCORED_AREAS.map((area) => BigInt(areaTotal(area)))
    .concat(milestones.map(({ questionTotal }) => BigInt(questionTotal)))
    .reduce(leastCommonMultiple, 1n);

  return scored.flatMap((question) => {
    const milestone = milestones.find(({ id }) => id === question.milestone);
    if (!milestone) return [];
    const shareOf = (share: number, whole: number) => (BigInt(share) * common) / BigInt(whole);
    const weight =
      shareOf(milestone.share, areaTotal(milestone.area)) * shareOf(question.weight, milestone.questionTotal);
    return [{ question, weight }];
  });
}

function total(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return (a / greatestCommonDivisor(a, b)) * b;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}
