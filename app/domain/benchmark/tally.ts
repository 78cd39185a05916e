import type { PerBucket } from "./buckets";
import type { Sample } from "./contribution";

/** The scores of some companies in one measure, as whole numbers that can be added and subtracted again. */
export interface Tally {
  companies: number;
  /** Of their values, in hundredths. */
  sum: number;
  buckets: PerBucket;
}

export const EMPTY_TALLY: Tally = { companies: 0, sum: 0, buckets: [0, 0, 0, 0] };

export function tallyOf({ value, bucket }: Sample): Tally {
  const at = (index: number) => Number(index === bucket);
  return { companies: 1, sum: value, buckets: [at(0), at(1), at(2), at(3)] };
}

export const plus = (a: Tally, b: Tally): Tally => combined(a, b, 1);

/** The amount that turns the first tally into the second; its numbers may be negative. */
export const difference = (from: Tally, to: Tally): Tally => combined(to, from, -1);

/** Throws if a number would become negative: then the subtracted tally was never added. */
export function minus(a: Tally, b: Tally): Tally {
  const left = difference(b, a);
  if ([left.companies, left.sum, ...left.buckets].some((number) => number < 0)) {
    throw new RangeError("A benchmark holds less than what is taken out of it");
  }
  return left;
}

function combined(a: Tally, b: Tally, sign: 1 | -1): Tally {
  const [a0, a1, a2, a3] = a.buckets;
  const [b0, b1, b2, b3] = b.buckets;
  return {
    companies: a.companies + sign * b.companies,
    sum: a.sum + sign * b.sum,
    buckets: [a0 + sign * b0, a1 + sign * b1, a2 + sign * b2, a3 + sign * b3],
  };
}
