import { rowsOf, type Entry, type Row } from "~/domain/benchmark/aggregates";
import { EMPTY_TALLY, plus, type Tally } from "~/domain/benchmark/tally";
import type { RowChange } from "../store/benchmark-rows";

/** Changes of rows, added up row by row. */
export interface RowSums {
  add(moment: "opening" | "live", rows: readonly Row[]): void;
  /** The parts of an entry, as it stood when today began and as it stands. */
  count(opening: Entry | null, live: Entry | null): void;
  /** Those that change something. */
  changes(): RowChange[];
}

export function rowSums(): RowSums {
  const sums = new Map<string, RowChange>();

  function add(moment: "opening" | "live", rows: readonly Row[]): void {
    for (const { cell, measure, tally } of rows) {
      const key = `${cell}/${measure}`;
      const sum = sums.get(key) ?? { cell, measure, opening: EMPTY_TALLY, live: EMPTY_TALLY };
      sums.set(key, { ...sum, [moment]: plus(sum[moment], tally) });
    }
  }

  return {
    add,
    count(opening, live) {
      if (opening) add("opening", rowsOf(opening));
      if (live) add("live", rowsOf(live));
    },
    changes: () => [...sums.values()].filter(({ opening, live }) => !isNothing(opening) || !isNothing(live)),
  };
}

const isNothing = ({ companies, sum, buckets }: Tally): boolean =>
  [companies, sum, ...buckets].every((number) => number === 0);
