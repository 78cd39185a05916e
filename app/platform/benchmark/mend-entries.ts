import { changes } from "~/domain/benchmark/aggregates";
import { romeDay, shownOn } from "~/domain/benchmark/daily";
import type { PlatformParts, Trx } from "../scope";
import { entriesOf, NO_ENTRY, putEntries, textOf, type StoredEntry } from "../store/benchmark-entries";
import { companiesAfter, lockCompanies } from "../store/benchmark-rebuilds";
import { addToRows } from "../store/benchmark-rows";
import { write } from "../store/write";
import { countingVersions, entriesIn, placeOf } from "./counting-versions";
import { rowSums } from "./row-sums";

/** Few enough that a company that publishes meanwhile waits for a few hundredths of a second at most. */
const COMPANIES_AT_ONCE = 20;

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
  const looked: MendTally = { companies: 0, mended: 0 };
  for (let after = ""; ;) {
    const ids = await companiesAfter(parts.db, after, COMPANIES_AT_ONCE);
    const last = ids.at(-1);
    if (last === undefined) return looked;
    looked.companies += ids.length;
    looked.mended += await mendSome(parts, ids, hold);
    after = last;
  }
}

/** Snapshots are read before the transaction, which then only checks whether a version was issued meanwhile. */
async function mendSome(
  { db, now }: PlatformParts,
  ids: string[],
  hold: (trx: Trx) => Promise<void>,
): Promise<number> {
  for (;;) {
    const today = romeDay(now().toISOString());
    const versions = await countingVersions(db, ids, today);
    const read = await entriesIn(db, versions);
    const made = new Map(
      [...versions].map(([place, { live, opening }]): [string, StoredEntry] => {
        const { companyId, year } = live;
        const entryOf = (id: string | undefined) => (id === undefined ? null : (read.get(id) ?? null));
        return [
          place,
          { companyId, year, day: today, opening: entryOf(opening?.id), live: entryOf(live.id) },
        ];
      }),
    );
    if (wrongEntries(await entriesOf(db, ids), made, today).length === 0) return 0;
    const mended = await write(db, null, async (trx) => {
      await hold(trx);
      await lockCompanies(trx, ids);
      const present = await countingVersions(trx, ids, today);
      if (JSON.stringify([...present]) !== JSON.stringify([...versions])) return null;
      return putRight(trx, wrongEntries(await entriesOf(trx, ids), made, today), today);
    });
    if (mended !== null) return mended;
  }
}

interface Wrong {
  is: StoredEntry;
  shouldBe: StoredEntry;
}

function wrongEntries(stored: StoredEntry[], made: ReadonlyMap<string, StoredEntry>, today: string): Wrong[] {
  const storedByPlace = new Map(stored.map((entry) => [placeOf(entry), entry]));
  const nothing = ({ companyId, year }: StoredEntry) => ({ ...NO_ENTRY, companyId, year });
  const missing = [...made.values()].filter((entry) => !storedByPlace.has(placeOf(entry))).map(nothing);
  return [...stored, ...missing]
    .map((is) => ({ is, shouldBe: made.get(placeOf(is)) ?? { ...nothing(is), day: today } }))
    .filter(
      ({ is, shouldBe }) =>
        textOf(shownOn(is, today)) !== textOf(shouldBe.opening) || textOf(is.live) !== textOf(shouldBe.live),
    );
}

async function putRight(trx: Trx, wrong: Wrong[], today: string): Promise<number> {
  await putEntries(
    trx,
    wrong.map(({ shouldBe }) => shouldBe),
  );
  for (const year of new Set(wrong.map(({ is }) => is.year))) {
    const sums = rowSums();
    for (const { is, shouldBe } of wrong.filter((one) => one.is.year === year)) {
      sums.add("opening", changes(shownOn(is, today), shouldBe.opening));
      sums.add("live", changes(is.live, shouldBe.live));
    }
    await addToRows(trx, year, today, sums.changes());
  }
  return wrong.length;
}
