import { ladder, type Profile } from "./cells";
import { itemOf } from "./indicator-steps";
import type { QuestionTallies } from "./question-tallies";
import { FEWEST, isWiderThan, type Population, rangeOf } from "./shown";
import { FEWEST_FOR_QUARTERS } from "./spread";

/** Canonical decimals; null = without end on that side. The upper end is not inside. */
interface Interval {
  from: string | null;
  to: string | null;
}

/** Where other companies lie, as coarse as they are counted. */
interface IndicatorSpread {
  population: Population;
  /** The interval with the figure of the company in the middle. */
  median: Interval;
  /** At least the middle half of the companies lies in it; null below ten companies. */
  middle: Interval | null;
}

/**
 * The first cell of the ladder in which at least five other companies have the indicator, or null. `others` are the counts
 * of a cell without the company's own.
 */
export function spreadOf(
  id: string,
  steps: readonly string[],
  wanted: Profile,
  others: (cell: string) => QuestionTallies,
): IndicatorSpread | null {
  for (const cell of ladder(wanted)) {
    const tallies = others(cell.key);
    const companies = tallies.get(id)?.companies ?? 0;
    if (companies < FEWEST) continue;
    const counts = [0, ...steps].map((_, step) => tallies.get(itemOf(id, step))?.companies ?? 0);
    // A benchmark with other steps than these has to be rebuilt first.
    if (counts.reduce((sum, count) => sum + count, 0) !== companies) return null;
    const interval = (rank: number) => stepOfRank(counts, rank);
    const between = (first: number, last: number): Interval => ({
      from: steps[first - 1] ?? null,
      to: steps[last] ?? null,
    });
    const half = interval(Math.ceil(companies / 2));
    const quarter = Math.floor(companies / 4);
    const { rung, traits } = cell;
    return {
      population: { rung, traits, companies: rangeOf(companies), widened: isWiderThan(wanted, cell) },
      median: between(half, half),
      middle:
        companies < FEWEST_FOR_QUARTERS
          ? null
          : between(interval(quarter + 1), interval(companies - quarter)),
    };
  }
  return null;
}

/** The interval of the company with this place, from 1 on, in the order of the figures. */
function stepOfRank(counts: readonly number[], rank: number): number {
  let before = 0;
  return counts.findIndex((count) => (before += count) >= rank);
}
