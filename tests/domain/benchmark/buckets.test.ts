import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bucketOf, BUCKETS, inPercent, type PerBucket, PLACEHOLDERS } from "~/domain/benchmark/buckets";
import { bandOf } from "~/domain/scoring/bands";

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe("the buckets", () => {
  test("are 0, 1-30, 31-70 and 71-100", () => {
    expect(BUCKETS.map(({ from, to }) => [from, to])).toEqual([
      [0, 0],
      [1, 30],
      [31, 70],
      [71, 100],
    ]);
  });

  test.each([
    [0, 10_000, 0],
    [1, 10_000, 1],
    [3_049, 10_000, 1],
    [3_050, 10_000, 2],
    [7_049, 10_000, 2],
    [7_050, 10_000, 3],
    [10_000, 10_000, 3],
    [305, 1_000, 2],
    [0, 0, null],
    [-1, -1, null],
  ])("%i of %i lies in bucket %s", (actual, max, bucket) => {
    expect(bucketOf(actual, max)).toBe(bucket);
  });

  test("are the bands in which companies see their own scores", () => {
    const points = fc
      .integer({ min: 1, max: 10_000 })
      .chain((max) => fc.tuple(fc.nat(max), fc.constant(max)));
    fc.assert(
      fc.property(points, ([actual, max]) => {
        expect(BUCKETS[bucketOf(actual, max) ?? -1]?.id).toBe(bandOf(actual, max).band.id);
      }),
    );
  });
});

describe("a distribution in percent", () => {
  const counts = fc.tuple(fc.nat(100_000), fc.nat(100_000), fc.nat(100_000), fc.nat(100_000));

  test.each<[PerBucket, PerBucket]>([
    [
      [1, 1, 1, 0],
      [34, 33, 33, 0],
    ],
    [
      [1, 2, 4, 0],
      [14, 29, 57, 0],
    ],
    [
      [0, 0, 0, 7],
      [0, 0, 0, 100],
    ],
    [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  ])("%j is %j", (given, expected) => {
    expect(inPercent(given)).toEqual(expected);
  });

  test("adds up to 100, each part less than one percent from its exact share", () => {
    fc.assert(
      fc.property(counts, (given) => {
        const all = total(given);
        fc.pre(all > 0);
        const percents = inPercent(given);
        expect(total(percents)).toBe(100);
        percents.forEach((percent, index) => {
          expect(Math.abs(percent - (100 * (given[index] ?? 0)) / all)).toBeLessThan(1);
        });
      }),
    );
  });

  test("the placeholders are those of the specification, as shares of 100", () => {
    expect(PLACEHOLDERS).toEqual({ classes: [50, 20, 20, 10], comparison: [9, 18, 45, 28] });
  });
});
