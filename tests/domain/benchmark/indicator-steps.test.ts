import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Profile } from "~/domain/benchmark/cells";
import { spreadOf } from "~/domain/benchmark/indicator-spread";
import { indicatorItems, stepOf } from "~/domain/benchmark/indicator-steps";
import { combined, NO_TALLIES, type QuestionTallies, talliesOf } from "~/domain/benchmark/question-tallies";

const STEPS = ["10", "20", "50"];
const WANTED: Profile = { sector: "25", macrosector: "C", size: "small" };

const countsOf = (values: readonly string[]): QuestionTallies =>
  values
    .map((value) => talliesOf(indicatorItems({ water: stepOf(value, STEPS) })))
    .reduce((sum, tallies) => combined(sum, tallies), NO_TALLIES);

const spread = (values: readonly string[]) => spreadOf("water", STEPS, WANTED, () => countsOf(values));

describe("the indicators of other companies", () => {
  test.each([
    ["9.99", 0],
    ["10", 1],
    ["49.9", 2],
    ["50", 3],
    ["-3", 0],
  ])("%s lies in interval %d", (value, step) => {
    expect(stepOf(value, STEPS)).toBe(step);
  });

  test("are told from five companies on", () => {
    expect(spread(["1", "12", "13", "60"])).toBeNull();
    expect(spread(["1", "12", "13", "60", "70"])).toMatchObject({
      population: { companies: { from: 5, to: 9 } },
      median: { from: "10", to: "20" },
      middle: null,
    });
  });

  test("have a middle half from ten companies on", () => {
    const ten = ["1", "2", "12", "13", "14", "15", "21", "22", "60", "70"];
    expect(spread(ten.slice(1))?.middle).toBeNull();
    expect(spread(ten)?.middle).toEqual({ from: "10", to: "50" });
  });

  test("are not told where they were counted between other steps", () => {
    expect(spreadOf("water", ["10"], WANTED, () => countsOf(["1", "60", "60", "60", "60"]))).toBeNull();
  });

  test("have half of the companies in the middle half, at most a quarter on each side", () => {
    const values = fc.array(fc.integer({ min: 0, max: 100 }).map(String), { minLength: 10, maxLength: 60 });
    fc.assert(
      fc.property(values, (given) => {
        const { from, to } = spread(given)?.middle ?? { from: "100", to: "0" };
        const below = given.filter((value) => from !== null && Number(value) < Number(from)).length;
        const above = given.filter((value) => to !== null && Number(value) >= Number(to)).length;
        expect(below * 4).toBeLessThanOrEqual(given.length);
        expect(above * 4).toBeLessThanOrEqual(given.length);
      }),
    );
  });
});
