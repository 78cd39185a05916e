import { apportion } from "../scoring/apportion";
import { bandOf } from "../scoring/bands";
import { CLASSES, type ScoredClass } from "../question/question";
import { type Aggregates, type Entry, withoutOwn } from "./aggregates";
import { inPercent, type PerBucket } from "./buckets";
import { type Cell, ladder, type Profile } from "./cells";
import { type Measure, partsOf } from "./contribution";
import { NO_TALLIES, type QuestionTallies } from "./question-tallies";
import { type MiddleHalf, middleHalf } from "./spread";
import type { Tally } from "./tally";

/** With fewer companies an average would reveal single scores: the cell is not shown. */
export const FEWEST = 5;
/** From this number on the count of companies is shown exactly. */
export const EXACT_FROM = 20;
/**
 * `step`: the percents in which the shares of a distribution are told. Finer ones would give away how many companies they
 * are, and a bar could be a single one: 16, 79 and 5 % can only be 3, 15 and 1 of 19.
 */
const RANGES = [
  { from: FEWEST, to: 9, step: 20 },
  { from: 10, to: EXACT_FROM - 1, step: 10 },
] as const;

/** How many companies, inclusive; `from` = `to` if the number is exact. */
export interface Range {
  from: number;
  to: number;
}

/** Whole percents; the average is rounded like every score. */
export interface Figures {
  average: number;
  /** In steps below twenty companies. */
  distribution: PerBucket;
  companies: Range;
  /** Null below ten companies. */
  middle: MiddleHalf | null;
}

/** The companies that a company is compared with: texts name the rung with its traits. */
export interface Population extends Pick<Cell, "rung" | "traits"> {
  companies: Range;
  /** True if the population is wider than the selected one: that one has too few companies, or no cell is as narrow. */
  widened: boolean;
}

export interface Comparison {
  population: Population;
  whole: Figures;
  /** Per area or section; null where fewer than five companies of the population have a value. */
  parts: Partial<Record<Measure, Figures | null>>;
}

/**
 * The comparison that a company sees in a tab: the first cell of the ladder in which at least five other companies have
 * a value, or null if even all companies are fewer. `own` is the entry that the company itself added to these
 * aggregates, if any; `scoresOf` are the counts of a cell's scores, already without it.
 */
export function comparison(
  tab: ScoredClass | "competitiveness",
  wanted: Profile,
  aggregates: Aggregates,
  own: Entry | null,
  scoresOf: (cell: string) => QuestionTallies = () => NO_TALLIES,
): Comparison | null {
  const others = withoutOwn(aggregates, own);
  for (const cell of ladder(wanted)) {
    const tallies = others.get(cell.key);
    const scores = scoresOf(cell.key);
    const figures = (measure: Measure) => figuresOf(tallies?.get(measure), measure, scores);
    const whole = figures(tab);
    if (!whole) continue;
    const parts = partsOf(tab).map((measure) => [measure, figures(measure)]);
    const { rung, traits } = cell;
    return {
      population: { rung, traits, companies: whole.companies, widened: isWiderThan(wanted, cell) },
      whole,
      parts: Object.fromEntries(parts) as Comparison["parts"],
    };
  }
  return null;
}

/** A sector lies in its macrosector, so that a profile with both selects the sector. */
export function isWiderThan({ sector, macrosector, size }: Profile, { traits }: Cell): boolean {
  if (size !== null && traits.size === undefined) return true;
  if (sector !== null) return traits.sector === undefined;
  return macrosector !== null && traits.macrosector === undefined;
}

/** The numbers of a cell in a measure, with the counts of its scores; null below five companies. */
export function figuresOf(
  tally: Tally | undefined,
  measure: Measure,
  scores: QuestionTallies,
): Figures | null {
  if (!tally || tally.companies < FEWEST) return null;
  const { companies, sum, buckets } = tally;
  const { value } = bandOf(sum, companies * 10_000);
  return {
    average: value ?? 0,
    distribution: sharesOf(buckets),
    companies: rangeOf(companies),
    middle: middleHalf(scores, measure, companies),
  };
}

const rangeWith = (companies: number) => RANGES.find(({ from, to }) => from <= companies && companies <= to);

/** Below twenty the count is a range, so that a single newcomer cannot be detected. */
export function rangeOf(companies: number): Range {
  const { from, to } = rangeWith(companies) ?? { from: companies, to: companies };
  return { from, to };
}

/** Percents that add up to 100: whole ones from twenty companies on, in the steps of their range below. */
export function sharesOf(buckets: PerBucket): PerBucket {
  const { step = 1 } = rangeWith(buckets.reduce((sum, count) => sum + count, 0)) ?? {};
  return inPercent(buckets, step);
}

/** A share of some companies in whole percent; near the ends only that it is so little, or so much. */
export interface ShownShare {
  percent: number;
  bound: "at_most" | "at_least" | null;
}

/** Where nearly none or nearly all answered the same, a finer share would tell what single companies answered. */
const END = 5;

/** The share of those that answered alike, in the steps of their range. */
export function shareOf(alike: number, companies: number): ShownShare {
  const { step = 1 } = rangeWith(companies) ?? {};
  const [parts = 0] = apportion(100 / step, [BigInt(alike), BigInt(companies - alike)]);
  const percent = parts * step;
  const end = Math.max(END, step);
  if (percent <= end) return { percent: end, bound: "at_most" };
  return percent < 100 - end ? { percent, bound: null } : { percent: 100 - end, bound: "at_least" };
}

/** The cells of a company's own kind that may be shown, with their number of companies: those in the fullest class. */
export function shownPopulations(kind: Profile, aggregates: Aggregates, own: Entry | null): Population[] {
  const others = withoutOwn(aggregates, own);
  return ladder(kind).flatMap(({ key, rung, traits }) => {
    const counts = CLASSES.map((id) => others.get(key)?.get(id)?.companies ?? 0);
    const most = Math.max(...counts);
    return most < FEWEST ? [] : [{ rung, traits, companies: rangeOf(most), widened: false }];
  });
}
