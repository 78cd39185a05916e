import { soFar } from "./so-far";
import { isUnfilled } from "./unfilled";

export interface Level {
  /** Hundredths of a point; negative = not available. */
  actual: number;
  max: number;
  flagged: boolean;
  reachable?: number | undefined;
  /** Of a version issued before coverage was sealed they tell whether it was begun. */
  areas?: Parameters<typeof isUnfilled>[0]["areas"];
}

/** How much of a class is answered and done. */
export interface Coverage {
  id: string;
  answered: number;
  done: number;
  applicable: number;
  /** Whole; null where none applies. */
  percent: number | null;
}

/** What a card says of a class; `coverage`: that of all classes, absent in a card issued before it was sealed. */
export function shownClass<Id extends string>(
  id: Id,
  level: Level,
  coverage: readonly Coverage[] | undefined,
) {
  const { actual, max, flagged, areas = [] } = level;
  const own = coverage?.find((one) => one.id === id);
  return {
    ...{ id, actual, max, flagged },
    unfilled: isUnfilled({ max, areas }, own),
    soFar: soFar(level, own),
    completeness: own?.percent ?? null,
  };
}
