import fc from "fast-check";
import { parse, type HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";
import type { CallOutput } from "~/api/contract";
import type { Benchmark } from "~/api/contract/completed/benchmark";
import { competitivenessV3 } from "~/content/v3/competitiveness";
import { inPercent } from "~/domain/benchmark/buckets";
import { RUNGS } from "~/domain/benchmark/cells";
import { SECTIONS } from "~/domain/scoring/competitiveness";
import { CLASSES, SCORED_AREAS } from "~/domain/question/question";
import { potentialCards } from "~/features/benchmark/potential-cards";
import { Potential } from "~/features/benchmark/potential";
import { present } from "~/features/benchmark/present";
import { TABS, type Tab } from "~/features/benchmark/tabs";
import { Distribution, Footing, ScoreRulers } from "~/features/benchmark/view";
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
const middles = fc.option(
  fc
    .tuple(fc.nat(19), fc.nat(19))
    .map(([a, b]) => ({ from: 5 * Math.min(a, b), to: 5 * Math.max(a, b) + 5 })),
  { nil: null },
);
const figures = fc.oneof(
  { weight: 4, arbitrary: fc.record({ average: fc.nat(100), distribution: shares, middle: middles }) },
  fc.constant({ average: null, distribution: null, middle: null }),
);

const gaps = (ids: readonly string[]): fc.Arbitrary<Gap> =>
  fc
    .tuple(fc.nat(100), shares, fc.array(figures, { minLength: 3, maxLength: 3 }), fc.boolean(), middles)
    .map(([average, distribution, parts, isExample, middle]) => ({
      middle: isExample ? null : middle,
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
        middle: parts[index]?.middle ?? null,
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
  const shown = present(t, tab, { survey: { versioned: { scoring } } }, benchmark);
  const { competitiveness } = scoring;
  const page = {
    ...shown,
    ...{
      tab,
      tabs: [],
      chips: [],
      file: "/dashboard/benchmark/file",
      isCard: false,
      isPotentialCompared: true,
      isPotentialBegun: true,
    },
    potential: competitiveness
      ? potentialCards(t, competitiveness, (id) => `/dashboard/esg/full/${id}`)
      : null,
  } as never;
  return markupOf(
    <main>
      <h1>{shown.headline}</h1>
      <ScoreRulers page={page} />
      <Distribution page={page} />
      <Potential page={page} />
      <Footing page={page} year={2025} />
    </main>,
  );
}

const words = (element: HTMLElement) => element.text.replace(/\s+/g, " ").trim();

const lengthOf = (element: HTMLElement | null | undefined, name: string) =>
  element ? element.getAttribute(name)?.replace("%", "") : undefined;

describe("every chart of the benchmark", () => {
  test("draws the numbers of its table, and its caption says those of the wholes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...TABS), scorings, benchmarks, async (tab, scoring, benchmark) => {
        const [rulers, shares] = parse(await rendered(tab, scoring, benchmark)).querySelectorAll("figure");
        const heads = rulers!.querySelectorAll("thead th").map(words);
        for (const row of rulers!.querySelectorAll("tbody tr")) {
          const cell = (label: string) => {
            const at = heads.indexOf(label);
            const text = at < 0 ? "" : words(row.querySelectorAll("th, td")[at]!);
            return /^\d/.test(text) ? text : undefined;
          };
          const drawing = row.querySelector("svg.ruler");
          const band = drawing?.querySelector(".ruler-middle");
          const [from, width] = [lengthOf(band, "x"), lengthOf(band, "width")];
          const middle = band ? `${from}-${Number(from) + Number(width)}` : undefined;
          expect(lengthOf(drawing?.querySelector("rect.ruler-mine"), "width")).toBe(cell("Tu"));
          expect(lengthOf(drawing?.querySelector(".ruler-average"), "x1")).toBe(cell("Media"));
          expect(middle).toBe(cell("Metà centrale"));
          const isWhole = row.getAttribute("class") === undefined;
          const [mine, average] = [cell("Tu"), cell("Media")];
          if (isWhole && mine && average) {
            expect(words(rulers!.querySelector("figcaption")!)).toContain(
              `: tu ${mine}, la media ${average}`,
            );
          }
        }
        for (const row of shares!.querySelectorAll("tbody tr")) {
          const share = words(row.querySelector("td b")!);
          expect(lengthOf(row.querySelector("rect"), "width") ?? "0").toBe(share);
          const says = new RegExp(`\\b${share} (sono |è )?(a 0|tra \\d)`).test(
            words(shares!.querySelector("figcaption")!),
          );
          expect(says).toBe(share !== "0");
        }
      }),
      { numRuns: runs(40) },
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

  test("names the potential of each section and category, and links its topics", async () => {
    await fc.assert(
      fc.asyncProperty(scorings, benchmarks, async (scoring, benchmark) => {
        const document = parse(await rendered("start_small", scoring, benchmark));
        const cards = document.querySelectorAll(".potentials > section");
        const { competitiveness } = scoring;
        expect(cards).toHaveLength(competitiveness ? SECTIONS.length : 0);
        SECTIONS.forEach((id, index) => {
          const categories = competitiveness?.sections[id].categories ?? [];
          const links = cards[index]?.querySelectorAll("a").map((link) => link.getAttribute("href"));
          const topics = categories.flatMap((one) => [...one.top_milestones, ...one.bottom_milestones]);
          if (competitiveness)
            expect(links).toEqual(topics.map((topic) => `/dashboard/esg/full/${topic.id}`));
        });
      }),
      { numRuns: runs(20) },
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
      const { population } = present(t, "start_small", { survey: { versioned: { scoring } } }, benchmark);
      expect(population).toMatch(/^Gruppo di confronto: da 5 a 9 (aziende|microimprese) (del|della|di) /);
      expect(population).not.toMatch(/[{}]|undefined/);
    }),
    { numRuns: runs(30) },
  );
});
