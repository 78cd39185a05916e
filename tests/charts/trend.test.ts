import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { trend } from "~/charts/trend";

const percents = fc.option(fc.integer({ min: 0, max: 100 }));
const draw = (values: (number | null)[], endsWithDraft = false) =>
  trend({
    rows: [{ id: "master", label: "Master", values }],
    ...{ from: "01/01/2026", to: "oggi, bozza", endsWithDraft, width: 300 },
  });
const rowOf = (values: (number | null)[], endsWithDraft = false) => draw(values, endsWithDraft).rows[0];

describe("the scores of the cards in a line", () => {
  test("have one dot for each value, in order, higher for more points", () => {
    fc.assert(
      fc.property(fc.array(percents, { minLength: 1, maxLength: 12 }), (values) => {
        const { dots = [], grid = [] } = rowOf(values) ?? {};
        const present = values.filter((value) => value !== null);
        expect(dots).toHaveLength(present.length);
        expect(dots.map(({ cx }) => cx)).toEqual(dots.map(({ cx }) => cx).toSorted((a, b) => a - b));
        const [zero = 0, , , hundred = 0] = grid.map(({ y }) => y);
        for (const [index, value] of present.entries()) {
          expect(dots[index]?.cy).toBeCloseTo(zero + ((hundred - zero) * value) / 100, 1);
        }
      }),
    );
  });

  test("are interrupted where a card has none: none is not zero", () => {
    const { path = "", dots = [] } = rowOf([10, null, 30, 40]) ?? {};
    expect([path.match(/M/g)?.length, dots.length]).toEqual([2, 3]);
    expect(rowOf([null, null])).toMatchObject({ path: "", dots: [], last: null });
  });

  test("end with a hollow dot for the draft, and with no other", () => {
    const hollow = (endsWithDraft: boolean) =>
      rowOf([1, 2, 3], endsWithDraft)?.dots.map(({ isHollow }) => isHollow);
    expect(hollow(true)).toEqual([false, false, true]);
    expect(hollow(false)).toEqual([false, false, false]);
    expect(rowOf([1, null], true)?.dots.map(({ isHollow }) => isHollow)).toEqual([false]);
  });

  test("print the last value, and stay inside the drawing", () => {
    fc.assert(
      fc.property(fc.array(percents, { minLength: 1, maxLength: 12 }), (values) => {
        const { rows, width, height } = draw(values);
        const last = values.at(-1) ?? null;
        expect(rows[0]?.last?.lines ?? null).toEqual(last === null ? null : [String(last)]);
        for (const { cx, cy, r } of rows[0]?.dots ?? []) {
          expect(cx - r >= 0 && cx + r <= width && cy - r >= 0 && cy + r <= height).toBe(true);
        }
      }),
    );
  });
});
