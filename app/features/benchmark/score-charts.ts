import { areaBars, type AreaBars } from "~/charts/area-bars";
import { distribution, type Distribution } from "~/charts/distribution";
import { printed, type Percent } from "~/charts/shapes";
import { BUCKETS, type BucketIndex, type PerBucket } from "~/domain/benchmark/buckets";
import type { T } from "~/texts/resources";

/** The column of the narrowest phone; on a wider screen the drawing grows. */
export const CHART_WIDTH = 288;

/** Why the company has no score to compare: not one declared answer, or a class that is not complete. */
export type WithoutScore = "unfilled" | "incomplete" | null;

/** The company's own value beside the others'; null = not available. */
export interface MineAndAverage {
  id: string;
  label: string;
  mine: Percent;
  without: WithoutScore;
  average: Percent;
}

/** A table of numbers; the first column names the rows. */
export interface NumberTable {
  id: string;
  caption: string;
  columns: { label: string; numeric?: boolean; rowHeader?: boolean }[];
  rows: { key: string; cells: string[] }[];
}

export interface Chart<Drawing> {
  drawing: Drawing;
  caption: string;
  table: NumberTable;
}

export const numberTable = ({
  columns,
  ...table
}: Omit<NumberTable, "columns"> & { columns: string[] }): NumberTable => ({
  ...table,
  columns: columns.map((label, index) =>
    index === 0 ? { label, rowHeader: true } : { label, numeric: true },
  ),
});

/** What the rows of a comparison are. */
export type PartKind = "area" | "section";
const PART_WORDS = {
  area: {
    column: "benchmark:areas.column",
    caption: "benchmark:areas.caption",
    table: "benchmark:areas.table",
  },
  section: {
    column: "benchmark:potential.section",
    caption: "benchmark:potential.sections_caption",
    table: "benchmark:potential.sections_table",
  },
} as const;

export const partColumn = (t: T, kind: PartKind): string => t(PART_WORDS[kind].column);

/** A total, as a sentence with the difference; `questions`: how many it is about, where these are not all. */
export const wholeChart = (t: T, whole: MineAndAverage, questions: number | null): Chart<AreaBars> =>
  barsChart(
    t,
    {
      id: "intero",
      column: t("benchmark:item"),
      caption: wholeCaption(t, whole, questions),
      tableCaption: t("benchmark:scoring.table", { label: whole.label }),
    },
    [whole],
  );

/** The parts of a total, as one sentence. */
export function partsChart(t: T, kind: PartKind, parts: readonly MineAndAverage[]): Chart<AreaBars> {
  const list = parts
    .map((part) =>
      t("benchmark:areas.one", {
        label: part.label,
        mine: ownSpoken(t, part),
        average: spoken(t, part.average),
      }),
    )
    .join(", ");
  const caption = t(PART_WORDS[kind].caption, { list });
  const tableCaption = t(PART_WORDS[kind].table);
  return barsChart(t, { id: "parti", column: partColumn(t, kind), caption, tableCaption }, parts);
}

interface BarWords {
  id: string;
  column: string;
  /** Of the figure, and of its table. */
  caption: string;
  tableCaption: string;
}

function barsChart(
  t: T,
  { id, column, caption, tableCaption }: BarWords,
  rows: readonly MineAndAverage[],
): Chart<AreaBars> {
  const names = { mine: t("benchmark:mine"), average: t("benchmark:average") };
  return {
    drawing: areaBars({ rows, names, width: CHART_WIDTH }),
    caption,
    table: numberTable({
      id,
      caption: tableCaption,
      columns: [column, names.mine, names.average, t("benchmark:difference")],
      rows: rows.map(({ id: key, label, mine, without, average }) => ({
        key,
        cells: [
          label,
          without ? withoutWords(t, without) : printed(mine),
          printed(average),
          differenceOf(mine, average),
        ],
      })),
    }),
  };
}

function wholeCaption(t: T, whole: MineAndAverage, questions: number | null): string {
  const { mine, average } = whole;
  const label =
    questions === null ? whole.label : t("benchmark:same.label", { label: whole.label, count: questions });
  const numbers = { label, mine: ownSpoken(t, whole), average: spoken(t, average) };
  if (mine === null || average === null) return t("benchmark:scoring.caption_part", numbers);
  return t("benchmark:scoring.caption", { ...numbers, difference: differenceWords(t, mine - average) });
}

/** In a sentence, words say that a value is not available. */
const spoken = (t: T, value: Percent): string => (value === null ? t("benchmark:none") : printed(value));

const ownSpoken = (t: T, { mine, without }: MineAndAverage): string =>
  without ? t(`benchmark:none_${without}`) : spoken(t, mine);

/** In a cell of a table. */
export const withoutWords = (t: T, without: NonNullable<WithoutScore>): string => t(`card:band.${without}`);

function differenceWords(t: T, points: number): string {
  if (points === 0) return t("benchmark:scoring.equal");
  const count = Math.abs(points);
  return points > 0 ? t("benchmark:scoring.above", { count }) : t("benchmark:scoring.below", { count });
}

function differenceOf(mine: Percent, average: Percent): string {
  if (mine === null || average === null) return printed(null);
  return mine > average ? `+${mine - average}` : String(mine - average);
}

/** The distribution of the companies over the four buckets, with the company's own bucket. */
export function distributionChart(
  t: T,
  percents: PerBucket,
  mine: BucketIndex | null,
  { isExample, without }: { isExample: boolean; without: WithoutScore },
): Chart<Distribution> & { isExample: boolean } {
  const names = BUCKETS.map(({ id }) => t(`card:band.${id}`)) as [string, string, string, string];
  const [zero, low, medium, high] = percents;
  const sentences = [
    isExample ? t("benchmark:distribution.example") : "",
    t("benchmark:distribution.caption", { zero, low, medium, high }),
    mine === null
      ? t(without ? `benchmark:distribution.mine_${without}` : "benchmark:distribution.mine_none")
      : t("benchmark:distribution.mine", { range: rangeOf(mine) }),
  ];
  const caption = sentences.filter(Boolean).join(" ");
  return {
    drawing: distribution({ percents, mine, names, mineName: t("benchmark:mine"), width: CHART_WIDTH }),
    caption,
    isExample,
    table: numberTable({
      id: "distribuzione",
      caption: t("benchmark:distribution.table"),
      columns: [t("benchmark:distribution.bucket"), t("benchmark:distribution.share")],
      rows: BUCKETS.map(({ id }, index) => ({
        key: id,
        cells: [
          `${rangeOf(index)} (${names[index]})${index === mine ? `: ${t("benchmark:mine")}` : ""}`,
          String(percents[index]),
        ],
      })),
    }),
  };
}

/** "0", "1-30" … as the specification names the buckets. */
export function rangeOf(bucket: number): string {
  const { from = null, to = null } = BUCKETS[bucket] ?? {};
  return from === to ? String(from) : `${from}-${to}`;
}
