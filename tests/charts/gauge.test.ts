import { describe, expect, test } from "vitest";
import { gauge } from "~/charts/gauge";
import { expectInside, wordsIn } from "./drawing";

describe("the gauge", () => {
  test.each([
    [null, "--", "unavailable", 0],
    [0, "0", "zero", 0],
    [1, "1", "low", 3.6],
    [50, "50", "medium", 180],
    [100, "100", "high", 360],
  ])("of %s reads %s, in band %s, and turns by %d degrees", (value, text, band, sweep) => {
    const drawing = gauge(value);
    expect(wordsIn(drawing)).toEqual([text]);
    expect(drawing).toMatchObject({ band, sweep });
    expect(drawing.fill === null).toBe(sweep === 0);
    expectInside(drawing);
  });

  test("turns further with every point, and closes at 100", () => {
    const sweeps = Array.from({ length: 101 }, (_, value) => gauge(value).sweep);
    expect(sweeps).toEqual([...new Set(sweeps)].sort((a, b) => a - b));
    expect(gauge(100).fill).toBe(gauge(100).track);
  });

  test("draws its ring inside the view box", () => {
    for (const value of [1, 25, 50, 75, 99, 100]) {
      const { centre, width, fill } = gauge(value);
      const points = [...(fill ?? "").matchAll(/(?:M|L|[01],)(-?[\d.]+),(-?[\d.]+)(?=[ALZM])/g)];
      expect(points.length).toBeGreaterThanOrEqual(4);
      const distances = points.map(([, x, y]) => Math.hypot(Number(x), Number(y)));
      for (const distance of distances) expect(distance).toBeLessThan(Math.min(centre.x, width - centre.x));
      expect(fill).not.toMatch(/\d\.\d{3}/);
    }
  });
});
