import type { CallOutput } from "~/api/contract";
import type { Benchmark } from "~/api/contract/report";
import { printed } from "~/charts/shapes";
import {
  type BucketIndex,
  bucketOf,
  BUCKETS,
  type PerBucket,
  PLACEHOLDERS,
} from "~/domain/benchmark/buckets";
import { bandOf } from "~/domain/scoring/bands";
import { SECTIONS } from "~/domain/scoring/competitiveness";
import { SCORED_AREAS } from "~/domain/question/question";
import type { T } from "~/texts/resources";
import { populationWords } from "./population";
import { potentialCharts } from "./potential-charts";
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
} from "./score-charts";
import type { Tab } from "./tabs";
import { WHOLE } from "~/domain/scoring/fraction";

type VersionScoring = CallOutput<"scoring.homePage">["survey"]["versioned"]["scoring"];
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
  parts: { id: string; label: string; mine: Points }[];
  gap: GapAnalysis | undefined;
}

/** The charts of a tab, with the notes they need. */
export function presentTab(t: T, tab: Tab, scoring: VersionScoring, benchmark: Benchmark) {
  const sides =
    tab === "competitiveness_potential"
      ? potentialSides(t, scoring, benchmark)
      : classSides(t, tab, scoring, benchmark);
  const { gap } = sides;
  const kind = tab === "competitiveness_potential" ? "section" : "area";
  const isExample = gap?.example ?? gap?.average == null;
  const parts = sides.parts.map((part) => compared(part, partOf(gap, part.id)?.average ?? null));
  const whole = compared({ id: tab, ...sides }, gap?.average ?? null);
  return {
    isPotential: tab === "competitiveness_potential",
    /** Some servers do not compare the potential, for which the specification has no field. */
    isOffered: gap !== undefined,
    isExample,
    isFlagged: tab !== "competitiveness_potential" && scoring.levels[tab].flagged,
    population: gap && !isExample ? populationWords(t, gap) : null,
    isWidened: gap?.population?.widened ?? false,
    hasGaps: [whole, ...parts].some(({ mine, average }) => mine === null || average === null),
    whole: wholeChart(t, whole),
    parts: partsChart(t, kind, parts),
    distribution: distributionChart(
      t,
      gap?.distribution ?? PLACEHOLDERS.classes,
      bucketOf(sides.mine.actual, sides.mine.max),
      isExample,
    ),
    partsSpread: isExample ? null : spreadTable(t, kind, sides),
    sections: tab === "competitiveness_potential" ? sectionsOf(t, scoring) : null,
  };
}

export type TabShown = ReturnType<typeof presentTab>;

const sectionsOf = (t: T, { competitiveness }: VersionScoring) =>
  competitiveness ? potentialCharts(t, competitiveness) : [];

function classSides(
  t: T,
  tab: Exclude<Tab, "competitiveness_potential">,
  { levels }: VersionScoring,
  { gapAnalysis }: Benchmark,
): Sides {
  const { areas, ...gap } = gapAnalysis[tab];
  return {
    label: t(`labels:level.${tab}`),
    mine: levels[tab],
    parts: SCORED_AREAS.map((id) => ({
      id,
      label: t(`labels:area.${id}`),
      mine: levels[tab].areas.find((area) => area.id === id) ?? NONE,
    })),
    gap: { ...gap, sections: areas },
  };
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

const compared = (
  { id, label, mine }: { id: string; label: string; mine: Points },
  average: number | null,
): MineAndAverage => ({ id, label, mine: bandOf(mine.actual, mine.max).value, average });

/** The distribution of each part, in words and numbers only. */
function spreadTable(t: T, kind: PartKind, { parts, gap }: Sides): NumberTable {
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
          bucket === null ? printed(null) : rangeOf(bucket),
        ],
      };
    }),
  });
}
