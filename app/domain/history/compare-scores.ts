import { NOT_AVAILABLE } from "../scoring/score";
import { CLASSES, type ScoredClass } from "../question/question";

/** Hundredths of a point; -1 = not available. */
interface Points {
  actual: number;
  max: number;
}

type NamedPoints = Points & { id: string };
type ScoredClasses = Record<
  ScoredClass,
  Points & { areas: readonly (NamedPoints & { milestones: readonly NamedPoints[] })[] }
>;

/** Null on a side = not available there; then the difference is null too. */
interface ScoreDifference {
  id: string;
  before: Points | null;
  after: Points | null;
  /** Hundredths of a point, after less before. */
  difference: number | null;
}

type AreaDifference = ScoreDifference & { milestones: ScoreDifference[] };
type ClassDifference = ScoreDifference & { id: ScoredClass; areas: AreaDifference[] };

/** Every class, area and milestone of either side, with or without a difference. */
export function scoreDifferences(before: ScoredClasses, after: ScoredClasses): ClassDifference[] {
  return CLASSES.map((id) => ({
    ...pointsDifference(id, before[id], after[id]),
    id,
    areas: paired(before[id].areas, after[id].areas).map(([area, then, present]) => ({
      ...pointsDifference(area, then, present),
      milestones: paired(then?.milestones ?? [], present?.milestones ?? []).map((pair) =>
        pointsDifference(...pair),
      ),
    })),
  }));
}

function pointsDifference(
  id: string,
  then: Points | undefined,
  present: Points | undefined,
): ScoreDifference {
  const before = available(then);
  const after = available(present);
  return { id, before, after, difference: before && after && after.actual - before.actual };
}

function available(points: Points | undefined): Points | null {
  return points === undefined || points.max === NOT_AVAILABLE
    ? null
    : { actual: points.actual, max: points.max };
}

/** By id, in the order of the later side; what only the earlier side has comes last. */
function paired<P extends NamedPoints>(before: readonly P[], after: readonly P[]): [string, P?, P?][] {
  const find = (parts: readonly P[], id: string) => parts.find((part) => part.id === id);
  const ids = new Set([...after, ...before].map(({ id }) => id));
  return [...ids].map((id) => [id, find(before, id), find(after, id)]);
}
