import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distribution } from "~/charts/distribution";
import { BUCKETS, inPercent } from "~/domain/benchmark/buckets";
import type { BucketIndex } from "~/domain/benchmark/buckets";
import { expectApart, expectInside, WIDTHS, wordsIn } from "./drawing";

const NAMES = ["nessun punto", "basso", "medio", "alto"] as const;
const base = { names: NAMES, mineName: "Tu", mine: 2 as BucketIndex | null, width: 320 };
const percents = fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99), fc.integer({ min: 1, max: 99 })).map(inPercent);

describe("the distribution", () => {
  test("prints each share with its bucket", () => {
    const { columns } = distribution({ ...base, percents: [50, 20, 30, 0] });
    expect(columns.map((column) => wordsIn(column))).toEqual([
      ["50%", "0", "nessun punto"],
      ["20%", "1-30", "basso"],
      ["30%", "31-70", "medio"],
      ["0%", "71-100", "alto"],
    ]);
    expect(columns.map(({ band }) => band)).toEqual(BUCKETS.map(({ id }) => id));
    expect(columns.map(({ bar }) => bar !== null)).toEqual([true, true, true, false]);
  });

  test("draws columns as high as their shares of 50, 75 or 100 %, from the axis up", () => {
    fc.assert(
      fc.property(percents, fc.constantFrom(...WIDTHS), (given, width) => {
        const { columns, axis } = distribution({ ...base, percents: given, width });
        const full = Math.max(...given) <= 50 ? 50 : Math.max(...given) <= 75 ? 75 : 100;
        columns.forEach(({ bar }, index) => {
          expect(bar?.height ?? 0).toBeCloseTo((120 * (given[index] ?? 0)) / full, 1);
        });
        for (const { bar } of columns) if (bar) expect(bar.y + bar.height).toBeCloseTo(axis.y, 1);
        expect(new Set(columns.flatMap(({ bar }) => (bar ? [bar.width] : []))).size).toBe(1);
      }),
    );
  });

  test.each([0, 1, 2, 3] as const)("marks my bucket %i in words and with a mark below it", (mine) => {
    const { columns, mine: marked } = distribution({ ...base, percents: [25, 25, 25, 25], mine });
    expect(columns.map(({ isMine }) => isMine)).toEqual([0, 1, 2, 3].map((index) => index === mine));
    const { x = 0, width = 0 } = columns[mine]?.bar ?? {};
    expect(wordsIn(marked)).toEqual(["Tu"]);
    expect(marked?.label.x).toBeCloseTo(x + width / 2, 1);
    expect(marked?.mark).toMatch(/^M[\d.]+,[\d.]+L[\d.]+,[\d.]+L[\d.]+,[\d.]+Z$/);
  });

  test("marks nothing for a company without a score", () => {
    const { columns, mine } = distribution({ ...base, percents: [25, 25, 25, 25], mine: null });
    expect(mine).toBeNull();
    expect(columns.some(({ isMine }) => isMine)).toBe(false);
  });

  test.each(WIDTHS)("stays inside %i units, however long the words", (width) => {
    const long = {
      names: NAMES.map((name) => `${name} o non disponibile`) as never,
      mineName: "La tua azienda",
    };
    for (const given of [{}, long]) {
      for (const mine of [0, 1, 2, 3, null] as const) {
        const drawing = distribution({ ...base, ...given, percents: [100, 0, 0, 0], mine, width });
        expectInside(drawing);
        expectApart(drawing);
      }
    }
  });
});
