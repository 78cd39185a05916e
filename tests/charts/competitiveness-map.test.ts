import { describe, expect, test } from "vitest";
import { competitivenessMap } from "~/charts/competitiveness-map";
import { fourBars } from "~/charts/four-bars";
import { competitivenessV3 } from "~/content/v3/competitiveness";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { SECTIONS } from "~/domain/scoring/competitiveness";
import { expectApart, expectInside, WIDTHS, wordsIn } from "./drawing";

const labelOf = (id: string) =>
  questionnaireV3.milestones.find((milestone) => milestone.id === id)?.label ?? id;

/** The real words of the content, with numbers from 0 to 100 and one that is not available. */
const sections = SECTIONS.map((id, at) => ({
  id,
  label: competitivenessV3[id].label,
  value: [0, 50, 100][at] ?? null,
  bandName: "medio alto",
  categories: competitivenessV3[id].categories.map(({ id: category, label, milestones }, index) => ({
    id: category,
    label,
    value: index === 1 ? null : 26 * index,
    bandName: index === 1 ? "non disponibile" : "medio basso",
    top: milestones.slice(0, 2).map((milestone) => labelOf(milestone.id)),
    bottom: milestones.slice(2).map((milestone) => labelOf(milestone.id)),
  })),
}));

describe("four bars", () => {
  test.each([
    [null, "unavailable", 0],
    [0, "low", 1],
    [25, "low", 1],
    [26, "medium_low", 2],
    [51, "medium_high", 3],
    [76, "high", 4],
    [100, "high", 4],
  ])("of %s are band %s: %i filled", (value, band, filled) => {
    const drawn = fourBars(value, 10, 20);
    expect(drawn.band).toBe(band);
    expect(drawn.bars.map((bar) => bar.filled)).toEqual([1, 2, 3, 4].map((bar) => bar <= filled));
  });

  test("rise from left to right on one ground line", () => {
    const { bars } = fourBars(50, 10, 20);
    const heights = bars.map(({ height }) => height);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(new Set(bars.map(({ y, height }) => y + height))).toEqual(new Set([38]));
    bars.slice(1).forEach((bar, index) => {
      const before = bars[index];
      expect(bar.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0));
    });
  });
});

describe("the map of the competitiveness potential", () => {
  test("holds every section, category and milestone with its number", () => {
    const [first] = competitivenessMap({ sections, width: 320 }).sections;
    expect(wordsIn({ title: first?.title, number: first?.number })).toEqual(["Costi", "0 · medio alto"]);
    expect(first?.categories.map(({ title, number }) => wordsIn({ title, number }))).toEqual([
      ["Bollette e materiali", "0 · medio basso"],
      ["Danni e fermi", "-- non disponibile"],
      ["Sanzioni e cause", "52 · medio basso"],
    ]);
    expect(wordsIn(first?.categories[0]?.top)).toEqual(["Energia", "Acqua"]);
    expect(wordsIn(first?.categories[0]?.bottom)).toEqual(["Rifiuti e materiali", "Emissioni"]);
  });

  test("stands one under the other on a phone, side by side where there is room", () => {
    const framesAt = (width: number) =>
      competitivenessMap({ sections, width }).sections.map(({ frame }) => frame);
    expect(new Set(framesAt(320).map(({ x }) => x)).size).toBe(1);
    expect(new Set(framesAt(320).map(({ y }) => y)).size).toBe(3);
    expect(new Set(framesAt(680).map(({ x }) => x)).size).toBe(3);
    expect(new Set(framesAt(680).map(({ y, height }) => `${y} ${height}`)).size).toBe(1);
  });

  test("puts frames that do not touch around their sections", () => {
    for (const width of WIDTHS) {
      const { sections: drawn } = competitivenessMap({ sections, width });
      drawn.slice(1).forEach(({ frame }, index) => {
        const before = drawn[index]?.frame;
        const right = (before?.x ?? 0) + (before?.width ?? 0);
        const below = (before?.y ?? 0) + (before?.height ?? 0);
        expect(frame.x > right || frame.y > below).toBe(true);
      });
    }
  });

  test.each(WIDTHS)("stays inside %i units, however long the words", (width) => {
    const long = sections.map((section) => ({
      ...section,
      label: "Potenziale competitivo sulle risorse dell'azienda",
      bandName: "non disponibile in questa classe",
    }));
    for (const given of [sections, long, []]) {
      const drawing = competitivenessMap({ sections: given, width });
      expectInside(drawing);
      expectApart(drawing);
    }
  });
});
