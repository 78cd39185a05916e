import { ladder } from "./cells";
import type { Profile } from "./cells";
import type { Choices } from "./choices";
import type { IndicatorSteps } from "./indicator-steps";
import type { Measure, Sample } from "./contribution";
import type { SharesByClass } from "./question-shares";
import { difference, EMPTY_TALLY, minus, plus, tallyOf } from "./tally";
import type { Tally } from "./tally";

/** The profile of a company in the benchmark, and the scores of its newest version. */
export interface Entry {
  profile: Profile;
  samples: readonly Sample[];
  /** What it earns question by question; a class whose questions are not compared is absent. */
  shares: SharesByClass;
  /** What it chose, in the same classes; absent where it chose nothing, or before choices were counted. */
  choices?: Choices | undefined;
  /** Between which steps its indicators lie; absent where none is known, or before indicators were counted. */
  indicators?: IndicatorSteps | undefined;
}

/** Tallies by cell and measure; a tally of no company is absent, so equal benchmarks are equal maps. */
export type Aggregates = ReadonlyMap<string, ReadonlyMap<Measure, Tally>>;

/** One stored row: the tally of a cell in a measure. */
export interface Row {
  cell: string;
  measure: Measure;
  tally: Tally;
}

/** The amounts that a company adds to every cell of its profile, for a store that adds and subtracts row by row. */
export function rowsOf({ profile, samples }: Entry): Row[] {
  return ladder(profile).flatMap(({ key: cell }) =>
    samples.map((sample) => ({ cell, measure: sample.measure, tally: tallyOf(sample) })),
  );
}

/**
 * The changes to each stored row when a company's entry is replaced; null = the company was, or is, not in the
 * benchmark. Numbers may be negative; unchanged rows do not appear.
 */
export function changes(before: Entry | null, after: Entry | null): Row[] {
  const old = new Map((before ? rowsOf(before) : []).map((row) => [keyOf(row), row]));
  const kept = (after ? rowsOf(after) : []).map((row) => {
    const { tally = EMPTY_TALLY } = old.get(keyOf(row)) ?? {};
    old.delete(keyOf(row));
    return { ...row, tally: difference(tally, row.tally) };
  });
  const gone = [...old.values()].map((row) => ({ ...row, tally: difference(row.tally, EMPTY_TALLY) }));
  return [...kept, ...gone].filter(({ tally }) => !isNothing(tally));
}

export const add = (aggregates: Aggregates, entry: Entry): Aggregates =>
  changed(aggregates, rowsOf(entry), plus);

/** The inverse of `add`. Throws if the aggregates do not contain this entry. */
export const remove = (aggregates: Aggregates, entry: Entry): Aggregates =>
  changed(aggregates, rowsOf(entry), minus);

/** The same as adding one by one, in one pass. */
export function aggregate(entries: Iterable<Entry>): Aggregates {
  const aggregates: Mutable = new Map();
  for (const entry of entries) apply(aggregates, rowsOf(entry), plus);
  return aggregates;
}

/**
 * The benchmark as the company itself may see it: only the other companies. It reads only existing cells, so a part of
 * the benchmark is enough. `own` is the entry that the company added to this very benchmark, or null.
 */
export function withoutOwn(aggregates: Aggregates, own: Entry | null): Aggregates {
  const rows = own ? rowsOf(own).filter(({ cell }) => aggregates.has(cell)) : [];
  return changed(aggregates, rows, minus);
}

const keyOf = ({ cell, measure }: Row): string => `${cell}/${measure}`;

const isNothing = ({ companies, sum, buckets }: Tally): boolean =>
  [companies, sum, ...buckets].every((number) => number === 0);

type Mutable = Map<string, Map<Measure, Tally>>;

function changed(aggregates: Aggregates, rows: readonly Row[], combine: typeof plus): Aggregates {
  const touched = new Set(rows.map(({ cell }) => cell));
  const copies: Mutable = new Map(
    [...aggregates].flatMap(([cell, tallies]) => (touched.has(cell) ? [[cell, new Map(tallies)]] : [])),
  );
  apply(copies, rows, combine);
  const untouched = [...aggregates].filter(([cell]) => !touched.has(cell));
  return new Map([...untouched, ...copies]);
}

function apply(aggregates: Mutable, rows: readonly Row[], combine: typeof plus): void {
  for (const { cell, measure, tally } of rows) {
    const tallies = aggregates.get(cell) ?? new Map<Measure, Tally>();
    const next = combine(tallies.get(measure) ?? EMPTY_TALLY, tally);
    if (next.companies === 0) tallies.delete(measure);
    else tallies.set(measure, next);
    if (tallies.size === 0) aggregates.delete(cell);
    else aggregates.set(cell, tallies);
  }
}
