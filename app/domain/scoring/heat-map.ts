import { CLASSES, type ScoredClass } from "../question/question";
import type { ScoreReason } from "./score";

/** Hundredths of a point, or -1 = not available. */
interface Points {
  actual: number;
  max: number;
}

type ScoredQuestion = Points & { why: ScoreReason };

/** How far the answers have come to what a topic asks. */
interface TopicProgress {
  /** A question of it has an answer, or the beginning of one. */
  begun: boolean;
  /** Its questions without a whole answer, of those that apply. */
  open: number;
}

interface ScoredTopic extends Points {
  id: string;
  label: string;
  questions: readonly ScoredQuestion[];
  /** Told in place of the questions. */
  progress?: TopicProgress | undefined;
}

export interface MappedLevel extends Points {
  areas: readonly (Points & { id: string; milestones: readonly ScoredTopic[] })[];
}

/**
 * One topic in one class. absent: the class asks nothing about it · not_applicable: nothing of it applies to the company ·
 * not_begun: no question of it has an answer, so that its 0 would say nothing (D3) · scored: points of points.
 */
export type HeatCell = { kind: "absent" | "not_applicable" | "not_begun" } | ({ kind: "scored" } & Points);

export type HeatCells = Record<ScoredClass, HeatCell>;

export interface HeatMap {
  /** In the order of the questionnaire: a topic that only a later class has follows the one that it follows there. */
  areas: { id: string; cells: HeatCells; topics: { id: string; label: string; cells: HeatCells }[] }[];
  classes: HeatCells;
}

const UNANSWERED: readonly ScoreReason[] = [
  "not_answered",
  "blocked",
  "unconfirmed",
  "voluntary",
  "not_applicable",
];

const OPEN: readonly ScoreReason[] = ["not_answered", "incomplete", "blocked", "unconfirmed", "incompatible"];

const ABSENT: HeatCell = { kind: "absent" };

/**
 * The scores of all topics in all classes, as one picture. `unfilled`: classes without one declared answer. Where a server
 * tells of no topic what it asks, as the specification has it (§3), a topic is there if it has points to earn.
 */
export function heatMap(
  levels: Record<ScoredClass, MappedLevel>,
  unfilled: readonly ScoredClass[] = [],
): HeatMap {
  const cellOf = tellsProgress(levels) ? cellOfTopics : cellOfPoints;
  const cellsOf = (cell: (id: ScoredClass) => HeatCell): HeatCells =>
    Object.fromEntries(CLASSES.map((id) => [id, cell(id)])) as HeatCells;
  const areaIn = (level: ScoredClass, id: string) => levels[level].areas.find((area) => area.id === id);
  const begun = (level: ScoredClass, cell: HeatCell): HeatCell =>
    cell.kind === "scored" && unfilled.includes(level) ? { kind: "not_begun" } : cell;
  return {
    classes: cellsOf((id) => begun(id, cellOf(levels[id], topicsIn(levels[id])))),
    areas: inOneOrder(CLASSES.map((id) => levels[id].areas)).map(({ id: area }) => ({
      id: area,
      cells: cellsOf((id) => {
        const there = areaIn(id, area);
        return there ? begun(id, cellOf(there, there.milestones)) : ABSENT;
      }),
      topics: inOneOrder(CLASSES.map((id) => areaIn(id, area)?.milestones ?? [])).map(
        ({ id: topic, label }) => ({
          ...{ id: topic, label },
          cells: cellsOf((id) => {
            const there = areaIn(id, area)?.milestones.find((one) => one.id === topic);
            return there ? begun(id, cellOf(there, [there])) : ABSENT;
          }),
        }),
      ),
    })),
  };
}

const topicsIn = ({ areas }: MappedLevel) => areas.flatMap(({ milestones }) => milestones);

/** The items of all lists, each once; one that is new follows its neighbour of the list that brings it. */
function inOneOrder<Item extends { id: string }>(lists: readonly (readonly Item[])[]): Item[] {
  const merged: Item[] = [];
  for (const list of lists) {
    let place = 0;
    for (const item of list) {
      const there = merged.findIndex(({ id }) => id === item.id);
      if (there < 0) merged.splice(place, 0, item);
      place = (there < 0 ? place : there) + 1;
    }
  }
  return merged;
}

/** Whether anything is known of the questions behind the points. */
export const tellsProgress = (levels: Record<ScoredClass, MappedLevel>): boolean =>
  CLASSES.some((id) => topicsIn(levels[id]).some((topic) => progressIn(topic) !== null));

/** Null for a topic of which no question is known. */
const progressIn = ({ progress, questions }: ScoredTopic): TopicProgress | null =>
  progress ?? topicProgress(questions);

/** What the questions of a topic come to; null without any. */
export const topicProgress = (questions: readonly ScoredQuestion[]): TopicProgress | null =>
  questions.length === 0
    ? null
    : {
        begun: questions.some(({ why }) => !UNANSWERED.includes(why)),
        open: questions.filter(({ max, why }) => max >= 0 && OPEN.includes(why)).length,
      };

const cellOfPoints = ({ actual, max }: Points): HeatCell =>
  max > 0 ? { kind: "scored", actual, max } : ABSENT;

function cellOfTopics({ actual, max }: Points, topics: readonly ScoredTopic[]): HeatCell {
  const known = topics.map(progressIn).filter((progress) => progress !== null);
  if (known.length === 0) return ABSENT;
  if (max < 0) return { kind: "not_applicable" };
  return known.some(({ begun }) => begun) ? { kind: "scored", actual, max } : { kind: "not_begun" };
}

interface TopicGain {
  id: string;
  label: string;
  /** Hundredths of a point of the class that the topic can still add. Always above 0. */
  gain: number;
  /** Its questions without a whole answer; 0 where nothing is told of them. */
  open: number;
}

/** The topics of a class by the points they can still add, most first; equal ones in the order of the questionnaire. */
export const topicGains = (level: MappedLevel): TopicGain[] =>
  topicsIn(level)
    .filter(({ actual, max }) => max > actual)
    .map((topic) => ({
      ...{ id: topic.id, label: topic.label },
      gain: topic.max - topic.actual,
      open: progressIn(topic)?.open ?? 0,
    }))
    .sort((a, b) => b.gain - a.gain);
