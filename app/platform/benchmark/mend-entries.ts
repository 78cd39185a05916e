import { ladder } from "~/domain/benchmark/cells";
import { changes } from "~/domain/benchmark/aggregates";
import { questionChanges } from "~/domain/benchmark/question-tallies";
import { shownOn } from "~/domain/benchmark/daily";
import { romeDay } from "~/domain/calendar-date";
import { byCode } from "~/domain/text-order";
import type { PlatformParts, Trx } from "../scope";
import { entryTextsOf, putEntries } from "../store/benchmark/entries";
import { companiesAfter, lockCompanies } from "../store/benchmark/rebuilds";
import { addToQuestions } from "../store/benchmark/questions";
import { addToRows } from "../store/benchmark/rows";
import { BatchSize } from "../store/batch-size";
import { write } from "../store/write";
import { countingVersions } from "./counting-versions";
import { questionSums } from "./question-sums";
import { rowSums } from "./row-sums";
import { rebuiltEntries, type WrongEntry, wrongEntries } from "./wrong-entries";

/** Of companies alike, more count in the same rows; they are read before, all of them. */
const MOST_MENDED_AT_ONCE = 8;
/** A company whose entry is right is only read. */
const READ_AT_ONCE = 100;

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
  const size = new BatchSize({ first: 1, most: MOST_MENDED_AT_ONCE });
  for (let after = ""; ;) {
    const ids = await companiesAfter(parts.db, after, READ_AT_ONCE);
    const last = ids.at(-1);
    if (last === undefined) return tally;
    tally.companies += ids.length;
    const wrong = await companiesToMend(parts, ids);
    while (wrong.length > 0) tally.mended += await mendBatch(parts, wrong.splice(0, size.next), hold, size);
    after = last;
  }
}

/**
 * The companies of which an entry is wrong; those are mended by a few, the others only read. Companies alike follow each
 * other: those that are mended together then share most of the rows they count in.
 */
async function companiesToMend({ db, now }: PlatformParts, ids: readonly string[]): Promise<string[]> {
  const today = romeDay(now());
  const { rebuilt } = await rebuiltEntries(db, ids, today);
  const wrong = wrongEntries(await entryTextsOf(db, ids), rebuilt, today);
  const alike = wrong.toSorted((a, b) => byCode(cellOf(a), cellOf(b)));
  return [...new Set(alike.map(({ actual }) => actual.companyId))];
}

/** The closest companies that it is compared with. */
const cellOf = ({ expected: { live } }: WrongEntry): string => (live && ladder(live.profile)[0]?.key) ?? "";

/** Snapshots are read before the transaction, which then only checks whether a version was issued meanwhile. */
async function mendBatch(
  { db, now }: PlatformParts,
  ids: string[],
  hold: (trx: Trx) => Promise<void>,
  size: BatchSize,
): Promise<number> {
  for (;;) {
    const today = romeDay(now());
    const { versions, rebuilt } = await rebuiltEntries(db, ids, today);
    let began = 0;
    const mended = await write(db, null, async (trx) => {
      began = performance.now();
      await hold(trx);
      await lockCompanies(trx, ids);
      const present = await countingVersions(trx, ids, today);
      if (JSON.stringify([...present]) !== JSON.stringify([...versions])) return null;
      return correctEntries(trx, wrongEntries(await entryTextsOf(trx, ids), rebuilt, today), today);
    });
    size.took(performance.now() - began);
    if (mended !== null) return mended;
  }
}

async function correctEntries(trx: Trx, wrong: readonly WrongEntry[], today: string): Promise<number> {
  await putEntries(
    trx,
    wrong.map(({ expected }) => expected),
  );
  for (const year of new Set(wrong.map(({ actual }) => actual.year))) {
    const [sums, questions] = [rowSums(), questionSums()];
    for (const { actual, expected } of wrong.filter((one) => one.actual.year === year)) {
      const began = shownOn(actual, today);
      sums.add("opening", changes(began, expected.opening));
      sums.add("live", changes(actual.live, expected.live));
      questions.add("opening", questionChanges(began, expected.opening));
      questions.add("live", questionChanges(actual.live, expected.live));
    }
    await addToRows(trx, year, today, sums.changes());
    await addToQuestions(trx, year, today, questions.changes());
  }
  return wrong.length;
}
