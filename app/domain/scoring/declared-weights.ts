import { questionsOf } from "../survey/journey";
import {
  CLASSES,
  type Milestone,
  type Question,
  type Questionnaire,
  SCORED_AREAS,
  type ScoredArea,
  type ScoredClass,
} from "../question/question";
import { apportion } from "./apportion";
import { WHOLE } from "./fraction";
import type { AreaWeights } from "./weights";

/** The scored questions of a class in the order of the journey. */
export interface ScoredAreaTree {
  id: ScoredArea;
  milestones: { milestone: Milestone; questions: Question[] }[];
}

type Trees = Record<ScoredClass, ScoredAreaTree[]>;

const remembered = new WeakMap<Questionnaire, Trees>();

/** Content never changes, so its part is computed once. */
export function scoredTree(questionnaire: Questionnaire, scoredClass: ScoredClass): ScoredAreaTree[] {
  const trees = remembered.get(questionnaire) ?? treesOf(questionnaire);
  remembered.set(questionnaire, trees);
  return trees[scoredClass];
}

function treesOf(questionnaire: Questionnaire): Trees {
  const entries = CLASSES.map((scoredClass) => [scoredClass, classTree(questionnaire, scoredClass)] as const);
  return Object.fromEntries(entries) as Trees;
}

function classTree(questionnaire: Questionnaire, scoredClass: ScoredClass): ScoredAreaTree[] {
  const scored = questionsOf(questionnaire, [scoredClass]).filter(({ weight }) => weight > 0);
  return SCORED_AREAS.map((id) => ({
    id,
    milestones: questionnaire.milestones
      .filter(({ area }) => area === id)
      .map((milestone) => ({
        milestone,
        questions: scored.filter((question) => question.milestone === milestone.id),
      }))
      .filter(({ questions }) => questions.length > 0),
  })).filter(({ milestones }) => milestones.length > 0);
}

/** What the points of a class are shared out by. */
export interface Sharing {
  weights: AreaWeights;
  /** ATECO section, or null: topics then have the shares of all sectors. */
  macrosector: string | null;
}

/**
 * The points of each question of a class, in hundredths, by guid: 100 points among the areas by their weight, those of
 * an area among its milestones by their share, those of a milestone among its questions by theirs. What does not apply
 * leaves its points to its milestone, then to its area; an area loses them only as a whole (D3).
 */
export function sharePoints(
  tree: readonly ScoredAreaTree[],
  scoredClass: ScoredClass,
  { weights, macrosector }: Sharing,
  isApplicable: (question: Question) => boolean,
): Map<string, number> {
  const points = new Map<string, number>();
  const areas = tree.map(({ id, milestones }) => ({
    id,
    milestones: milestones
      .map(({ milestone, questions }) => ({ milestone, questions: questions.filter(isApplicable) }))
      .filter(({ questions }) => questions.length > 0),
  }));
  const byArea = share(WHOLE, areas, ({ id, milestones }) => (milestones.length > 0 ? weights[id] : 0));
  areas.forEach(({ milestones }, area) => {
    const byMilestone = share(byArea[area] ?? 0, milestones, ({ milestone }) =>
      milestoneShare(milestone, scoredClass, macrosector),
    );
    milestones.forEach(({ questions }, index) => {
      const byQuestion = share(byMilestone[index] ?? 0, questions, ({ weight }) => weight);
      questions.forEach(({ guid }, place) => points.set(guid, byQuestion[place] ?? 0));
    });
  });
  return points;
}

/** The share of a milestone in its area: that of the sector where the topic is more or less material. */
export function milestoneShare(
  { shares, sectorShares = [] }: Milestone,
  scoredClass: ScoredClass,
  macrosector: string | null,
): number {
  const row = sectorShares.find(
    ({ macrosectors }) => macrosector !== null && macrosectors.includes(macrosector),
  );
  return row?.shares[scoredClass] ?? shares[scoredClass] ?? 0;
}

const share = <Part>(whole: number, parts: readonly Part[], weightOf: (part: Part) => number): number[] =>
  apportion(
    whole,
    parts.map((part) => BigInt(weightOf(part))),
  );
