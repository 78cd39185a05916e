import type { Entry } from "~/domain/benchmark/aggregates";
import { ladder, type Profile } from "~/domain/benchmark/cells";
import {
  COUNTED,
  type Counted,
  itemsOf,
  type QuestionRow,
  type QuestionTallies,
  type QuestionTally,
} from "~/domain/benchmark/question-tallies";
import type { QuestionRowChange } from "../store/benchmark/questions";

/** Changes to the rows of questions, summed row by row. */
interface QuestionSums {
  add(moment: Moment, rows: readonly QuestionRow[]): void;
  /** Adds an entry: its values when today began, and its values now. */
  count(opening: Entry | null, live: Entry | null): void;
  /** The row changes that are not zero. */
  changes(): QuestionRowChange[];
}

type Moment = "opening" | "live";
/** Changed in place, since millions are added to them. */
type Sum = [companies: number, sum: number];
type Counter = Map<string, Sum>;
type Counters = Record<Counted, Counter>;
type Sums = Record<Moment, Counters>;
/** Most entries were not changed today, and count at both moments. */
type ProfileSums = Record<Moment | "both", Counters>;

const noCounters = (): Counters => ({
  start_small: new Map(),
  graduate: new Map(),
  master: new Map(),
  scores: new Map(),
  choices: new Map(),
  indicators: new Map(),
});
const noSums = (): Sums => ({ opening: noCounters(), live: noCounters() });

/** Entries are summed profile by profile first, and only those sums five times, for the cells of the profile. */
export function questionSums(): QuestionSums {
  const cells = new Map<string, Sums>();
  const profiles = new Map<string, { profile: Profile; sums: ProfileSums }>();

  function sumsOf(cell: string): Sums {
    const sums = cells.get(cell) ?? noSums();
    cells.set(cell, sums);
    return sums;
  }

  function sumsOfProfile(profile: Profile): ProfileSums {
    const key = `${profile.sector}/${profile.macrosector}/${profile.size}`;
    const known = profiles.get(key) ?? { profile, sums: { ...noSums(), both: noCounters() } };
    profiles.set(key, known);
    return known.sums;
  }

  function changes(): QuestionRowChange[] {
    for (const { profile, sums } of profiles.values()) {
      for (const { key } of ladder(profile)) addProfile(sumsOf(key), sums);
    }
    profiles.clear();
    return [...cells].flatMap(([cell, sums]) =>
      COUNTED.map((counted) => ({
        cell,
        counted,
        opening: talliesOf(sums.opening[counted]),
        live: talliesOf(sums.live[counted]),
      })).filter(({ opening, live }) => opening.size + live.size > 0),
    );
  }

  return {
    add(moment, rows) {
      for (const { cell, counted, tallies } of rows) {
        const counter = sumsOf(cell)[moment][counted];
        for (const [guid, { companies, sum }] of tallies) addTo(counter, guid, companies, sum);
      }
    },
    count(opening, live) {
      if (opening && opening === live) {
        countItems(sumsOfProfile(live.profile).both, live);
        return;
      }
      if (opening) countItems(sumsOfProfile(opening.profile).opening, opening);
      if (live) countItems(sumsOfProfile(live.profile).live, live);
    },
    changes,
  };
}

function addTo(counter: Counter, guid: string, companies: number, sum: number): void {
  const held = counter.get(guid);
  if (held) {
    held[0] += companies;
    held[1] += sum;
  } else counter.set(guid, [companies, sum]);
}

function countItems(counters: Counters, entry: Entry): void {
  for (const id of COUNTED) {
    const items = itemsOf(entry, id);
    for (const item in items) addTo(counters[id], item, 1, items[item] ?? 0);
  }
}

function addProfile(to: Sums, { both, ...from }: ProfileSums): void {
  for (const moment of ["opening", "live"] as const) {
    addAll(to[moment], both);
    addAll(to[moment], from[moment]);
  }
}

function addAll(to: Counters, from: Counters): void {
  for (const id of COUNTED) {
    for (const [guid, [companies, sum]] of from[id]) addTo(to[id], guid, companies, sum);
  }
}

const talliesOf = (counter: Counter): QuestionTallies =>
  new Map(
    [...counter]
      .filter(([, [companies, sum]]) => companies !== 0 || sum !== 0)
      .map(([guid, [companies, sum]]): [string, QuestionTally] => [guid, { companies, sum }]),
  );
