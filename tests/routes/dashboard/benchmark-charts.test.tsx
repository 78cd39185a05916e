import fc from "fast-check";
import { parse, type HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";
import type { CallOutput } from "~/api/contract";
import type { Benchmark } from "~/api/contract/report";
import { competitivenessV3 } from "~/content/v3/competitiveness";
import { inPercent } from "~/domain/benchmark/buckets";
import { RUNGS } from "~/domain/benchmark/cells";
import { SECTIONS } from "~/domain/scoring/competitiveness";
import { CLASSES, SCORED_AREAS } from "~/domain/question/question";
import { presentTab } from "~/features/benchmark/present";
import { TABS, type Tab } from "~/features/benchmark/tabs";
import { Comparison, Potential } from "~/features/benchmark/view";
import { t } from "~/texts/i18n.server";
import { runs } from "../../runs";
import { danglingIds, faultsOfHtml, valuesOf } from "../../ui/html";
import { markupOf } from "../../ui/render";

type Scoring = CallOutput<"scoring.homePage">["survey"]["versioned"]["scoring"];
type Gap = NonNullable<Benchmark["competitiveness"]>;

const points = fc.oneof(
  { weight: 5, arbitrary: fc.nat(10_000).map((actual) => ({ actual, max: 10_000 })) },
  fc.constant({ actual: -1, max: -1 }),
);
const level = fc.tuple(points, points, points, points).map(([whole, ...areas]) => ({
  ...whole,
  flagged: false,
  blocksIssuing: false,
  areas: SCORED_AREAS.flatMap((id, index) => {
    const given = areas[index];
    return given ? [{ id, ...given, milestones: [] }] : [];
  }),
}));
const actual = points.map((given) => given.actual);

/** The real words of the content, with numbers of all kinds. */
const section = (id: (typeof SECTIONS)[number]) =>
  fc.array(actual, { minLength: 12, maxLength: 12 }).map((values) => ({
    label: competitivenessV3[id].label,
    summary: competitivenessV3[id].summary,
    actual: values[0] ?? -1,
    categories: competitivenessV3[id].categories.map((category, index) => {
      const milestones = category.milestones.map(({ id: milestone, link }, at) => ({
        id: milestone,
        label: milestone,
        link,
        actual: Math.max(0, values[4 + at] ?? 0),
      }));
      return {
        id: category.id,
        label: category.label,
        summary: category.summary,
        actual: values[index + 1] ?? -1,
        top_milestones: milestones.slice(0, 2),
        bottom_milestones: milestones.slice(2),
      };
    }),
  }));

const scorings: fc.Arbitrary<Scoring> = fc.record({
  levels: fc.record({ start_small: level, graduate: level, master: level }),
  competitiveness: fc.option(
    fc.record({
      actual,
      sections: fc.record({
        costs: section("costs"),
        revenues: section("revenues"),
        resources: section("resources"),
      }),
    }),
    { nil: undefined },
  ),
});

const shares = fc
  .tuple(fc.nat(50), fc.nat(50), fc.nat(50), fc.integer({ min: 1, max: 50 }))
  .map((counts) => [...inPercent(counts)]);
const figures = fc.oneof(
  { weight: 4, arbitrary: fc.record({ average: fc.nat(100), distribution: shares }) },
  fc.constant({ average: null, distribution: null }),
);

const gaps = (ids: readonly string[]): fc.Arbitrary<Gap> =>
  fc
    .tuple(fc.nat(100), shares, fc.array(figures, { minLength: 3, maxLength: 3 }), fc.boolean())
    .map(([average, distribution, parts, isExample]) => ({
      average: isExample ? null : average,
      distribution,
      numberOfCompanies: isExample ? null : { from: 5, to: 9 },
      example: isExample,
      population: isExample
        ? null
        : { rung: "all" as const, sector: null, macrosector: null, companySize: null, widened: true },
      sections: ids.map((id, index) => ({
        id,
        numberOfCompanies: null,
        average: parts[index]?.average ?? null,
        distribution: parts[index]?.distribution ?? null,
      })),
    })) as fc.Arbitrary<Gap>;

const benchmarks: fc.Arbitrary<Benchmark> = fc
  .tuple(...CLASSES.map(() => gaps(SCORED_AREAS)), gaps(SECTIONS))
  .map((given) => {
    const level = (index: number) => {
      const { sections: areas, ...gap } = given[index] as Gap;
      return { ...gap, areas };
    };
    return {
      year: 2025,
      referenceSector: null,
      companySize: null,
      numberOfCompanies: null,
      gapAnalysis: { start_small: level(0), graduate: level(1), master: level(2) },
      competitiveness: given[3] as Gap,
    };
  });

async function rendered(tab: Tab, scoring: Scoring, benchmark: Benchmark): Promise<string> {
  const shown = presentTab(t, tab, { survey: { versioned: { scoring } } }, benchmark);
  const page = { ...shown, tab } as never;
  return markupOf(
    <main>
      <h1>Benchmark</h1>
      <Comparison page={page} />
      {shown.sections ? <Potential sections={shown.sections} /> : null}
    </main>,
  );
}

const words = (element: HTMLElement) => element.text.replace(/\s+/g, " ").trim();

/** What a drawing prints, but for the scale of the bars. */
function printedIn(figure: HTMLElement): string[] {
  const scale = figure.querySelectorAll("g").filter((group) => group.querySelector(":scope > path.tick"));
  const ticks = new Set(scale.flatMap((group) => group.querySelectorAll("text")));
  return figure
    .querySelectorAll("svg text")
    .filter((text) => !ticks.has(text))
    .map(words);
}

/** The text that is seen, without what only a screen reader says. */
function seen(cell: HTMLElement): string {
  cell.querySelectorAll(".sr-only").forEach((heard) => heard.remove());
  return words(cell);
}

const cellsIn = (figure: HTMLElement): string[][] =>
  figure.querySelectorAll("tbody tr").map((row) => row.querySelectorAll("th, td").map(seen));

describe("every chart of the benchmark", () => {
  test("prints the numbers of its table, and its caption says them", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...TABS), scorings, benchmarks, async (tab, scoring, benchmark) => {
        const figures = parse(await rendered(tab, scoring, benchmark)).querySelectorAll("figure");
        const [whole, parts, distribution, ...maps] = figures;
        for (const bars of [whole, parts]) {
          if (!bars) throw new Error("A chart is missing");
          const numbers = printedIn(bars).filter((text) => /^(--|\d+)$/.test(text));
          const cells = cellsIn(bars).flatMap(([, mine = "", average = ""]) => [mine, average]);
          expect(numbers).toEqual(cells);
          const caption = words(bars.querySelector("figcaption")!);
          for (const number of cells) expect(caption).toContain(number);
        }
        const drawn = printedIn(distribution!).filter((text) => text.endsWith("%"));
        const shares = cellsIn(distribution!).map(([, share = ""]) => share);
        expect(drawn).toEqual(shares.map((share) => `${share}%`));
        for (const share of shares) {
          expect(words(distribution!.querySelector("figcaption")!)).toMatch(new RegExp(`\\b${share} `));
        }
        for (const map of maps) {
          const potentials = printedIn(map).filter((text) => /^(--|\d+ ·) /.test(text));
          const rows = cellsIn(map).filter(([item = ""]) => !/\((più avanti|da migliorare)\)/.test(item));
          expect(potentials).toEqual(rows.map(([, value]) => value));
        }
        expect(maps).toHaveLength(tab === "competitiveness_potential" && scoring.competitiveness ? 3 : 0);
      }),
      { numRuns: runs(60) },
    );
  });

  test("is valid HTML with ids that are there once", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...TABS), scorings, benchmarks, async (tab, scoring, benchmark) => {
        const markup = await rendered(tab, scoring, benchmark);
        expect(await faultsOfHtml(markup)).toEqual([]);
        expect(danglingIds(markup)).toEqual([]);
        const ids = valuesOf(markup, "id");
        expect(new Set(ids).size).toBe(ids.length);
        const fills = [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
        for (const id of fills) expect(ids).toContain(id);
      }),
      { numRuns: runs(20) },
    );
  });

  test("hatches what is an example and says so, and only that", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...CLASSES), scorings, benchmarks, async (tab, scoring, benchmark) => {
        const document = parse(await rendered(tab, scoring, benchmark));
        const isExample = benchmark.gapAnalysis[tab].example;
        expect(document.querySelectorAll(".example").length > 0).toBe(isExample);
        expect(document.text.includes("Dati di esempio")).toBe(isExample);
      }),
      { numRuns: runs(30) },
    );
  });
});

test("every rung of the ladder has words for its companies", () => {
  fc.assert(
    fc.property(scorings, benchmarks, fc.constantFrom(...RUNGS), (scoring, benchmark, rung) => {
      const { start_small: gap } = benchmark.gapAnalysis;
      fc.pre(gap.example === false);
      gap.population = {
        rung,
        sector: { id: "25", label: "Metalli" },
        macrosector: { id: "C", label: "Industria" },
        companySize: "micro",
        widened: false,
      };
      const { population } = presentTab(t, "start_small", { survey: { versioned: { scoring } } }, benchmark);
      expect(population).toMatch(/^Gruppo di confronto: da 5 a 9 (aziende|microimprese) (del|della|di) /);
      expect(population).not.toMatch(/[{}]|undefined/);
    }),
    { numRuns: runs(30) },
  );
});
