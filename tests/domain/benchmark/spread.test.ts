import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { combined, itemsOf, NO_TALLIES, talliesOf } from "~/domain/benchmark/question-tallies";
import { FEWEST_FOR_QUARTERS, middleHalf, quarterOf } from "~/domain/benchmark/spread";
import { companies } from "./entries";

/** The counts of companies with these scores in Fondamentali. */
const countsOf = (percents: readonly number[]) =>
  companies([...percents])
    .map((entry) => talliesOf(itemsOf(entry, "scores")))
    .reduce((sums, items) => combined(sums, items), NO_TALLIES);
const middleOf = (percents: readonly number[]) =>
  middleHalf(countsOf(percents), "start_small", percents.length);

describe("the middle half", () => {
  test.each([
    [[0, 10, 20, 30, 40, 50, 60, 70, 80, 90], { from: 20, to: 75 }],
    [[50, 50, 50, 50, 50, 50, 50, 50, 50, 50], { from: 50, to: 55 }],
    [[100, 100, 100, 100, 100, 100, 100, 100, 100, 100], { from: 95, to: 100 }],
    [[0, 0, 0, 0, 0, 0, 0, 0, 0, 100], { from: 0, to: 5 }],
  ])("of %j is %o", (percents, middle) => {
    expect(middleOf(percents)).toEqual(middle);
  });

  test("is kept back below ten companies", () => {
    expect(middleOf(Array.from({ length: FEWEST_FOR_QUARTERS - 1 }, () => 50))).toBeNull();
    expect(middleOf(Array.from({ length: FEWEST_FOR_QUARTERS }, () => 50))).not.toBeNull();
  });

  test("is kept back where not all companies were counted, as before a benchmark is rebuilt", () => {
    const twelve = Array.from({ length: 12 }, (_, index) => index * 5);
    expect(middleHalf(countsOf(twelve), "start_small", 13)).toBeNull();
    expect(middleHalf(NO_TALLIES, "start_small", 12)).toBeNull();
    const left = combined(countsOf(twelve.slice(1)), countsOf([99]), -1);
    expect(middleHalf(combined(left, countsOf([40, 40])), "start_small", 12)).toBeNull();
  });

  test("holds at least half of the companies, and at most a quarter is below it or above it", () => {
    const scores = fc.array(fc.nat(100), { minLength: FEWEST_FOR_QUARTERS, maxLength: 60 });
    fc.assert(
      fc.property(scores, (percents) => {
        const { from, to } = middleOf(percents) ?? { from: 101, to: -1 };
        const below = percents.filter((percent) => percent < from).length;
        const above = percents.filter((percent) => percent > to || (percent === to && to < 100)).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(percents.length / 4);
        expect(percents.length - below - above).toBeGreaterThanOrEqual(percents.length / 2);
        expect([from % 5, to % 5]).toEqual([0, 0]);
      }),
    );
  });

  test.each([
    [55, "highest"],
    [54, "middle"],
    [35, "middle"],
    [34, "lowest"],
  ] as const)("%i of 35 to 55 is in the quarter %s", (score, quarter) => {
    expect(quarterOf(score, { from: 35, to: 55 })).toBe(quarter);
  });

  test("nobody is above a middle that reaches 100", () => {
    expect(quarterOf(100, { from: 80, to: 100 })).toBe("middle");
  });
});
