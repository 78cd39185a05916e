import { changes, type Entry } from "~/domain/benchmark/aggregates";
import { change } from "~/domain/benchmark/daily";
import { romeDay } from "~/domain/calendar-date";
import { EMPTY_TALLY } from "~/domain/benchmark/tally";
import { apiVersionOf } from "~/domain/periods";
import type { Trx } from "../scope";
import { findEntry, putEntries } from "../store/benchmark-entries";
import { addToRows } from "../store/benchmark-rows";

interface IssuedCardKey {
  companyId: string;
  year: number;
  /** The instant of issuing, as ISO text in UTC. */
  issuedAt: string;
}

/** Only these years have a benchmark (spec §4). */
export const hasBenchmark = (year: number): boolean => apiVersionOf(year) === "v3";

/**
 * Replaces a company's previous entry by that of the version it is issuing, in the transaction that issues it. It
 * changes about 80 rows, however many companies there are.
 */
export async function enterBenchmark(
  trx: Trx,
  { companyId, year, issuedAt }: IssuedCardKey,
  entry: Entry,
): Promise<void> {
  if (!hasBenchmark(year)) return;
  const today = romeDay(new Date(issuedAt));
  const stored = await findEntry(trx, companyId, year);
  await putEntries(trx, [{ companyId, year, ...change(stored, today, entry) }]);
  const changed = changes(stored.live, entry);
  await addToRows(
    trx,
    year,
    today,
    changed.map(({ tally, ...place }) => ({ ...place, opening: EMPTY_TALLY, live: tally })),
  );
}
