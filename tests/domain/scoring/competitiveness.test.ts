import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { competitiveness, SECTIONS } from "~/domain/scoring/competitiveness";
import type { CompetitivenessContent } from "~/domain/scoring/competitiveness";
import { NOT_AVAILABLE } from "~/domain/scoring/score";

type Points = readonly [actual: number, max: number];
type Milestones = Readonly<Record<string, readonly Points[]>>;

/** The points of a milestone in start_small, graduate and master. */
function levelsOf(milestones: Milestones) {
  const levelAt = (index: number) => ({
    areas: [
      {
        milestones: Object.entries(milestones).flatMap(([id, points]) => {
          const [actual, max] = points[index] ?? [];
          return actual === undefined || max === undefined ? [] : [{ id, actual, max }];
        }),
      },
    ],
  });
  return { start_small: levelAt(0), graduate: levelAt(1), master: levelAt(2) };
}

const category = (id: string, milestones: string[]) => ({
  id,
  label: id,
  summary: "Di che si tratta.",
  milestones: milestones.map((milestone) => ({ id: milestone, link: "Perché." })),
});
const section = (...categories: ReturnType<typeof category>[]) => ({
  label: "Sezione",
  summary: "Di che si tratta.",
  categories,
});

function contentOf(
  costs: string[][],
  revenues: string[][] = [],
  resources: string[][] = [],
): CompetitivenessContent {
  const sectionOf = (given: string[][]) =>
    section(...given.map((milestones, index) => category(`c${index}`, milestones)));
  return { costs: sectionOf(costs), revenues: sectionOf(revenues), resources: sectionOf(resources) };
}

/** Milestones m0, m1 … worth so many whole percent. */
const worth = (...percents: number[]): Milestones =>
  Object.fromEntries(percents.map((percent, index) => [`m${index}`, [[percent, 100]]]));
const ids = (count: number) => Array.from({ length: count }, (_, index) => `m${index}`);
const listed = (potentials: { id: string }[]) => potentials.map(({ id }) => id).join(" ");

describe("the value of a milestone", () => {
  test.each<[string, Points[], number]>([
    [
      "adds up the three classes",
      [
        [100, 1_000],
        [200, 500],
        [0, 500],
      ],
      1_500,
    ],
    [
      "leaves out the classes in which it does not apply",
      [
        [-1, -1],
        [200, 500],
        [-1, -1],
      ],
      4_000,
    ],
    [
      "leaves out a class that cannot earn",
      [
        [0, 0],
        [200, 500],
      ],
      4_000,
    ],
    [
      "is rounded half up",
      [
        [1, 20_000],
        [0, 0],
      ],
      1,
    ],
    [
      "is rounded down below the half",
      [
        [1, 20_001],
        [0, 0],
      ],
      0,
    ],
    ["is not available where nothing applies", [[-1, -1]], NOT_AVAILABLE],
    ["is not available where there is nothing to earn", [[0, 0]], NOT_AVAILABLE],
  ])("%s", (_, points, expected) => {
    const { sections } = competitiveness(contentOf([["m"]]), levelsOf({ m: points }));
    expect(sections.costs.categories[0]?.actual).toBe(expected);
  });
});

describe("the means", () => {
  const milestones = { a: [[1, 3]], b: [[0, 7]], c: [[-1, -1]], d: [[7, 7]] } as const;

  test("skip what has no value, on every storey", () => {
    const content = contentOf([["a", "c"], ["c"]], [["c"]], [["d"]]);
    expect(competitiveness(content, levelsOf(milestones))).toEqual({
      actual: 6_667,
      sections: {
        costs: {
          actual: 3_333,
          categories: [
            {
              id: "c0",
              actual: 3_333,
              top_milestones: [{ id: "a", actual: 3_333 }],
              bottom_milestones: [],
              questions: [],
            },
            { id: "c1", actual: NOT_AVAILABLE, top_milestones: [], bottom_milestones: [], questions: [] },
          ],
        },
        revenues: {
          actual: NOT_AVAILABLE,
          categories: [
            { id: "c0", actual: NOT_AVAILABLE, top_milestones: [], bottom_milestones: [], questions: [] },
          ],
        },
        resources: {
          actual: 10_000,
          categories: [
            {
              id: "c0",
              actual: 10_000,
              top_milestones: [{ id: "d", actual: 10_000 }],
              bottom_milestones: [],
              questions: [],
            },
          ],
        },
      },
    });
  });

  test("count a category's own questions as much as its milestones", () => {
    const content = contentOf([["a"]], [["c"]], [["d"]]);
    const [category] = content.costs.categories;
    if (!category) throw new Error("No category");
    const own = {
      ...category,
      questions: [
        { id: "q", link: "Perché" },
        { id: "unasked", link: "Perché" },
      ],
    };
    const levels = levelsOf({ a: [[1, 3]] });
    const [area] = levels.start_small.areas;
    const questions = [
      { guid: "q", actual: 3, max: 3 },
      { guid: "unasked", actual: -1, max: -1 },
    ];
    const asked = {
      ...levels,
      start_small: {
        areas: [...(area ? [area] : []), { milestones: [{ id: "x", actual: 3, max: 3, questions }] }],
      },
    };
    const { costs } = competitiveness(
      { ...content, costs: { ...content.costs, categories: [own] } },
      asked,
    ).sections;
    // (1/3 + 1) / 2
    expect(costs.categories[0]).toMatchObject({ actual: 6_667, questions: [{ id: "q", actual: 10_000 }] });
  });

  test("give each category the same weight, however many milestones it has", () => {
    const { sections } = competitiveness(contentOf([["a", "b"], ["d"]]), levelsOf(milestones));
    // (1/6 + 1) / 2 = 7/12
    expect(sections.costs.actual).toBe(5_833);
  });

  test("carry no rounding upwards", () => {
    // Each third of a hundredth is shown as 0.
    const thirds = { a: [[1, 30_000]], b: [[1, 30_000]], c: [[0, 1]] } as const;
    const { actual, sections } = competitiveness(contentOf([["a"]], [["b"]], [["c"]]), levelsOf(thirds));
    expect([sections.costs.actual, sections.revenues.actual, sections.resources.actual]).toEqual([0, 0, 0]);
    expect(actual).toBe(0);
    const halves = { a: [[1, 20_000]], b: [[1, 20_000]], c: [[0, 1]] } as const;
    const rounded = competitiveness(contentOf([["a"]], [["b"]], [["c"]]), levelsOf(halves));
    // Each half is shown as 1; the mean of 0.5, 0.5 and 0 is a third, and shown as 0.
    expect(rounded.sections.costs.actual).toBe(1);
    expect(rounded.actual).toBe(0);
  });

  test("are not available when nothing applies anywhere", () => {
    const nothing = competitiveness(contentOf([["c"]], [], [["c"]]), levelsOf(milestones));
    expect([nothing.actual, ...SECTIONS.map((id) => nothing.sections[id].actual)]).toEqual([-1, -1, -1, -1]);
  });
});

describe("the best and the worst milestones", () => {
  test.each<[number[], string, string]>([
    [[], "", ""],
    [[40], "m0", ""],
    [[40, 60], "m1", "m0"],
    [[40, 60, 50], "m1 m2", "m0"],
    [[10, 20, 30, 40], "m3 m2", "m0 m1"],
    [[10, 20, 30, 40, 50], "m4 m3 m2", "m0 m1"],
    [[10, 20, 30, 40, 50, 60], "m5 m4 m3", "m0 m1 m2"],
    [[10, 20, 30, 40, 50, 60, 70, 80], "m7 m6 m5", "m0 m1 m2"],
    [[50, 50, 50, 50], "m0 m1", "m2 m3"],
    [[50, 50, 50, 50, 50, 50, 50], "m0 m1 m2", "m3 m4 m5"],
    [[0, 100, 0, 100], "m1 m3", "m0 m2"],
  ])("of %j are %s, and %s", (percents, top, bottom) => {
    const { sections } = competitiveness(contentOf([ids(percents.length)]), levelsOf(worth(...percents)));
    const [found] = sections.costs.categories;
    expect([listed(found?.top_milestones ?? []), listed(found?.bottom_milestones ?? [])]).toEqual([
      top,
      bottom,
    ]);
  });

  test("are compared exactly, not as they are shown", () => {
    const close = { a: [[3_333, 10_000]], b: [[1, 3]] } as const;
    const [found] = competitiveness(contentOf([["a", "b"]]), levelsOf(close)).sections.costs.categories;
    expect(found?.top_milestones).toEqual([{ id: "b", actual: 3_333 }]);
  });
});

describe("the laws of the potential", () => {
  const points = fc
    .tuple(fc.nat(30_000), fc.nat(30_000))
    .map(([a, b]): Points => [Math.min(a, b), Math.max(a, b)]);
  const perClass = fc.array(fc.oneof({ weight: 4, arbitrary: points }, fc.constant<Points>([-1, -1])), {
    minLength: 3,
    maxLength: 3,
  });
  const milestones = fc
    .array(perClass, { minLength: 8, maxLength: 8 })
    .map((given): Milestones => Object.fromEntries(given.map((value, index) => [`m${index}`, value])));
  const sections = fc.array(fc.subarray(ids(8)), { maxLength: 4 });
  const contents = fc.tuple(sections, sections, sections).map((given) => contentOf(...given));
  const all = ({ actual, sections: found }: ReturnType<typeof competitiveness>) => [
    actual,
    ...SECTIONS.flatMap((id) => [found[id].actual, ...found[id].categories.map((one) => one.actual)]),
  ];

  test("every number is a whole one from 0 to 10,000, or -1", () => {
    fc.assert(
      fc.property(contents, milestones, (content, given) => {
        for (const actual of all(competitiveness(content, levelsOf(given)))) {
          expect(Number.isInteger(actual) && actual >= -1 && actual <= 10_000).toBe(true);
        }
      }),
    );
  });

  test("a mean lies between the smallest and the largest of what it is the mean of", () => {
    fc.assert(
      fc.property(contents, milestones, (content, given) => {
        const found = competitiveness(content, levelsOf(given));
        const storeys = [
          { actual: found.actual, parts: SECTIONS.map((id) => found.sections[id]) },
          ...SECTIONS.map((id) => ({
            actual: found.sections[id].actual,
            parts: found.sections[id].categories,
          })),
        ];
        for (const { actual, parts } of storeys) {
          const values = parts.map((part) => part.actual).filter((value) => value !== NOT_AVAILABLE);
          expect(actual).toBeGreaterThanOrEqual(Math.min(...values, values.length === 0 ? -1 : 10_000));
          expect(actual).toBeLessThanOrEqual(Math.max(...values, -1));
        }
      }),
    );
  });

  test("no milestone is both best and worst, and none of the best is worse than one of the worst", () => {
    fc.assert(
      fc.property(contents, milestones, (content, given) => {
        const { sections: found } = competitiveness(content, levelsOf(given));
        for (const { top_milestones, bottom_milestones } of SECTIONS.flatMap((id) => found[id].categories)) {
          const both = top_milestones.filter(({ id }) => bottom_milestones.some((other) => other.id === id));
          expect(both).toEqual([]);
          const worstOfBest = Math.min(...top_milestones.map(({ actual }) => actual), 10_000);
          const bestOfWorst = Math.max(...bottom_milestones.map(({ actual }) => actual), 0);
          expect(worstOfBest).toBeGreaterThanOrEqual(bestOfWorst);
          expect(top_milestones.length).toBeLessThanOrEqual(3);
          expect(bottom_milestones.length).toBeLessThanOrEqual(3);
        }
      }),
    );
  });

  test("more points for a milestone never lower anything", () => {
    fc.assert(
      fc.property(contents, milestones, fc.constantFrom(...ids(8)), (content, given, raised) => {
        const best = given[raised]?.map(([, max]): Points => [max, max]) ?? [];
        const before = all(competitiveness(content, levelsOf(given)));
        const after = all(competitiveness(content, levelsOf({ ...given, [raised]: best })));
        before.forEach((value, index) => expect(after[index]).toBeGreaterThanOrEqual(value));
      }),
    );
  });
});
