import { WHOLE } from "../scoring/fraction";
import type { Measure, Sample } from "./contribution";
import type { Shares } from "./question-shares";

/** With fewer companies the middle half would be two or three of them. */
export const FEWEST_FOR_QUARTERS = 10;
/** Points between two steps in which scores are counted; finer ones would show single companies. */
const STEP = 5;
const STEPS = Array.from({ length: 100 / STEP }, (_, index) => index * STEP);

/** Whole percents: at least the middle half of the companies has a score from `from` to `to`. */
export interface MiddleHalf {
  from: number;
  to: number;
}

/** Companies by item. */
type Counts = ReadonlyMap<string, { companies: number }>;

const itemOf = (measure: Measure, step: number): string => `${measure}/${step}`;

/** The step in which a score (hundredths of a percent, 0-10,000) is counted; 100 lies in the last one. */
const stepOf = (value: number): number =>
  Math.min(100 - STEP, STEP * Math.floor((value * 100) / WHOLE / STEP));

/** A company's scores as items to count: companies by measure and step; there is nothing to sum. */
export const scoreItems = (samples: readonly Sample[]): Shares =>
  Object.fromEntries(samples.map(({ measure, value }) => [itemOf(measure, stepOf(value)), 0]));

/**
 * The scores without the lowest and the highest quarter of the companies. Null for fewer than ten, and where the counts
 * are not those of all companies: a benchmark that was kept before scores were counted has to be rebuilt.
 */
export function middleHalf(counts: Counts, measure: Measure, companies: number): MiddleHalf | null {
  const bySteps = STEPS.map((step) => counts.get(itemOf(measure, step))?.companies ?? 0);
  const counted = bySteps.reduce((sum, count) => sum + count, 0);
  if (companies < FEWEST_FOR_QUARTERS || counted !== companies || bySteps.some((count) => count < 0))
    return null;
  const quarter = Math.floor(companies / 4);
  return { from: stepOfRank(bySteps, quarter + 1), to: stepOfRank(bySteps, companies - quarter) + STEP };
}

/** The step of the company with this place, from 1 on, in the order of the scores. */
function stepOfRank(bySteps: readonly number[], rank: number): number {
  let before = 0;
  const index = bySteps.findIndex((count) => (before += count) >= rank);
  return STEPS[index] ?? 100 - STEP;
}

/** Where a score lies among the companies: at least three quarters of them are below it, or above it. */
export function quarterOf(score: number, { from, to }: MiddleHalf): "highest" | "middle" | "lowest" {
  if (score >= to && to < 100) return "highest";
  return score < from ? "lowest" : "middle";
}
