import {
  CLASSES,
  type Milestone,
  type Question,
  type Questionnaire,
  SCORED_AREAS,
  type ScoredArea,
  type ScoredClass,
} from "../question/question";
import type { RegistryFacts } from "../question/answer";
import { rememberedBy } from "../remembered";
import { apportionWithin } from "./apportion";
import { WHOLE } from "./fraction";
import { type AreaWeights, areaWeights, type WeightRow } from "./weights";

/** The scored questions of a class by area and topic, as written: the order of the journey moves no hundredth. */
export interface ScoredAreaTree {
  id: ScoredArea;
  milestones: { milestone: Milestone; questions: Question[] }[];
}

type Trees = Record<ScoredClass, ScoredAreaTree[]>;

export const scoredTree = (questionnaire: Questionnaire, scoredClass: ScoredClass): ScoredAreaTree[] =>
  treesOf(questionnaire)[scoredClass];

const treesOf = rememberedBy((questionnaire: Questionnaire) => {
  const entries = CLASSES.map((scoredClass) => [scoredClass, classTree(questionnaire, scoredClass)] as const);
  return Object.fromEntries(entries) as Trees;
});

function classTree(questionnaire: Questionnaire, scoredClass: ScoredClass): ScoredAreaTree[] {
  const scored = questionnaire.questions.filter(({ level, weight }) => level === scoredClass && weight > 0);
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

/** Of the 100 of a class: one answer does not decide the score of a company of which little is asked. */
export const QUESTION_AT_MOST_POINTS = 15;

/** What the points of a class are shared out by. */
export interface Sharing {
  weights: AreaWeights;
  /** ATECO section, or null: topics then have the shares of all sectors. */
  macrosector: string | null;
  /** The most points of one question; without it there is no limit. */
  atMost?: number;
}

/** What the points of a company are shared out by, from its registry. */
export const sharingFor = (
  rows: readonly WeightRow[],
  { macrosector, size }: Pick<RegistryFacts, "macrosector" | "size">,
): Sharing => ({
  weights: areaWeights(rows, macrosector, size).weights,
  macrosector,
  atMost: QUESTION_AT_MOST_POINTS,
});

/**
 * The points of each question of a class, in hundredths, by guid: 100 points among the areas by their weight, those of
 * an area among its milestones by their share, those of a milestone among its questions by theirs. What does not apply
 * leaves its points to its milestone, then to its area. An area loses points only as a whole, or where its questions
 * are too few to hold them (D3): what is above the limit of a question goes the same way, and then to the other areas.
 * Questions that a company may declare not applicable do not widen their area, so that its choice does not narrow it.
 */
export function sharePoints(
  tree: readonly ScoredAreaTree[],
  scoredClass: ScoredClass,
  { weights, macrosector, atMost }: Sharing,
  isApplicable: (question: Question) => boolean,
): Map<string, number> {
  const points = new Map<string, number>();
  const areas = tree.map(({ id, milestones }) => ({
    id,
    milestones: milestones
      .map(({ milestone, questions }) => ({ milestone, questions: questions.filter(isApplicable) }))
      .filter(({ questions }) => questions.length > 0),
  }));
  const lasting = areas.map(({ milestones }) => lastingIn(milestones));
  const limit = limitOf(
    atMost,
    lasting.reduce((sum, count) => sum + count, 0),
  );
  const byArea = share(WHOLE, areas, ({ id, milestones }, index) => ({
    weight: milestones.length > 0 ? weights[id] : 0,
    room: limit * (lasting[index] ?? 0),
  }));
  areas.forEach(({ milestones }, area) => {
    const byMilestone = share(byArea[area] ?? 0, milestones, (part) => ({
      weight: milestoneShare(part.milestone, scoredClass, macrosector),
      room: limit * part.questions.length,
    }));
    milestones.forEach(({ questions }, index) => {
      const byQuestion = share(byMilestone[index] ?? 0, questions, ({ weight }) => ({ weight, room: limit }));
      questions.forEach(({ guid }, place) => points.set(guid, byQuestion[place] ?? 0));
    });
  });
  return points;
}

/** The points of each question as if everything applied: the same for all companies that share alike. */
export function pointsIfAllApplies(
  tree: readonly ScoredAreaTree[],
  scoredClass: ScoredClass,
  sharing: Sharing,
): ReadonlyMap<string, number> {
  const { weights, macrosector, atMost } = sharing;
  const key = [scoredClass, ...SCORED_AREAS.map((area) => weights[area]), macrosector, atMost].join();
  const known = pointsBySharing(tree).get(key);
  if (known) return known;
  const points = sharePoints(tree, scoredClass, sharing, () => true);
  pointsBySharing(tree).set(key, points);
  return points;
}

const pointsBySharing = rememberedBy(
  (_tree: readonly ScoredAreaTree[]) => new Map<string, ReadonlyMap<string, number>>(),
);

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

/** The questions of an area that no choice of the company closes, but one at least where any applies. */
function lastingIn(milestones: readonly { questions: Question[] }[]): number {
  const questions = milestones.flatMap((part) => part.questions);
  const lasting = questions.filter(({ notApplicableEnabled }) => !notApplicableEnabled).length;
  return questions.length === 0 ? 0 : Math.max(1, lasting);
}

/** In hundredths; a class of fewer questions than the limit needs is shared out evenly at most. */
const limitOf = (atMost: number | undefined, questions: number): number =>
  atMost === undefined ? WHOLE : Math.max(atMost * 100, Math.ceil(WHOLE / Math.max(1, questions)));

const share = <Shared>(
  whole: number,
  parts: readonly Shared[],
  claimOf: (part: Shared, index: number) => { weight: number; room: number },
): number[] =>
  apportionWithin(
    whole,
    parts.map((part, index) => {
      const { weight, room } = claimOf(part, index);
      return { weight: BigInt(weight), room };
    }),
  );
