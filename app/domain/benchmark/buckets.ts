import { apportion } from "../scoring/apportion";
import { bandOf, BANDS } from "../scoring/bands";

/** The four buckets of a distribution are the bands that have a score (spec §9). */
export const BUCKETS = BANDS.filter(({ id }) => id !== "unavailable");
export type BucketIndex = 0 | 1 | 2 | 3;
/** One number per bucket, in the order of the bands. */
export type PerBucket = readonly [number, number, number, number];

/** The bucket of a score, which has the name and colour of its band; null if there is nothing to earn. */
export function bucketOf(actual: number, max: number): BucketIndex | null {
  const { band } = bandOf(actual, max);
  const index = BUCKETS.findIndex(({ id }) => id === band.id);
  return index < 0 ? null : (index as BucketIndex);
}

/** Counts as percents in steps (1-100) that add up to 100, by largest remainder; all zero if nothing was counted. */
export function inPercent(counts: PerBucket, step = 1): PerBucket {
  const [none = 0, low = 0, medium = 0, high = 0] = apportion(100 / step, counts.map(BigInt));
  return [none * step, low * step, medium * step, high * step];
}

/** Example data, marked as such, shown if there are too few companies (spec §9, D10); whole percents. */
export const PLACEHOLDERS: Readonly<Record<"classes" | "comparison", PerBucket>> = {
  classes: inPercent([50, 20, 20, 10]),
  // The spec's four numbers add up to 111.
  comparison: inPercent([10, 20, 50, 31]),
};
