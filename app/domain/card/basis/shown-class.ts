import { soFar } from "./so-far";
import { isUnfilled } from "./unfilled";

type Level = Parameters<typeof soFar>[0] & { actual: number; flagged: boolean } & Partial<
    Pick<Parameters<typeof isUnfilled>[0], "areas">
  >;

interface Coverage {
  id: string;
  answered: number;
  done: number;
  applicable: number;
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
