import { expect, test } from "vitest";
import { fourBars } from "~/charts/four-bars";
import { expectInside } from "./drawing";

test.each([
  [-1, 0],
  [0, 1],
  [2_500, 1],
  [2_600, 2],
  [5_100, 3],
  [10_000, 4],
])("a potential of %i fills %i of the four bars, from the left", (actual, filled) => {
  const drawing = fourBars(actual);
  expect(drawing.bars.map((bar) => bar.filled)).toEqual([0, 1, 2, 3].map((index) => index < filled));
  expectInside(drawing);
});

test("the bars rise from one to the next, up to the full height", () => {
  const { bars, height } = fourBars(5_000);
  const heights = bars.map((bar) => bar.height);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(new Set(heights).size).toBe(4);
  expect(Math.max(...heights)).toBe(height);
});
