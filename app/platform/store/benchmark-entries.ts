import type { Entry } from "~/domain/benchmark/aggregates";
import type { Daily } from "~/domain/benchmark/daily";
import type { BucketIndex } from "~/domain/benchmark/buckets";
import type { Profile } from "~/domain/benchmark/cells";
import type { Measure } from "~/domain/benchmark/contribution";
import type { Db, Trx } from "../scope";

/** A company's contribution to the benchmark of a year; null = it is, or was, not in it. */
export type DailyEntry = Daily<Entry | null>;

export interface StoredEntry extends DailyEntry {
  companyId: string;
  year: number;
}

/** The entry of a company and year that have no row: never changed, always null. */
export const NO_ENTRY: DailyEntry = { day: "", opening: null, live: null };

export async function findEntry(handle: Db | Trx, companyId: string, year: number): Promise<DailyEntry> {
  const [found] = await entriesOf(handle, [companyId], year);
  return found ?? NO_ENTRY;
}

/** The entries of some companies, of one year or of all years. */
export async function entriesOf(
  handle: Db | Trx,
  companyIds: readonly string[],
  year: number | null = null,
): Promise<StoredEntry[]> {
  const rows = await handle
    .selectFrom("benchmark_entry")
    .selectAll()
    .where("company_id", "in", companyIds)
    .$if(year !== null, (query) => query.where("year", "=", year as number))
    .execute();
  return rows.map(storedEntry);
}

/** A slice of the entries of a year in the order of their company ids, after the given one. */
export async function entriesAfter(
  handle: Db | Trx,
  year: number,
  companyId: string,
  limit: number,
): Promise<StoredEntry[]> {
  const rows = await handle
    .selectFrom("benchmark_entry")
    .selectAll()
    .where("year", "=", year)
    .where("company_id", ">", companyId)
    .orderBy("company_id")
    .limit(limit)
    .execute();
  return rows.map(storedEntry);
}

/** As many rows as fit into a statement, at seven values a row. */
const ROWS_A_STATEMENT = 100;

export async function putEntries(trx: Trx, entries: readonly StoredEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += ROWS_A_STATEMENT) {
    await trx
      .insertInto("benchmark_entry")
      .values(
        entries.slice(from, from + ROWS_A_STATEMENT).map(({ companyId, year, day, opening, live }) => ({
          company_id: companyId,
          year,
          day,
          opening: textOf(opening),
          live: textOf(live),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(["company_id", "year"]).doUpdateSet((eb) => ({
          day: eb.ref("excluded.day"),
          opening: eb.ref("excluded.opening"),
          live: eb.ref("excluded.live"),
        })),
      )
      .execute();
  }
}

interface Row {
  company_id: string;
  year: number;
  day: string;
  opening: string | null;
  live: string | null;
}

const storedEntry = ({ company_id, year, day, opening, live }: Row): StoredEntry => ({
  companyId: company_id,
  year,
  day,
  opening: entryIn(opening),
  live: entryIn(live),
});

type Written = Profile & { samples: Partial<Record<Measure, [value: number, bucket: BucketIndex]>> };

/** Equal entries have equal texts. */
export function textOf(entry: Entry | null): string | null {
  if (entry === null) return null;
  const { sector, macrosector, size } = entry.profile;
  const samples = entry.samples.map(({ measure, value, bucket }) => [measure, [value, bucket]] as const);
  const written: Written = { sector, macrosector, size, samples: Object.fromEntries(samples) };
  return JSON.stringify(written);
}

function entryIn(text: string | null): Entry | null {
  if (text === null) return null;
  const { samples, ...profile } = JSON.parse(text) as Written;
  return {
    profile,
    samples: Object.entries(samples).map(([measure, [value, bucket]]) => ({
      measure: measure as Measure,
      value,
      bucket,
    })),
  };
}
