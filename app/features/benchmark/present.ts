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
import { isClassUnfilled } from "~/domain/card/basis/unfilled";
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
  /** The company has not one declared answer in the class. */
  isUnfilled?: boolean;
  parts: { id: string; label: string; mine: Points; isUnfilled?: boolean }[];
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
      { isExample, isUnfilled: sides.isUnfilled ?? false },
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
  home: OwnScores,
  { gapAnalysis }: Benchmark,
): Sides {
  const { levels } = home.survey.versioned.scoring;
  const isUnfilled = isClassUnfilled(home, tab);
  const { areas, ...gap } = gapAnalysis[tab];
  return {
    label: t(`labels:level.${tab}`),
    mine: isUnfilled ? NONE : levels[tab],
    isUnfilled,
    parts: SCORED_AREAS.map((id) => ({
      id,
      label: t(`labels:area.${id}`),
      mine: (isUnfilled ? undefined : levels[tab].areas.find((area) => area.id === id)) ?? NONE,
      isUnfilled,
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
  { id, label, mine, isUnfilled = false }: Sides["parts"][number],
  average: number | null,
): MineAndAverage => ({ id, label, mine: bandOf(mine.actual, mine.max).value, isUnfilled, average });

/** The distribution of each part, in words and numbers only. */
function spreadTable(t: T, kind: PartKind, { parts, gap }: Sides): NumberTable {
  return numberTable({
    id: "fasce",
    caption: t("benchmark:distribution.parts"),
    columns: [partColumn(t, kind), ...BUCKETS.map((_, bucket) => rangeOf(bucket)), t("benchmark:mine")],
    rows: parts.map(({ id, label, mine, isUnfilled }) => {
      const shares: PerBucket | null | undefined = partOf(gap, id)?.distribution;
      const bucket: BucketIndex | null = bucketOf(mine.actual, mine.max);
      return {
        key: id,
        cells: [
          label,
          ...BUCKETS.map((_, index) => printed(shares?.[index] ?? null)),
          isUnfilled ? t("card:band.unfilled") : bucket === null ? printed(null) : rangeOf(bucket),
        ],
      };
    }),
  });
}
