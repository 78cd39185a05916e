import { changes, type Entry } from "~/domain/benchmark/aggregates";
import { change } from "~/domain/benchmark/daily";
import { NO_TALLIES, questionChanges } from "~/domain/benchmark/question-tallies";
import { romeDay } from "~/domain/calendar-date";
import { EMPTY_TALLY } from "~/domain/benchmark/tally";
import { apiVersionOf } from "~/domain/periods";
import type { Trx } from "../scope";
import { entriesOf, findEntry, putEntries } from "../store/benchmark/entries";
import { addToQuestions } from "../store/benchmark/questions";
import { addToRows } from "../store/benchmark/rows";

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
 * changes about 80 rows of sums and 20 of what is counted item by item, however many companies there are.
 */
export async function enterBenchmark(
  trx: Trx,
  { companyId, year, issuedAt }: IssuedCardKey,
  entry: Entry,
): Promise<void> {
  if (!hasBenchmark(year)) return;
  await replaceEntry(trx, { companyId, year, today: romeDay(new Date(issuedAt)) }, entry);
}

/** Takes a company out of the benchmark of every year; what is shown changes when the next day begins. */
export async function leaveBenchmark(trx: Trx, companyId: string, at: string): Promise<void> {
  const today = romeDay(new Date(at));
  for (const { year } of await entriesOf(trx, [companyId])) {
    await replaceEntry(trx, { companyId, year, today }, null);
  }
}

async function replaceEntry(
  trx: Trx,
  { companyId, year, today }: { companyId: string; year: number; today: string },
  entry: Entry | null,
): Promise<void> {
  const stored = await findEntry(trx, companyId, year);
  await putEntries(trx, [{ companyId, year, ...change(stored, today, entry) }]);
  const changed = changes(stored.live, entry);
  await addToRows(
    trx,
    year,
    today,
    changed.map(({ tally, ...place }) => ({ ...place, opening: EMPTY_TALLY, live: tally })),
  );
  await addToQuestions(
    trx,
    year,
    today,
    questionChanges(stored.live, entry).map(({ tallies, ...place }) => ({
      ...place,
      opening: NO_TALLIES,
      live: tallies,
    })),
  );
}
