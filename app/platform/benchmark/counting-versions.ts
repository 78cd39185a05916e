import type { Entry } from "~/domain/benchmark/aggregates";
import { isShownOn } from "~/domain/benchmark/daily";
import type { Db, Trx } from "../scope";
import { snapshotsOf, versionsOfCompanies, type VersionHead } from "../store/benchmark/rebuilds";
import type { Snapshot } from "../store/versions";
import { hasBenchmark } from "./enter";
import { entryOf } from "./entry-of";

/** The versions that count for a company and year: the newest one, and the newest one issued before today. */
interface Counting {
  live: VersionHead;
  opening: VersionHead | null;
}

/** Keyed "company/year". */
export type CountingVersions = ReadonlyMap<string, Counting>;

export const placeOf = ({ companyId, year }: { companyId: string; year: number }): string =>
  `${companyId}/${year}`;

/** The versions of some companies that count on a day. */
export async function countingVersions(
  handle: Db | Trx,
  companyIds: readonly string[],
  today: string,
): Promise<CountingVersions> {
  const counting = new Map<string, Counting>();
  for (const head of await versionsOfCompanies(handle, companyIds)) {
    if (!hasBenchmark(head.year)) continue;
    const { live, opening } = counting.get(placeOf(head)) ?? { live: head, opening: null };
    const isOld = isShownOn(head.issuedAt, today);
    counting.set(placeOf(head), { live, opening: opening ?? (isOld ? head : null) });
  }
  return counting;
}

/** The benchmark entries of these versions, by version, read from their snapshots. */
export async function entriesIn(db: Db, versions: CountingVersions): Promise<Map<string, Entry>> {
  const ids = [...versions.values()].flatMap(({ live, opening }) =>
    opening ? [live.id, opening.id] : [live.id],
  );
  const snapshots = await snapshotsOf(db, [...new Set(ids)]);
  return new Map([...snapshots].map(([id, text]) => [id, entryOf(JSON.parse(text) as Snapshot)] as const));
}
