import { describe, expect, test } from "vitest";
import { COMPETITIVENESS_BANDS, competitivenessBandOf } from "~/domain/scoring/competitiveness-bands";

describe("the bands of the competitiveness potential", () => {
  test.each([
    [-1, null, "unavailable", 0],
    [0, 0, "low", 1],
    [1, 1, "low", 1],
    [2_549, 25, "low", 1],
    [2_550, 26, "medium_low", 2],
    [5_049, 50, "medium_low", 2],
    [5_050, 51, "medium_high", 3],
    [7_549, 75, "medium_high", 3],
    [7_550, 76, "high", 4],
    [9_999, 99, "high", 4],
    [10_000, 100, "high", 4],
  ])("%i hundredths are shown as %s, %s, %i bars", (actual, value, id, bars) => {
    expect(competitivenessBandOf(actual)).toMatchObject({ value, band: { id, bars } });
  });

  test("every whole percent lies in exactly one band", () => {
    for (let value = 0; value <= 100; value += 1) {
      const fitting = COMPETITIVENESS_BANDS.filter(
        ({ from, to }) => from !== null && from <= value && value <= to,
      );
      expect(fitting.map(({ id }) => id)).toEqual([competitivenessBandOf(value * 100).band.id]);
    }
  });
});
