import type { Entry, Row } from "~/domain/benchmark/aggregates";
import { ladder } from "~/domain/benchmark/cells";
import type { Measure } from "~/domain/benchmark/contribution";
import type { Tally } from "~/domain/benchmark/tally";
import type { RowChange } from "../store/benchmark/rows";

/** Changes to rows, summed row by row. */
interface RowSums {
  add(moment: Moment, rows: readonly Row[]): void;
  /** Adds an entry: its values when today began, and its values now. */
  count(opening: Entry | null, live: Entry | null): void;
  /** The row changes that are not zero. */
  changes(): RowChange[];
}

type Moment = "opening" | "live";
/**
 * Companies, sum of values, companies by bucket. The numbers are changed in place, since millions are added to them.
 */
type Sum = [companies: number, sum: number, zero: number, low: number, medium: number, high: number];

export function rowSums(): RowSums {
  const cells = new Map<string, Map<Measure, Record<Moment, Sum>>>();

  function sumsOf(cell: string): Map<Measure, Record<Moment, Sum>> {
    const sums = cells.get(cell) ?? new Map<Measure, Record<Moment, Sum>>();
    if (sums.size === 0) cells.set(cell, sums);
    return sums;
  }

  function sumOf(sums: Map<Measure, Record<Moment, Sum>>, measure: Measure): Record<Moment, Sum> {
    const existing = sums.get(measure);
    if (existing) return existing;
    const made: Record<Moment, Sum> = { opening: [0, 0, 0, 0, 0, 0], live: [0, 0, 0, 0, 0, 0] };
    sums.set(measure, made);
    return made;
  }

  function countAt(moment: Moment, { profile, samples }: Entry): void {
    for (const { key } of ladder(profile)) {
      const sums = sumsOf(key);
      for (const { measure, value, bucket } of samples) {
        const sum = sumOf(sums, measure)[moment];
        sum[0] += 1;
        sum[1] += value;
        sum[bucket + 2] = (sum[bucket + 2] ?? 0) + 1;
      }
    }
  }

  return {
    add(moment, rows) {
      for (const { cell, measure, tally } of rows) {
        const sum = sumOf(sumsOf(cell), measure)[moment];
        const added = [tally.companies, tally.sum, ...tally.buckets];
        added.forEach((number, index) => (sum[index] = (sum[index] ?? 0) + number));
      }
    },
    count(opening, live) {
      if (opening) countAt("opening", opening);
      if (live) countAt("live", live);
    },
    changes: () =>
      [...cells].flatMap(([cell, sums]) =>
        [...sums]
          .filter(([, { opening, live }]) => [...opening, ...live].some((number) => number !== 0))
          .map(([measure, { opening, live }]) => ({
            cell,
            measure,
            opening: tallyOf(opening),
            live: tallyOf(live),
          })),
      ),
  };
}

const tallyOf = ([companies, sum, ...buckets]: Sum): Tally => ({ companies, sum, buckets });
