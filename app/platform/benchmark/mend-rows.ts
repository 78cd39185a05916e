import { shownOn } from "~/domain/benchmark/daily";
import { romeDay } from "~/domain/calendar-date";
import { difference, EMPTY_TALLY } from "~/domain/benchmark/tally";
import type { Db, PlatformParts, Trx } from "../scope";
import { entriesAfter } from "../store/benchmark-entries";
import { benchmarkYears } from "../store/benchmark-rebuilds";
import { addToRows, rowsOfCells, type RowChange } from "../store/benchmark-rows";
import { write } from "../store/write";
import { rowSums } from "./row-sums";

const ENTRIES_AT_ONCE = 500;
const ROWS_AT_ONCE = 310;

/**
 * Makes the rows equal to the sums of the entries. A company that issues a version meanwhile changes entry and rows
 * alike, so the error of a row stays the same. The errors are therefore found in one read that blocks no writer, and
 * corrected piece by piece. If a day ends in between, the shown values change and the work starts again.
 */
export async function mendRows(parts: PlatformParts, hold: (trx: Trx) => Promise<void>): Promise<number> {
  let mended = 0;
  for (const year of await benchmarkYears(parts.db)) {
    for (let mendedOfYear: number | null = null; mendedOfYear === null;) {
      mendedOfYear = await mendYear(parts, year, hold);
      mended += mendedOfYear ?? 0;
    }
  }
  return mended;
}

async function mendYear(
  { db, now }: PlatformParts,
  year: number,
  hold: (trx: Trx) => Promise<void>,
): Promise<number | null> {
  const dayNow = () => romeDay(now());
  const today = dayNow();
  const wrong = await errorsOf(db, year, today);
  for (let from = 0; from < wrong.length; from += ROWS_AT_ONCE) {
    const isDone = await write(db, null, async (trx) => {
      await hold(trx);
      if (dayNow() !== today) return false;
      await addToRows(trx, year, today, wrong.slice(from, from + ROWS_AT_ONCE));
      return true;
    });
    if (!isDone) return null;
  }
  return wrong.length;
}

/** The changes that correct the rows of a year, computed from one state of the data. */
function errorsOf(db: Db, year: number, today: string): Promise<RowChange[]> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      const sums = rowSums();
      for (let after = ""; ;) {
        const entries = await entriesAfter(trx, year, after, ENTRIES_AT_ONCE);
        for (const entry of entries) sums.count(shownOn(entry, today), entry.live);
        const last = entries.at(-1);
        if (last === undefined) break;
        after = last.companyId;
      }
      for (const { cell, measure, ...row } of await rowsOfCells(trx, year)) {
        const less = (tally: typeof row.live) => [{ cell, measure, tally: difference(tally, EMPTY_TALLY) }];
        sums.add("opening", less(shownOn(row, today)));
        sums.add("live", less(row.live));
      }
      return sums.changes();
    });
}
