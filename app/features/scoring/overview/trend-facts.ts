import type { CallOutput } from "~/api/contract";
import type { Percent } from "~/charts/shapes";
import { type Trend, trend } from "~/charts/trend";
import { isClassUnfilled } from "~/domain/card/basis/unfilled";
import { CLASSES } from "~/domain/question/question";
import { bandOf } from "~/domain/scoring/bands";
import { formatDate } from "~/texts/format";
import type { T } from "~/texts/resources";
import type { LoadedScoring } from "./load-scoring.server";

/** The width of its column; on a phone it is as wide as the page. */
const WIDTH = 300;

export interface ShownTrend {
  /** Oldest card first; the draft last. */
  points: { id: string; label: string; values: Percent[] }[];
  /** Null before the first card. */
  drawing: Trend | null;
  /** What is left out, in words. */
  notes: string[];
}

/** The scores of the cards in the order in which they were issued, and the draft of today after them. */
export function trendOf(
  t: T,
  issued: CallOutput<"scoring.issuedScores">,
  home: LoadedScoring["home"],
): ShownTrend {
  const { cards, earlier, otherClasses } = issued;
  const [first] = cards;
  const notes = [
    earlier > 0 ? t("scoring:trend.earlier", { count: earlier }) : null,
    otherClasses > 0 ? t("scoring:trend.other_classes", { count: otherClasses }) : null,
  ].filter((note) => note !== null);
  if (!first) return { notes, points: [], drawing: null };
  const points = [
    ...cards.map(({ id, year, issuedAt, levels }) => ({
      id,
      label: t("scoring:trend.card", { date: formatDate(issuedAt), year }),
      values: CLASSES.map((level) => (levels[level].unfilled ? null : valueOf(levels[level]))),
    })),
    { id: "bozza", label: t("scoring:trend.draft"), values: draftValues(home) },
  ];
  const drawing = trend({
    rows: CLASSES.map((level, index) => ({
      id: level,
      label: t(`labels:level.${level}`),
      values: points.map(({ values }) => values[index] ?? null),
    })),
    from: formatDate(first.issuedAt),
    to: t("scoring:trend.draft"),
    endsWithDraft: true,
    width: WIDTH,
  });
  return { notes, points, drawing };
}

const valueOf = ({ actual, max }: { actual: number; max: number }) => bandOf(actual, max).value;

const draftValues = (home: LoadedScoring["home"]) =>
  CLASSES.map((id) => (isClassUnfilled(home, id) ? null : valueOf(home.survey.versioned.scoring.levels[id])));
