import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { delayAfter, waitBefore } from "~/domain/people/attempt-limits";

const LIMIT = { free: 10 };

describe("the wait before an attempt", () => {
  test.each([
    [0, 0, 0],
    [9, 0, 0],
    [10, 0, 1_000],
    [10, 400, 600],
    [10, 1_000, 0],
    [11, 0, 2_000],
    [12, 0, 4_000],
    [15, 0, 32_000],
    [16, 0, 60_000],
    [5_000, 0, 60_000],
    [5_000, 60_000, 0],
    [16, -1_000_000, 60_000],
  ])("after %i attempts, the last %i ms ago, is %i ms", (count, sinceLastMs, wait) => {
    expect(waitBefore({ count, sinceLastMs }, LIMIT)).toBe(wait);
  });

  test("is never longer than a minute", () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer(), (count, sinceLastMs) => {
        expect(waitBefore({ count, sinceLastMs }, LIMIT)).toBeLessThanOrEqual(60_000);
      }),
    );
  });
});

test.each([
  [0, 0],
  [20, 0],
  [21, 100],
  [30, 1_000],
  [40, 2_000],
  [100_000, 2_000],
])("%i attempts of all origins hold an answer back for %i ms", (attempts, delay) => {
  expect(delayAfter(attempts)).toBe(delay);
});
