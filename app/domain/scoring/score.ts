import {
  CLASSES,
  type Question,
  type Questionnaire,
  type ScoredArea,
  type ScoredClass,
} from "../question/question";
import { type Completeness, completenessOf } from "../survey/progress";
import type { QuestionState, SurveyStates } from "../survey/status";
import {
  pointsIfAllApplies,
  type ScoredAreaTree,
  scoredTree,
  sharePoints,
  type Sharing,
} from "./declared-weights";
import { classesHeldBy, type CrossedLine, type Undeclared, undeclaredIn } from "./red-lines";

/** A class, area, milestone or question to which nothing applies: not zero, and not counted anywhere. */
export const NOT_AVAILABLE = -1;
/** Of the declared points of a class, by the company's own choice. */
export const FLAGGED_ABOVE_PERCENT = 5;
/** Of the applicable questions of a class. */
export const FLAGGED_BELOW_COMPLETE_PERCENT = 80;
/** Of the declared points of a class, for whatever reason. */
export const BLOCKS_ISSUING_ABOVE_PERCENT = 50;

export const SCORE_REASONS = [
  "earned",
  "partly_earned",
  "earns_nothing",
  "not_answered",
  "incomplete",
  "blocked",
  "unconfirmed",
  "incompatible",
  "on_paper",
  "figures_missing",
  "voluntary",
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

/** A class: its areas are plain sums, its own points are their sum under the lowest cap (D3). */
export interface LevelScore extends Points {
  /** The sum of the areas. */
  sum: number;
  /** Ids of the red lines that are crossed, with their caps in points. */
  caps: { line: string; cap: number }[];
  /**
   * Silence about a red line holds the class as its cap would: the lowest cap of the lines without an answer; null where
   * none is.
   */
  held: number | null;
  /** The most that the class can still reach: what is not settled yet would earn everything, and cross no line. */
  reachable: number;
  completeness: Completeness;
  /** Hundredths of a percent of the declared points. */
  notApplicableShare: number;
  /** The part of it that a person declared. */
  chosenShare: number;
  /** What this class and those before it leave out of the facts that red lines are about. */
  undeclared: Undeclared[];
  /**
   * More than 5 % not applicable by choice, less than 80 % complete, or a red line without an answer: shown, and left out of
   * the benchmark.
   */
  flagged: boolean;
  /** More than 50 % not applicable, without what the registry proves. */
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
  sharing: Sharing,
  crossed: readonly CrossedLine[] = [],
): SurveyScore {
  const open = undeclaredIn(questionnaire, states);
  const scoreOf = (scoredClass: ScoredClass): LevelScore => {
    const tree = scoredTree(questionnaire, scoredClass);
    const asked = questionnaire.questions.filter(({ level }) => level === scoredClass);
    const undeclared = open.filter(({ question }) => classesHeldBy(question).includes(scoredClass));
    const lines = { crossed, undeclared };
    const scored = scoreClass(tree, scoredClass, states, sharing, lines);
    return judged(scored, completenessOf(asked, states), undeclared);
  };
  const entries = CLASSES.map((scoredClass) => [scoredClass, scoreOf(scoredClass)] as const);
  return { levels: Object.fromEntries(entries) as SurveyScore["levels"] };
}

type Scored = Omit<LevelScore, "completeness" | "undeclared" | "flagged">;

/** The red lines that limit a class: those that are crossed, and those about which nothing was said. */
interface LimitingLines {
  crossed?: readonly CrossedLine[];
  undeclared?: readonly Undeclared[];
}

/** Points are rounded once, at the question; all higher levels are sums. */
export function scoreClass(
  tree: readonly ScoredAreaTree[],
  scoredClass: ScoredClass,
  states: SurveyStates,
  sharing: Sharing,
  { crossed = [], undeclared = [] }: LimitingLines = {},
): Scored {
  const isApplicable = ({ guid }: Question) => states.get(guid)?.applicable ?? false;
  const maxima = sharePoints(tree, scoredClass, sharing, isApplicable);
  const areas = tree.map(({ id, milestones }): AreaScore => {
    const scored = milestones.map(({ milestone, questions }): MilestoneScore => {
      const scores = questions.map(({ guid }) => scoreQuestion(guid, states.get(guid), maxima.get(guid)));
      return { id: milestone.id, ...totalOf(scores), questions: scores };
    });
    return { id, ...totalOf(scored), milestones: scored };
  });
  const { actual: total, max } = totalOf(areas);
  const caps = crossed.map(({ line }) => ({ line: line.id, cap: line.cap }));
  const under = (points: number) => pointsUnder(points, caps);
  const held = heldBy(undeclared);
  const actual = max === NOT_AVAILABLE ? total : Math.min(under(total), held ?? total);
  const open = areas
    .flatMap((area) => area.milestones.flatMap(({ questions }) => questions))
    .filter(isUnsettled);
  const reachable = max === NOT_AVAILABLE ? max : under(total + totalGap(open));
  return {
    actual,
    max,
    sum: total,
    caps,
    held,
    reachable,
    ...shares(tree, scoredClass, states, sharing),
    areas,
  };
}

/** Hundredths of a point under the lowest cap. */
export const pointsUnder = (points: number, caps: readonly { cap: number }[]): number =>
  Math.min(points, ...caps.map(({ cap }) => cap * 100));

/** The points of a class as if what was not said about red lines crossed none. */
export const pointsOnceSaid = ({ sum, caps }: Pick<LevelScore, "sum" | "caps">): number =>
  pointsUnder(sum, caps);

/** What silence may hide counts as the worst of it. */
function heldBy(undeclared: readonly Undeclared[]): number | null {
  const all = undeclared.flatMap(({ lines }) => lines);
  return all.length === 0 ? null : pointsUnder(Infinity, all);
}

/** Whether silence about red lines takes points from a class; a card issued before that was the rule has no `held`. */
export const isHeldBySilence = ({
  actual,
  sum = actual,
  held = null,
}: {
  actual: number;
  sum?: number | undefined;
  held?: number | null | undefined;
}): boolean => held !== null && actual === held && sum > held;

function judged(scored: Scored, completeness: Completeness, undeclared: Undeclared[]): LevelScore {
  const { max, chosenShare } = scored;
  const isIncomplete = (completeness.percent ?? 100) < FLAGGED_BELOW_COMPLETE_PERCENT;
  const leavesOut = max !== NOT_AVAILABLE && (isIncomplete || undeclared.length > 0);
  return {
    ...scored,
    ...{ completeness, undeclared },
    flagged: chosenShare > FLAGGED_ABOVE_PERCENT * 100 || leavesOut,
  };
}

function scoreQuestion(
  guid: string,
  state: QuestionState | undefined,
  max: number | undefined,
): QuestionScore {
  if (!state?.applicable || max === undefined) {
    const why = state?.voluntary && !state.notApplicable ? "voluntary" : "not_applicable";
    return { guid, actual: NOT_AVAILABLE, max: NOT_AVAILABLE, earned: 0, why };
  }
  const { percent } = state.earning;
  return {
    guid,
    actual: Math.floor((max * percent + 50) / 100),
    max,
    earned: percent,
    why: reasonFor(state),
  };
}

function reasonFor({ status, displayStatus, earning }: QuestionState): ScoreReason {
  switch (status) {
    case "self-declared":
      if (earning.limit !== null) return earning.limit;
      if (earning.percent === 0) return "earns_nothing";
      return earning.percent === 100 ? "earned" : "partly_earned";
    case "autofilled":
      return displayStatus === "incomplete" ? "incomplete" : "unconfirmed";
    case "not-answered":
      return "not_answered";
    case "na-blocked":
      return "not_applicable";
    default:
      return status;
  }
}

const UNSETTLED: readonly ScoreReason[] = [
  "not_answered",
  "incomplete",
  "blocked",
  "unconfirmed",
  "incompatible",
  "on_paper",
  "figures_missing",
];
const isUnsettled = ({ why, max }: QuestionScore): boolean =>
  max !== NOT_AVAILABLE && UNSETTLED.includes(why);
const totalGap = (scores: readonly Points[]): number =>
  scores.reduce((sum, { actual, max }) => sum + max - actual, 0);

function totalOf(parts: readonly Points[]): Points {
  const available = parts.filter((part) => part.max !== NOT_AVAILABLE);
  if (available.length === 0) return { actual: NOT_AVAILABLE, max: NOT_AVAILABLE };
  const total = (key: keyof Points) => available.reduce((sum, part) => sum + part[key], 0);
  return { actual: total("actual"), max: total("max") };
}

/** The declared points, as if everything applied, that do not apply, and those that a person declared so. */
function shares(
  tree: readonly ScoredAreaTree[],
  scoredClass: ScoredClass,
  states: SurveyStates,
  sharing: Sharing,
): Pick<LevelScore, "notApplicableShare" | "chosenShare" | "blocksIssuing"> {
  const declared = pointsIfAllApplies(tree, scoredClass, sharing);
  const share = (counts: (state: QuestionState) => boolean) =>
    [...declared].reduce((sum, [guid, points]) => {
      const state = states.get(guid);
      return state && counts(state) ? sum + points : sum;
    }, 0);
  const isNotApplicable = (state: QuestionState) => !state.applicable && !state.voluntary;
  const closedByCompany = share((state) => isNotApplicable(state) && !isClosedByRegistry(state));
  return {
    notApplicableShare: share(isNotApplicable),
    blocksIssuing: closedByCompany > BLOCKS_ISSUING_ABOVE_PERCENT * 100,
    chosenShare: share(({ notApplicableByChoice }) => notApplicableByChoice),
  };
}

/** A person who works alone is asked nothing about employees: that empties no card. */
const isClosedByRegistry = ({ blockedBy }: QuestionState): boolean =>
  blockedBy !== null && "registry" in blockedBy;
