import { bandOf } from "../scoring/bands";
import type { ScoredClass } from "../question/question";
import { type Aggregates, type Entry, withoutOwn } from "./aggregates";
import { inPercent, type PerBucket } from "./buckets";
import { type Cell, ladder, type Profile } from "./cells";
import { type Measure, partsOf } from "./contribution";
import type { Tally } from "./tally";

/** With fewer companies an average would reveal single scores: the cell is not shown. */
export const FEWEST = 5;
/** From this number on the count of companies is shown exactly. */
export const EXACT_FROM = 20;
const RANGES = [
  { from: FEWEST, to: 9 },
  { from: 10, to: EXACT_FROM - 1 },
] as const;

/** How many companies, inclusive; `from` = `to` if the number is exact. */
export interface Range {
  from: number;
  to: number;
}

/** Whole percents; the average is rounded like every score. */
export interface Figures {
  average: number;
  distribution: PerBucket;
  companies: Range;
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
 * aggregates, if any.
 */
export function comparison(
  tab: ScoredClass | "competitiveness",
  wanted: Profile,
  aggregates: Aggregates,
  own: Entry | null,
): Comparison | null {
  const others = withoutOwn(aggregates, own);
  for (const cell of ladder(wanted)) {
    const tallies = others.get(cell.key);
    const whole = figuresOf(tallies?.get(tab));
    if (!whole) continue;
    const parts = partsOf(tab).map((measure) => [measure, figuresOf(tallies?.get(measure))]);
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

/** The numbers of a cell in a measure; null below five companies. */
export function figuresOf(tally: Tally | undefined): Figures | null {
  if (!tally || tally.companies < FEWEST) return null;
  const { companies, sum, buckets } = tally;
  const { value } = bandOf(sum, companies * 10_000);
  return { average: value ?? 0, distribution: inPercent(buckets), companies: rangeOf(companies) };
}

/** Below twenty the count is a range, so that a single newcomer cannot be detected. */
export function rangeOf(companies: number): Range {
  const range = RANGES.find(({ from, to }) => from <= companies && companies <= to);
  return range ? { ...range } : { from: companies, to: companies };
}
