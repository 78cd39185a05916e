import type { Question, ScoredClass } from "../../question/question";
import { scoredTree, type Sharing } from "../declared-weights";
import { pointsOnceSaid, pointsUnder, scoreClass } from "../score";
import { wholePoints } from "../whole-points";
import type { Effort } from "./effort";
import { type Horizon, HORIZONS, type Move, type MoveSource, openersOf } from "./moves";
import { fallsWith, simulate, type SimulatedSurvey } from "./simulation";

export interface PlannedMove extends Move {
  /**
   * Hundredths of a point that the class gains by this move alone; 0 under a red line. Silence about a line takes
   * nothing away here: a plan begins with what was not said.
   */
  gain: number;
}

export interface PlanGroup {
  horizon: Horizon;
  moves: PlannedMove[];
  /** Hundredths of a point that the class gains by all of them together. */
  gain: number;
}

export interface PlanSource extends MoveSource {
  survey: SimulatedSurvey;
  sharing: Sharing;
  /** Minutes of work for each effort, by which moves are compared. */
  minutes: Readonly<Record<Effort, number>>;
}

/** The moves of one class in groups by their time, each in the order in which they are made. */
export function planOf(source: PlanSource, scoredClass: ScoredClass, moves: readonly Move[]): PlanGroup[] {
  const ofClass = moves.filter((move) => move.scoredClass === scoredClass);
  const planned = ofClass.map((move) => ({ ...move, gain: gainOf(source, scoredClass, [move]) }));
  return HORIZONS.map((horizon) => {
    const group = planned.filter((move) => move.horizon === horizon);
    return { horizon, moves: inOrder(group, source), gain: gainOf(source, scoredClass, group) };
  });
}

/** The first moves that wait for no other answer. */
export const firstMoves = (groups: readonly PlanGroup[], most: number): PlannedMove[] =>
  groups.flatMap(({ moves }) => moves.filter(({ why }) => why !== "blocked")).slice(0, most);

/**
 * Duties of law first; then what gains most whole points for an hour of work and of answering; then the order of the
 * journey. Whole points are those a reader sees: a hundredth that sharing out a class has left over orders nothing.
 */
function inOrder(moves: readonly PlannedMove[], { questions, minutes }: PlanSource): PlannedMove[] {
  const toAnswer = new Map(questions.map(({ guid, minutes: own = 0 }: Question) => [guid, own]));
  const time = ({ guid, effort }: Move) => minutes[effort] + (toAnswer.get(guid) ?? 0);
  const whole = (points: number) => Math.max(1, wholePoints(points));
  const byRate = (points: (move: PlannedMove) => number) => (a: PlannedMove, b: PlannedMove) =>
    points(b) * time(a) - points(a) * time(b);
  const byGain = byRate(({ gain }) => (gain > 0 ? whole(gain) : 0));
  const byGap = byRate(({ gap }) => whole(gap));
  return moves.toSorted((a, b) => Number(b.isDuty) - Number(a.isDuty) || byGain(a, b) || byGap(a, b));
}

/** What a class gains by some moves, in hundredths. */
export function gainOf(source: PlanSource, scoredClass: ScoredClass, moves: readonly Move[]): number {
  return pointsAfter(source, scoredClass, moves) - pointsOnceSaid(source.score.levels[scoredClass]);
}

/**
 * The points of a class after some moves. Where no other question depends on the chosen ones, only their own points
 * change, and the sum says the same as the whole simulation.
 */
function pointsAfter(source: PlanSource, scoredClass: ScoredClass, moves: readonly Move[]): number {
  const { survey, questions, sharing } = source;
  const before = source.score.levels[scoredClass];
  const chosen = new Set(moves.map(({ guid }) => guid));
  if (moves.some(({ guid }) => isOpener(guid, questions))) {
    const { states, crossed } = simulate(survey, chosen);
    const tree = scoredTree(survey.questionnaire, scoredClass);
    return scoreClass(tree, scoredClass, states, sharing, { crossed }).actual;
  }
  const open = moves.filter(({ why }) => why !== "blocked");
  const left = survey.crossed.filter((one) => !fallsWith(one, new Set(open.map(({ guid }) => guid))));
  const sum = before.sum + open.reduce((total, { gap }) => total + gap, 0);
  return pointsUnder(
    sum,
    left.map(({ line }) => line),
  );
}

const remembered = new WeakMap<readonly Question[], ReadonlySet<string>>();

/** Whether another question depends on this one. Content never changes, so it is looked through once. */
function isOpener(guid: string, questions: readonly Question[]): boolean {
  const openers = remembered.get(questions) ?? new Set(questions.flatMap(openersOf));
  remembered.set(questions, openers);
  return openers.has(guid);
}
