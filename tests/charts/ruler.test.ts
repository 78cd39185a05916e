import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ruler, rulers } from "~/charts/ruler";
import { BANDS } from "~/domain/scoring/bands";

const percents = fc.integer({ min: 0, max: 100 });
const numberIn = (length: string | undefined): number => Number((length ?? "").replace(/%$/, ""));

describe("the ruler", () => {
  test("puts every mark at its number, from 0 to 100 over the whole width", () => {
    fc.assert(
      fc.property(percents, percents, percents, percents, percents, (mine, average, issued, a, b) => {
        const middle = { from: Math.min(a, b), to: Math.max(a, b) };
        const drawing = ruler({ mine, average, issued, middle });
        expect(drawing.track).toMatchObject({ x: "0%", width: "100%" });
        expect(numberIn(drawing.mine?.bar.width)).toBe(mine);
        expect(numberIn(drawing.mine?.knob.cx)).toBe(mine);
        expect(numberIn(drawing.average?.x)).toBe(average);
        expect(numberIn(drawing.issued?.x)).toBe(issued);
        expect(numberIn(drawing.middle?.x)).toBe(middle.from);
        expect(numberIn(drawing.middle?.width)).toBe(middle.to - middle.from);
      }),
    );
  });

  test("has no mark for what is not available, and one at the start for a zero", () => {
    const none = { mine: null, average: null, middle: null, issued: null };
    expect(ruler({ mine: null, average: null, middle: null, issued: null })).toMatchObject(none);
    expect(ruler({ mine: null })).toMatchObject(none);
    expect(ruler({ mine: 0 }).mine).toMatchObject({ bar: { width: "0%" }, knob: { cx: "0%" } });
    expect(ruler({ mine: 0, average: 0, issued: 0 })).toMatchObject({
      average: { x: "0%" },
      issued: { x: "0%" },
    });
  });

  test("is notched where one band ends and the next begins", () => {
    const { notches } = rulers([]);
    expect(notches).toEqual([30, 70]);
    for (const notch of notches) expect(BANDS.map(({ from }) => from)).toContain(notch + 1);
    expect(ruler({ mine: null }).notches.map(({ x }) => x)).toEqual(["30%", "70%"]);
  });

  test("tells its marks apart by shape: each reaches further up than the one below it", () => {
    const { track, middle, mine, average } = ruler({ mine: 50, average: 50, middle: { from: 40, to: 60 } });
    const heights = [
      track.height,
      2 * (mine?.knob.r ?? 0),
      middle?.height ?? 0,
      (average?.y2 ?? 0) - (average?.y1 ?? 0),
    ];
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(new Set(heights).size).toBe(heights.length);
  });

  test("stays within its height", () => {
    const { height, middle, average, issued, mine } = ruler({
      mine: 1,
      average: 2,
      issued: 3,
      middle: { from: 0, to: 4 },
    });
    const tops = [middle?.y, average?.y1, issued?.tick.y, (mine?.knob.cy ?? 0) - (mine?.knob.r ?? 0)];
    const bottoms = [
      (middle?.y ?? 0) + (middle?.height ?? 0),
      average?.y2 ?? 0,
      (issued?.tick.y ?? 0) + (issued?.tick.height ?? 0),
      (mine?.knob.cy ?? 0) + (mine?.knob.r ?? 0),
    ];
    expect(Math.min(...tops.map((top) => top ?? -1))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(height);
  });
});

test.each([
  [{ mine: 80, average: 44 }, "+36"],
  [{ mine: 10, average: 14 }, "-4"],
  [{ mine: 50, average: 50 }, "0"],
  [{ mine: null, average: 50 }, null],
  [{ mine: 50, average: null }, null],
  [{ mine: 50 }, null],
])("the difference of %o is %s", (values, difference) => {
  expect(rulers([{ id: "master", label: "Master", ...values }]).rows[0]?.difference).toBe(difference);
});

test("a group has a key for the marks it draws, and for no other", () => {
  const row = { id: "master", label: "Master" };
  const keyOf = (...rows: Parameters<typeof rulers>[0]) => rulers(rows).key.map(({ id }) => id);
  expect(keyOf({ ...row, mine: null, average: null, middle: null })).toEqual([]);
  expect(keyOf({ ...row, mine: 0 })).toEqual(["mine"]);
  expect(keyOf({ ...row, mine: null, average: 3 }, { ...row, mine: 1, issued: 0 })).toEqual([
    "mine",
    "issued",
    "average",
  ]);
  const { key } = rulers([{ ...row, mine: 1, issued: 2, average: 3, middle: { from: 4, to: 5 } }]);
  for (const { id, drawing } of key) {
    const { mine, issued, average, middle } = drawing;
    const drawn = Object.entries({ mine, issued, average, middle }).filter(([, mark]) => mark !== null);
    expect(drawn.map(([mark]) => mark)).toEqual([id]);
  }
});
