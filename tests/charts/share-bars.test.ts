import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shareBars } from "~/charts/share-bars";
import { BUCKETS, inPercent } from "~/domain/benchmark/buckets";

const shares = fc
  .tuple(fc.nat(99), fc.nat(99), fc.nat(99), fc.integer({ min: 1, max: 99 }))
  .map((counts) => inPercent(counts));

describe("the bars of the shares", () => {
  test("name the buckets as the specification does", () => {
    const bars = shareBars({ shares: [50, 20, 30, 0], mine: 1 });
    expect(bars.map(({ range, share, isMine }) => [range, share, isMine])).toEqual([
      ["0", 50, false],
      ["1-30", 20, true],
      ["31-70", 30, false],
      ["71-100", 0, false],
    ]);
    expect(bars.map(({ id }) => id)).toEqual(BUCKETS.map(({ id }) => id));
  });

  test("are as long as their shares, and a share of nothing has none", () => {
    fc.assert(
      fc.property(shares, (given) => {
        expect(shareBars({ shares: given, mine: null }).map(({ width }) => width)).toEqual(
          given.map((share) => (share === 0 ? null : `${share}%`)),
        );
      }),
    );
  });

  test("mark no bucket for a company without a score", () => {
    expect(shareBars({ shares: [25, 25, 25, 25], mine: null }).some(({ isMine }) => isMine)).toBe(false);
  });
});
