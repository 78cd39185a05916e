import type { Entry } from "~/domain/benchmark/aggregates";
import type { Daily } from "~/domain/benchmark/daily";
import type { BucketIndex } from "~/domain/benchmark/buckets";
import type { Profile } from "~/domain/benchmark/cells";
import type { Choices } from "~/domain/benchmark/choices";
import type { IndicatorSteps } from "~/domain/benchmark/indicator-steps";
import type { SharesByClass } from "~/domain/benchmark/question-shares";
import type { Measure } from "~/domain/benchmark/contribution";
import type { Db, Trx } from "../../scope";

/** A company's contribution to the benchmark of a year; null = it is, or was, not in it. */
type DailyEntry = Daily<Entry | null>;

interface EntryKey {
  companyId: string;
  year: number;
}

export type StoredEntry = EntryKey & DailyEntry;
/** An entry as it is written, for a comparison that need not read it. */
export type EntryTexts = EntryKey & Daily<string | null>;

/** The entry of a company and year that have no row: never changed, always null. */
export const NO_ENTRY: DailyEntry = { day: "", opening: null, live: null };

export async function findEntry(handle: Db | Trx, companyId: string, year: number): Promise<DailyEntry> {
  const [found] = await entriesOf(handle, [companyId], year);
  return found ?? NO_ENTRY;
}

/** The entries of some companies, of one year or of all years. */
export const entriesOf = async (
  handle: Db | Trx,
  companyIds: readonly string[],
  year: number | null = null,
): Promise<StoredEntry[]> => (await entryTextsOf(handle, companyIds, year)).map(storedEntry);

export async function entryTextsOf(
  handle: Db | Trx,
  companyIds: readonly string[],
  year: number | null = null,
): Promise<EntryTexts[]> {
  const rows = await handle
    .selectFrom("benchmark_entry")
    .selectAll()
    .where("company_id", "in", companyIds)
    .$if(year !== null, (query) => query.where("year", "=", year as number))
    .execute();
  return rows.map(textsIn);
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
  return rows.map((row) => storedEntry(textsIn(row)));
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

const textsIn = ({ company_id, ...texts }: Row): EntryTexts => ({ companyId: company_id, ...texts });

/** Most entries were not changed today: one object then stands for both moments. */
export function storedEntry({ opening, live, ...key }: EntryTexts): StoredEntry {
  const present = entryIn(live);
  return { ...key, opening: opening === live ? present : entryIn(opening), live: present };
}

interface Written extends Profile {
  samples: Partial<Record<Measure, [value: number, bucket: BucketIndex]>>;
  /** Absent in entries written before questions were compared. */
  shares?: SharesByClass;
  /** Absent in entries written before choices were counted. */
  choices?: Choices | undefined;
  /** Absent in entries written before indicators were counted. */
  indicators?: IndicatorSteps | undefined;
}

/** A rebuild asks for the text of the same entry twice, for each of very many companies. */
const texts = new WeakMap<Entry, string>();

/** Equal entries have equal texts. */
export function textOf(entry: Entry | null): string | null {
  if (entry === null) return null;
  const text = texts.get(entry) ?? written(entry);
  texts.set(entry, text);
  return text;
}

function written({ profile: { sector, macrosector, size }, samples, ...counted }: Entry): string {
  const { shares, choices, indicators } = counted;
  const values = samples.map(({ measure, value, bucket }) => [measure, [value, bucket]] as const);
  const entry: Written = {
    sector,
    macrosector,
    size,
    samples: Object.fromEntries(values),
    shares,
    choices,
    indicators,
  };
  return JSON.stringify(entry);
}

export function entryIn(text: string | null): Entry | null {
  if (text === null) return null;
  const { samples, shares = {}, choices, indicators, ...profile } = JSON.parse(text) as Written;
  return {
    profile,
    shares,
    ...(choices ? { choices } : {}),
    ...(indicators ? { indicators } : {}),
    samples: Object.entries(samples).map(([measure, [value, bucket]]) => ({
      measure: measure as Measure,
      value,
      bucket,
    })),
  };
}
