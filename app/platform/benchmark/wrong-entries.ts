import { shownOn } from "~/domain/benchmark/daily";
import type { Db } from "../scope";
import { type EntryTexts, NO_ENTRY, storedEntry, textOf, type StoredEntry } from "../store/benchmark/entries";
import { type CountingVersions, countingVersions, entriesIn, placeOf } from "./counting-versions";

/** The entries of some companies as their versions say, by place. */
interface RebuiltEntries {
  versions: CountingVersions;
  rebuilt: ReadonlyMap<string, StoredEntry>;
}

export async function rebuiltEntries(db: Db, ids: readonly string[], today: string): Promise<RebuiltEntries> {
  const versions = await countingVersions(db, ids, today);
  const read = await entriesIn(db, versions);
  const entryOf = (id: string | undefined) => (id === undefined ? null : (read.get(id) ?? null));
  const rebuilt = new Map(
    [...versions].map(([place, { live, opening }]): [string, StoredEntry] => {
      const { companyId, year } = live;
      return [place, { companyId, year, day: today, opening: entryOf(opening?.id), live: entryOf(live.id) }];
    }),
  );
  return { versions, rebuilt };
}

export interface WrongEntry {
  actual: StoredEntry;
  expected: StoredEntry;
}

/** Compares texts, so that only wrong entries are read. */
export function wrongEntries(
  stored: EntryTexts[],
  rebuilt: ReadonlyMap<string, StoredEntry>,
  today: string,
): WrongEntry[] {
  const storedByPlace = new Map(stored.map((entry) => [placeOf(entry), entry]));
  const nothing = ({ companyId, year }: Pick<EntryTexts, "companyId" | "year">) => ({
    ...NO_ENTRY,
    companyId,
    year,
    opening: null,
    live: null,
  });
  const missing = [...rebuilt.values()].filter((entry) => !storedByPlace.has(placeOf(entry))).map(nothing);
  return [...stored, ...missing]
    .map((texts) => ({ texts, expected: rebuilt.get(placeOf(texts)) ?? { ...nothing(texts), day: today } }))
    .filter(
      ({ texts, expected }) =>
        shownOn(texts, today) !== textOf(expected.opening) || texts.live !== textOf(expected.live),
    )
    .map(({ texts, expected }) => ({ actual: storedEntry(texts), expected }));
}
