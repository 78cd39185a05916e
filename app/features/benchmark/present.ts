import type { CallOutput } from "~/api/contract";
import type { Benchmark, SameQuestions } from "~/api/contract/report";
import { printed } from "~/charts/shapes";
import {
  type BucketIndex,
  bucketOf,
  BUCKETS,
  type PerBucket,
  PLACEHOLDERS,
} from "~/domain/benchmark/buckets";
import { classSoFar } from "~/domain/card/basis/so-far";
import { isClassUnfilled } from "~/domain/card/basis/unfilled";
import { bandOf } from "~/domain/scoring/bands";
import { SECTIONS } from "~/domain/scoring/competitiveness";
import { SCORED_AREAS } from "~/domain/question/question";
import type { T } from "~/texts/resources";
import { soFarWords } from "~/ui/score/so-far-words";
import { populationWords } from "./population";
import { potentialCharts } from "./potential-charts";
import { sameQuestionsWords } from "./same-questions";
import {
  type MineAndAverage,
  distributionChart,
  numberTable,
  type NumberTable,
  partColumn,
  type PartKind,
  partsChart,
  rangeOf,
  wholeChart,
  type WithoutScore,
  withoutWords,
} from "./score-charts";
import type { Tab } from "./tabs";
import { WHOLE } from "~/domain/scoring/fraction";

type HomePage = CallOutput<"scoring.homePage">;
type VersionScoring = HomePage["survey"]["versioned"]["scoring"];
/** The company's own side of a home page. */
type OwnScores = Pick<HomePage, "basis"> & { survey: { versioned: { scoring: VersionScoring } } };
type GapAnalysis = NonNullable<Benchmark["competitiveness"]>;
type GapSection = GapAnalysis["sections"][number];

interface Points {
  actual: number;
  max: number;
}

const NONE: Points = { actual: -1, max: -1 };

/** The two sides of a tab: the company's own points and the figures of the others. */
interface Sides {
  label: string;
  mine: Points;
  without?: WithoutScore;
  parts: { id: string; label: string; mine: Points }[];
  /** The comparison of the same questions, in a class that is not complete. */
  same?: SameQuestions | null;
  gap: GapAnalysis | undefined;
}

/** The charts of a tab, with the notes they need. */
export function presentTab(t: T, tab: Tab, home: OwnScores, benchmark: Benchmark) {
  const { scoring } = home.survey.versioned;
  const sides =
    tab === "competitiveness_potential"
      ? potentialSides(t, scoring, benchmark)
      : classSides(t, tab, home, benchmark);
  const { gap } = sides;
  const kind = tab === "competitiveness_potential" ? "section" : "area";
  const isExample = gap?.example ?? gap?.average == null;
  const population = gap && !isExample ? populationWords(t, gap) : null;
  const same = sides.same?.compared ?? null;
  const ofSame = (id: string) => same?.areas.find((area) => area.id === id) ?? null;
  const parts = sides.parts.map((part) =>
    compared(part, sides, same ? ofSame(part.id) : { average: partOf(gap, part.id)?.average ?? null }),
  );
  const whole = compared({ id: tab, ...sides }, sides, same ?? { average: gap?.average ?? null });
  return {
    isPotential: tab === "competitiveness_potential",
    /** Some servers do not compare the potential, for which the specification has no field. */
    isOffered: gap !== undefined,
    isExample,
    isFlagged: tab !== "competitiveness_potential" && scoring.levels[tab].flagged,
    population,
    isWidened: gap?.population?.widened ?? false,
    /** How far a class has come, and what it is compared on. */
    standing: [
      ...(tab === "competitiveness_potential" ? [] : completenessWords(t, tab, home)),
      ...(sides.same ? sameQuestionsWords(t, sides.same, population) : []),
    ],
    isSameQuestions: sides.same != null,
    hasGaps: [whole, ...parts].some(({ mine, average }) => mine === null || average === null),
    whole: wholeChart(t, whole, same?.questions ?? null),
    parts: partsChart(t, kind, parts),
    distribution: distributionChart(
      t,
      gap?.distribution ?? PLACEHOLDERS.classes,
      bucketOf(sides.mine.actual, sides.mine.max),
      { isExample, without: sides.without ?? null },
    ),
    partsSpread: isExample ? null : spreadTable(t, kind, sides),
    sections: tab === "competitiveness_potential" ? sectionsOf(t, scoring) : null,
  };
}

export type TabShown = ReturnType<typeof presentTab>;

const sectionsOf = (t: T, { competitiveness }: VersionScoring) =>
  competitiveness ? potentialCharts(t, competitiveness) : [];

type ClassTab = Exclude<Tab, "competitiveness_potential">;

/** The score of a class that is not complete stands beside no average of complete ones. */
function classSides(t: T, tab: ClassTab, home: OwnScores, { gapAnalysis }: Benchmark): Sides {
  const { areas, sameQuestions: same = null, ...gap } = gapAnalysis[tab];
  const isBeside = same !== null && !gap.example;
  const without = isClassUnfilled(home, tab) ? "unfilled" : isBeside ? "incomplete" : null;
  const own = home.survey.versioned.scoring.levels[tab];
  return {
    label: t(`labels:level.${tab}`),
    mine: without ? NONE : own,
    without,
    parts: SCORED_AREAS.map((id) => ({
      id,
      label: t(`labels:area.${id}`),
      mine: (without ? undefined : own.areas.find((area) => area.id === id)) ?? NONE,
    })),
    same,
    gap: { ...gap, sections: areas },
  };
}

function completenessWords(t: T, tab: ClassTab, home: OwnScores): string[] {
  const { actual, max } = home.survey.versioned.scoring.levels[tab];
  const soFar = isClassUnfilled(home, tab) ? null : classSoFar(home, tab);
  const coverage = home.basis?.coverage.levels.find(({ id }) => id === tab);
  if (soFar) return [t("benchmark:so_far", { soFar: soFarWords(t, { actual, max, soFar }) })];
  if (!coverage || max < 0) return [];
  return [t("benchmark:covered", { done: coverage.done, applicable: coverage.applicable })];
}

function potentialSides(t: T, { competitiveness }: VersionScoring, benchmark: Benchmark): Sides {
  return {
    label: t("benchmark:tab.competitiveness_potential"),
    mine: { actual: competitiveness?.actual ?? -1, max: WHOLE },
    parts: SECTIONS.map((id) => ({
      id,
      label: competitiveness?.sections[id].label ?? t(`benchmark:section.${id}`),
      mine: { actual: competitiveness?.sections[id].actual ?? -1, max: WHOLE },
    })),
    gap: benchmark.competitiveness,
  };
}

const partOf = (gap: GapAnalysis | undefined, id: string): GapSection | undefined =>
  gap?.sections.find((part) => part.id === id);

/** `others`: the average, with the company's own side where that is of the same questions. */
const compared = (
  { id, label, mine }: Sides["parts"][number],
  { without = null }: Sides,
  others: { own?: number | null; average: number | null } | null,
): MineAndAverage => {
  const { own, average } = others ?? { average: null };
  const value = own === undefined ? bandOf(mine.actual, mine.max).value : own;
  return { id, label, mine: value, without: value === null ? without : null, average };
};

/** The distribution of each part, in words and numbers only. */
function spreadTable(t: T, kind: PartKind, { parts, gap, without = null }: Sides): NumberTable {
  return numberTable({
    id: "fasce",
    caption: t("benchmark:distribution.parts"),
    columns: [partColumn(t, kind), ...BUCKETS.map((_, bucket) => rangeOf(bucket)), t("benchmark:mine")],
    rows: parts.map(({ id, label, mine }) => {
      const shares: PerBucket | null | undefined = partOf(gap, id)?.distribution;
      const bucket: BucketIndex | null = bucketOf(mine.actual, mine.max);
      return {
        key: id,
        cells: [
          label,
          ...BUCKETS.map((_, index) => printed(shares?.[index] ?? null)),
          without ? withoutWords(t, without) : bucket === null ? printed(null) : rangeOf(bucket),
        ],
      };
    }),
  });
}
