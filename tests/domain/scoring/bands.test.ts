import { describe, expect, test } from "vitest";
import { BANDS, bandOf } from "~/domain/scoring/bands";

describe("bands", () => {
  test.each([
    [-1, null, "unavailable"],
    [0, 0, "zero"],
    [0.4, 1, "low"],
    [0.5, 1, "low"],
    [1, 1, "low"],
    [30, 30, "low"],
    [30.49, 30, "low"],
    [30.5, 31, "medium"],
    [31, 31, "medium"],
    [70, 70, "medium"],
    [70.5, 71, "high"],
    [71, 71, "high"],
    [99.6, 99, "high"],
    [100, 100, "high"],
  ])("%f points of 100 are shown as %s, %s", (points, value, id) => {
    const hundredths = points < 0 ? -1 : Math.round(points * 100);
    const shown = bandOf(hundredths, points < 0 ? -1 : 10_000);
    expect(shown.value).toBe(value);
    expect(shown.band.id).toBe(id);
  });

  test("an area is measured against its own maximum", () => {
    expect(bandOf(1500, 2000)).toMatchObject({ value: 75, band: { id: "high" } });
  });

  test("nothing to earn has no value", () => {
    expect(bandOf(0, 0).value).toBeNull();
  });

  test("every whole point lies in exactly one band", () => {
    for (let value = 0; value <= 100; value += 1) {
      const fitting = BANDS.filter(({ from, to }) => from !== null && from <= value && value <= to);
      expect(fitting.map(({ id }) => id)).toEqual([bandOf(value, 100).band.id]);
    }
  });
});
