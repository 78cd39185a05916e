import { changes } from "~/domain/benchmark/aggregates";
import { shownOn } from "~/domain/benchmark/daily";
import { romeDay } from "~/domain/calendar-date";
import type { PlatformParts, Trx } from "../scope";
import { entriesOf, NO_ENTRY, putEntries, textOf, type StoredEntry } from "../store/benchmark-entries";
import { companiesAfter, lockCompanies } from "../store/benchmark-rebuilds";
import { addToRows } from "../store/benchmark-rows";
import { write } from "../store/write";
import { countingVersions, entriesIn, placeOf } from "./counting-versions";
import { rowSums } from "./row-sums";

/** Few enough that a company that publishes meanwhile waits for a few hundredths of a second at most. */
const COMPANIES_AT_ONCE = 4;

interface MendTally {
  companies: number;
  mended: number;
}

/**
 * Rebuilds every company's entry from its versions, with the rows it counts in, as if each company had just issued.
 * `hold` keeps the right to write, or throws.
 */
export async function mendEntries(
  parts: PlatformParts,
  hold: (trx: Trx) => Promise<void>,
): Promise<MendTally> {
  const tally: MendTally = { companies: 0, mended: 0 };
  for (let after = ""; ;) {
    const ids = await companiesAfter(parts.db, after, COMPANIES_AT_ONCE);
    const last = ids.at(-1);
    if (last === undefined) return tally;
    tally.companies += ids.length;
    tally.mended += await mendBatch(parts, ids, hold);
    after = last;
  }
}

/** Snapshots are read before the transaction, which then only checks whether a version was issued meanwhile. */
async function mendBatch(
  { db, now }: PlatformParts,
  ids: string[],
  hold: (trx: Trx) => Promise<void>,
): Promise<number> {
  for (;;) {
    const today = romeDay(now());
    const versions = await countingVersions(db, ids, today);
    const read = await entriesIn(db, versions);
    const rebuilt = new Map(
      [...versions].map(([place, { live, opening }]): [string, StoredEntry] => {
        const { companyId, year } = live;
        const entryOf = (id: string | undefined) => (id === undefined ? null : (read.get(id) ?? null));
        return [
          place,
          { companyId, year, day: today, opening: entryOf(opening?.id), live: entryOf(live.id) },
        ];
      }),
    );
    if (wrongEntries(await entriesOf(db, ids), rebuilt, today).length === 0) return 0;
    const mended = await write(db, null, async (trx) => {
      await hold(trx);
      await lockCompanies(trx, ids);
      const present = await countingVersions(trx, ids, today);
      if (JSON.stringify([...present]) !== JSON.stringify([...versions])) return null;
      return correctEntries(trx, wrongEntries(await entriesOf(trx, ids), rebuilt, today), today);
    });
    if (mended !== null) return mended;
  }
}

interface WrongEntry {
  actual: StoredEntry;
  expected: StoredEntry;
}

function wrongEntries(
  stored: StoredEntry[],
  rebuilt: ReadonlyMap<string, StoredEntry>,
  today: string,
): WrongEntry[] {
  const storedByPlace = new Map(stored.map((entry) => [placeOf(entry), entry]));
  const nothing = ({ companyId, year }: StoredEntry) => ({ ...NO_ENTRY, companyId, year });
  const missing = [...rebuilt.values()].filter((entry) => !storedByPlace.has(placeOf(entry))).map(nothing);
  return [...stored, ...missing]
    .map((actual) => ({
      actual,
      expected: rebuilt.get(placeOf(actual)) ?? { ...nothing(actual), day: today },
    }))
    .filter(
      ({ actual, expected }) =>
        textOf(shownOn(actual, today)) !== textOf(expected.opening) ||
        textOf(actual.live) !== textOf(expected.live),
    );
}

async function correctEntries(trx: Trx, wrong: WrongEntry[], today: string): Promise<number> {
  await putEntries(
    trx,
    wrong.map(({ expected }) => expected),
  );
  for (const year of new Set(wrong.map(({ actual }) => actual.year))) {
    const sums = rowSums();
    for (const { actual, expected } of wrong.filter((one) => one.actual.year === year)) {
      sums.add("opening", changes(shownOn(actual, today), expected.opening));
      sums.add("live", changes(actual.live, expected.live));
    }
    await addToRows(trx, year, today, sums.changes());
  }
  return wrong.length;
}
