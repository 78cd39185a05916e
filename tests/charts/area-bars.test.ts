import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { areaBars } from "~/charts/area-bars";
import { expectApart, expectInside, WIDTHS, wordsIn } from "./drawing";

const NAMES = { mine: "Tu", average: "Media" };
const percents = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null });
const rows = fc.array(
  fc.record({
    id: fc.uuid(),
    label: fc.constantFrom("Ambiente", "Sociale"),
    mine: percents,
    average: fc.option(percents, { nil: undefined }),
  }),
  {
    minLength: 1,
    maxLength: 5,
  },
);
const three = [
  { id: "environment", label: "Ambiente", mine: 62, average: 48 },
  { id: "social", label: "Sociale", mine: 0, average: 100 },
  { id: "governance", label: "Governance", mine: null, average: 1 },
];

describe("the bars of areas", () => {
  test("print the numbers they show, and -- where there is none", () => {
    const drawing = areaBars({ rows: three, names: NAMES, width: 320 });
    const printed = drawing.rows.map(({ mine, average }) => [...wordsIn(mine), ...wordsIn(average)]);
    expect(printed).toEqual([
      ["Tu", "62", "Media", "48"],
      ["Tu", "0", "Media", "100"],
      ["Tu", "--", "Media", "1"],
    ]);
    expect(drawing.rows.map(({ mine, average }) => [mine.band, average?.band])).toEqual([
      ["medium", "medium"],
      ["zero", "high"],
      ["unavailable", "low"],
    ]);
  });

  test("are as long as their numbers, on one scale for all", () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(...WIDTHS), (given, width) => {
        const bars = areaBars({ rows: given, names: NAMES, width }).rows.flatMap(({ mine, average }) =>
          average ? [mine, average] : [mine],
        );
        for (const { value, bar, track } of bars) {
          if (!value) expect(bar).toBeNull();
          else expect(bar?.width).toBeCloseTo((track.width * value) / 100, 1);
          if (bar) expect([bar.x, bar.y, bar.height]).toEqual([track.x, track.y, track.height]);
        }
        expect(new Set(bars.map(({ track }) => `${track.x} ${track.width}`)).size).toBe(1);
      }),
    );
  });

  test("stand alone where nothing is compared, over the whole width", () => {
    const alone = three.map(({ average: _average, ...row }) => row);
    const drawing = areaBars({ rows: alone, names: { mine: "", average: "" }, width: 288 });
    expect(drawing.rows.map(({ average }) => average)).toEqual([null, null, null]);
    expect(wordsIn(drawing.rows.map(({ mine }) => mine.number))).toEqual(["62", "0", "--"]);
    expect(drawing.rows[0]?.mine.track.x).toBeLessThan(8);
    expectInside(drawing);
    expectApart(drawing);
  });

  test("begin and end where the scale says 0 and 100", () => {
    const {
      ticks,
      rows: [row],
    } = areaBars({ rows: three, names: NAMES, width: 320 });
    expect(wordsIn(ticks)).toEqual(["0", "50", "100"]);
    expect(ticks[0]?.x).toBe(row?.mine.track.x);
    expect(ticks[2]?.x).toBeCloseTo((row?.mine.track.x ?? 0) + (row?.mine.track.width ?? 0), 1);
  });

  test.each(WIDTHS)("stay inside %i units, however long the words", (width) => {
    const long = {
      rows: three.map((row) => ({
        ...row,
        label: "Composizione del personale e retribuzione di chi lavora in azienda",
      })),
      names: { mine: "La tua azienda", average: "Media delle altre aziende" },
    };
    for (const given of [{ rows: three, names: NAMES }, long, { ...long, rows: [] }]) {
      const drawing = areaBars({ ...given, width });
      expect(drawing.width).toBe(width);
      expectInside(drawing);
      expectApart(drawing);
    }
  });

  test("leave room for a bar of at least 90 units on a phone", () => {
    for (const names of [NAMES, { mine: "La tua azienda", average: "Media delle altre" }]) {
      expect(areaBars({ rows: three, names, width: 240 }).rows[0]?.mine.track.width).toBeGreaterThanOrEqual(
        90,
      );
    }
  });
});
