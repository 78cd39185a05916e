import { aggregate } from "./aggregates";
import type { Aggregates, Entry } from "./aggregates";
import { isShownOn } from "./daily";

interface IssuedEntry {
  company: string;
  /** UTC, ISO text. */
  issuedAt: string;
  entry: Entry;
}

/**
 * Rebuilds the benchmark of a year from all its public versions, in any order: its values when today began, and its
 * values now. Each company counts with its newest version.
 */
export function rebuilt(
  versions: Iterable<IssuedEntry>,
  today: string,
): { opening: Aggregates; live: Aggregates } {
  const all = [...versions];
  const opening = newest(all.filter(({ issuedAt }) => isShownOn(issuedAt, today)));
  return { opening: aggregate(opening), live: aggregate(newest(all)) };
}

function newest(versions: readonly IssuedEntry[]): Entry[] {
  const latest = new Map<string, IssuedEntry>();
  for (const version of versions) {
    const newestSoFar = latest.get(version.company);
    if (!newestSoFar || newestSoFar.issuedAt < version.issuedAt) latest.set(version.company, version);
  }
  return [...latest.values()].map(({ entry }) => entry);
}
