import type { CallOutput } from "~/api/contract";
import type { T, TextKey } from "~/texts/resources";
import { formatPoints } from "~/texts/format";
import { soFarWords } from "~/ui/score/so-far-words";

type Scores = NonNullable<CallOutput<"survey.compare">["scores"]>;
type Difference = Pick<Scores[number], "before" | "after" | "difference" | "unfilled" | "soFar">;
type SoFar = NonNullable<Scores[number]["soFar"]>["before"];

interface ScoreRow {
  key: string;
  /** What is scored, points before, points after, and the difference. */
  cells: string[];
}

export interface ScoreRows {
  /** Classes, each with its areas. */
  areas: ScoreRow[];
  /** Only those whose points differ. */
  milestones: ScoreRow[];
}

/** Points before and after as rows of two tables. */
export function scoreRows(t: T, scores: Scores): ScoreRows {
  const row = (key: string, names: string[], difference: Difference): ScoreRow => ({
    key,
    cells: [names.join(" · "), ...cellsOf(t, difference)],
  });
  const levelName = (id: string) => t(`labels:level.${id}` as TextKey);
  const areaName = (id: string) => t(`labels:area.${id}` as TextKey);
  return {
    areas: scores.flatMap((level) => [
      row(level.id, [levelName(level.id)], level),
      ...level.areas.map((area) =>
        row(`${level.id}.${area.id}`, [levelName(level.id), areaName(area.id)], area),
      ),
    ]),
    milestones: scores.flatMap((level) =>
      level.areas.flatMap((area) =>
        area.milestones
          .filter(isDifferent)
          .map((milestone) =>
            row(`${level.id}.${area.id}.${milestone.id}`, [levelName(level.id), milestone.label], milestone),
          ),
      ),
    ),
  };
}

/** Also true where the points to be earned differ, or where only one side has points. */
const isDifferent = ({ before, after, difference }: Difference) =>
  difference !== 0 ? (before ?? after) !== null : before?.max !== after?.max;

function cellsOf(t: T, { before, after, difference, unfilled, soFar }: Difference): string[] {
  const points = (side: Difference["before"], isUnfilled = false, unfinished: SoFar = null) => {
    if (side === null) return t("compare:scores.not_available");
    if (isUnfilled) return t("card:band.unfilled");
    const words = { actual: formatPoints(side.actual), max: formatPoints(side.max) };
    if (unfinished === null) return t("compare:scores.points", words);
    return t("compare:scores.points_so_far", {
      ...words,
      soFar: soFarWords(t, { ...side, soFar: unfinished }),
    });
  };
  return [
    points(before, unfilled?.before, soFar?.before),
    points(after, unfilled?.after, soFar?.after),
    differenceWords(t, difference),
  ];
}

function differenceWords(t: T, difference: number | null): string {
  if (difference === null) return t("compare:scores.not_available");
  if (difference === 0) return t("compare:scores.equal");
  return `${difference > 0 ? "+" : "−"}${formatPoints(Math.abs(difference))}`;
}
