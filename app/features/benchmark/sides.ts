import type { CallOutput } from "~/api/contract";
import type { Benchmark } from "~/api/contract/completed/benchmark";
import type { SameQuestions } from "~/api/contract/report";
import { type BucketIndex, bucketOf, type PerBucket, PLACEHOLDERS } from "~/domain/benchmark/buckets";
import type { MiddleHalf } from "~/domain/benchmark/spread";
import { isClassUnfilled } from "~/domain/card/basis/unfilled";
import { CLASSES, SCORED_AREAS } from "~/domain/question/question";
import { bandOf } from "~/domain/scoring/bands";
import { SECTIONS } from "~/domain/scoring/competitiveness";
import { WHOLE } from "~/domain/scoring/fraction";
import type { T } from "~/texts/resources";
import { type Tab, TABS } from "./tabs";

export type HomePage = CallOutput<"scoring.homePage">;
type VersionScoring = HomePage["survey"]["versioned"]["scoring"];
/** The company's own side of a home page. */
export type OwnScores = Pick<HomePage, "basis"> & { survey: { versioned: { scoring: VersionScoring } } };
export type Gap = NonNullable<Benchmark["competitiveness"]>;
type ClassTab = Exclude<Tab, "competitiveness_potential">;

/** One value of the company beside that of the others, in whole percent; null = not available. */
export interface Part {
  id: string;
  label: string;
  mine: number | null;
  average: number | null;
  middle: MiddleHalf | null;
  shares: PerBucket | null;
  bucket: BucketIndex | null;
}

/** What is compared in a class or in the potential. */
export interface Compared extends Part {
  id: Tab;
  parts: Part[];
  /** Why there is no score to compare. */
  without: "unfilled" | "missing" | "too_few" | "unavailable" | null;
  /** The comparison on the same questions, of a class that is not complete. */
  same: SameQuestions | null;
  isFlagged: boolean;
  /** There are too few companies: the shares are the placeholders of the specification. */
  isExample: boolean;
  gap: Gap;
}

interface Points {
  actual: number;
  max: number;
}

const NONE: Points = { actual: -1, max: -1 };

/** Everything that is compared; without the potential where a server does not compare it. */
export const comparedIn = (t: T, home: OwnScores, benchmark: Benchmark): Compared[] =>
  TABS.flatMap((tab) =>
    tab === "competitiveness_potential"
      ? comparedPotential(t, home, benchmark)
      : [comparedClass(t, tab, home, benchmark)],
  );

const valueOf = ({ actual, max }: Points): number | null => bandOf(actual, max).value;

/** The score of a class that is not complete stands beside no average of complete ones (D3). */
function comparedClass(t: T, tab: ClassTab, home: OwnScores, { gapAnalysis }: Benchmark): Compared {
  const { areas, sameQuestions, ...gap } = gapAnalysis[tab];
  const isExample = gap.example ?? gap.average === null;
  const own = home.survey.versioned.scoring.levels[tab];
  const isUnfilled = isClassUnfilled(home, tab);
  const same = isUnfilled || isExample ? null : (sameQuestions ?? null);
  const points = isUnfilled || same ? NONE : own;
  const ofSame = (id: string) => same?.compared?.areas.find((area) => area.id === id);
  return {
    ...partOf({ id: tab, label: t(`labels:level.${tab}`) }, points, gap, same?.compared ?? undefined),
    id: tab,
    parts: SCORED_AREAS.map((id) => {
      const area = (points === NONE ? undefined : own.areas.find((one) => one.id === id)) ?? NONE;
      const figures = areas.find((one) => one.id === id);
      return partOf({ id, label: t(`labels:area.${id}`) }, area, figures, ofSame(id));
    }),
    without: isUnfilled ? "unfilled" : withoutSame(same),
    ...{ same, isExample, isFlagged: own.flagged },
    gap: { ...gap, sections: areas },
  };
}

const withoutSame = (same: SameQuestions | null): Compared["without"] => {
  if (!same || same.compared) return null;
  return same.missing > 0 ? "missing" : "too_few";
};

/** Without one answer the potential is not begun: its zero would be that of a company that does nothing. */
export const isPotentialUnfilled = (home: OwnScores): boolean =>
  CLASSES.every((id) => isClassUnfilled(home, id));

function comparedPotential(t: T, home: OwnScores, benchmark: Benchmark): Compared[] {
  const { competitiveness: gap } = benchmark;
  if (!gap) return [];
  const isUnfilled = isPotentialUnfilled(home);
  const competitiveness = isUnfilled ? undefined : home.survey.versioned.scoring.competitiveness;
  const pointsOf = (actual = -1): Points => ({ actual, max: WHOLE });
  const label = t("benchmark:tab.competitiveness_potential");
  const whole = partOf(
    { id: "competitiveness_potential", label },
    pointsOf(competitiveness?.actual),
    gap,
    undefined,
  );
  return [
    {
      ...whole,
      id: "competitiveness_potential",
      parts: SECTIONS.map((id) => {
        const section = competitiveness?.sections[id];
        const named = { id, label: section?.label || t(`benchmark:section.${id}`) };
        const figures = gap.sections.find((one) => one.id === id);
        return partOf(named, pointsOf(section?.actual), figures, undefined);
      }),
      without: isUnfilled ? "unfilled" : whole.mine === null ? "unavailable" : null,
      ...{ same: null, isFlagged: false, gap, isExample: gap.example ?? gap.average === null },
    },
  ];
}

type Figures = Pick<Gap, "average" | "distribution" | "middle">;
/** Both sides on the same questions. */
interface OnSame {
  own: number | null;
  average: number | null;
}

/** The middle half and the shares are those of whole scores: they stand beside no score of a few questions. */
function partOf(
  named: { id: string; label: string },
  mine: Points,
  figures: Figures | undefined,
  same: OnSame | undefined,
): Part {
  const { average = null, distribution = null, middle = null } = figures ?? {};
  const sides = same
    ? { mine: same.own, average: same.average, middle: null }
    : { mine: valueOf(mine), average, middle };
  return { ...named, ...sides, shares: distribution, bucket: bucketOf(mine.actual, mine.max) };
}

/** The shares to draw where there are none. */
export const examples: PerBucket = PLACEHOLDERS.classes;
