import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { apportion, apportionWithin, type Part } from "~/domain/scoring/apportion";

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const parts = (...given: [weight: number, room: number][]): Part[] =>
  given.map(([weight, room]) => ({ weight: BigInt(weight), room }));

const drawn = fc.record({
  whole: fc.nat(10_000),
  parts: fc.array(
    fc.record({ weight: fc.bigInt({ min: 1n, max: 60n }), room: fc.integer({ min: 1, max: 4000 }) }),
    { minLength: 1, maxLength: 9 },
  ),
});

describe("a whole that is split among parts with room", () => {
  test.each([
    { about: "no part is full", given: parts([3, 100], [1, 100]), shares: [75, 25] },
    { about: "one part is full", given: parts([3, 60], [1, 100]), shares: [60, 40] },
    { about: "what is left fills another", given: parts([6, 50], [3, 30], [1, 100]), shares: [50, 30, 20] },
    { about: "a part has no weight", given: parts([1, 40], [0, 100], [1, 100]), shares: [40, 0, 60] },
  ])("is split by weight as far as there is room: $about", ({ given, shares }) => {
    expect(apportionWithin(100, given)).toEqual(shares);
  });

  test("is split as without rooms where no share is above its room", () => {
    fc.assert(
      fc.property(drawn, ({ whole, parts: given }) => {
        const weights = given.map(({ weight }) => weight);
        const wide = given.map(({ weight }) => ({ weight, room: whole }));
        expect(apportionWithin(whole, wide)).toEqual(apportion(whole, weights));
      }),
    );
  });

  test("is given out whole where there is room for it, and never above a room", () => {
    fc.assert(
      fc.property(drawn, ({ whole, parts: given }) => {
        const shares = apportionWithin(whole, given);
        const room = total(given.map((part) => part.room));
        expect(total(shares)).toBe(Math.min(whole, room));
        expect(shares.filter((share, index) => share > (given[index]?.room ?? 0))).toEqual([]);
      }),
    );
  });
});
