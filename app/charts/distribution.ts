import { scaleBand, scaleLinear } from "d3-scale";
import { BUCKETS } from "~/domain/benchmark/buckets";
import type { BucketIndex, PerBucket } from "~/domain/benchmark/buckets";
import type { Band } from "~/domain/scoring/bands";
import { drawingWidth, rect, triangle } from "./shapes";
import type { Drawing, Rect } from "./shapes";
import { hundredths, LABEL, placed, SMALL } from "./text";
import type { TextBlock } from "./text";

interface DistributionData {
  /** Whole percents. */
  percents: PerBucket;
  /** The bucket of the user's company; null where it has no score. */
  mine: BucketIndex | null;
  /** The bands' names, in the order of the buckets. */
  names: readonly [string, string, string, string];
  /** "Tu". */
  mineName: string;
  width: number;
}

interface Column {
  band: Band["id"];
  percent: number;
  isMine: boolean;
  /** Null at zero. */
  bar: Rect | null;
  /** "35%", above the bar. */
  number: TextBlock;
  /** "1-30", below the axis. */
  range: TextBlock;
  name: TextBlock;
}

export interface Distribution extends Drawing {
  columns: Column[];
  axis: { x1: number; x2: number; y: number };
  /** Below the company's own column. */
  mine: { mark: string; label: TextBlock } | null;
}

const PLOT = 120;
const GAP = 4;
const MARK = 10;
/** Percents that the full height may mean: the least that holds every share. */
const CEILINGS = [50, 75, 100];

/** The share of companies in each of the four buckets. */
export function distribution({
  percents,
  mine,
  names,
  mineName,
  width: wanted,
}: DistributionData): Distribution {
  const width = drawingWidth(wanted);
  const across = scaleBand<BucketIndex>([0, 1, 2, 3], [0, width]).paddingInner(0.2).paddingOuter(0.1);
  const room = across.step() - GAP;
  const axisY = Math.ceil(LABEL * 1.35) + PLOT;
  const ceiling = CEILINGS.find((most) => most >= Math.max(...percents)) ?? 100;
  const up = scaleLinear([0, ceiling], [0, PLOT]).clamp(true);
  const middleOf = (index: BucketIndex) => (across(index) ?? 0) + across.bandwidth() / 2;
  const centred = (text: string, index: BucketIndex, top: number, size: number) =>
    placed(text, { x: middleOf(index), top, width: room, size, anchor: "middle" });

  const columns = across.domain().map((index) => {
    const percent = percents[index];
    const barTop = axisY - up(percent);
    const range = centred(rangeOf(index), index, axisY + GAP, LABEL);
    const name = centred(names[index], index, range.bottom, SMALL);
    const column: Column = {
      band: BUCKETS[index]?.id ?? "unavailable",
      percent,
      isMine: index === mine,
      bar: percent > 0 ? rect(across(index) ?? 0, barTop, across.bandwidth(), axisY - barTop) : null,
      number: centred(`${percent}%`, index, barTop - LABEL * 1.35, LABEL).block,
      range: range.block,
      name: name.block,
    };
    return { column, bottom: name.bottom };
  });
  const foot = Math.max(...columns.map(({ bottom }) => bottom)) + GAP;
  const label = mine === null ? null : centred(mineName, mine, foot + MARK, SMALL);
  return {
    width,
    height: Math.ceil(label?.bottom ?? foot),
    columns: columns.map(({ column }) => column),
    axis: { x1: 0, x2: width, y: hundredths(axisY) },
    mine:
      mine === null || !label
        ? null
        : { mark: triangle(middleOf(mine) - MARK / 2, foot, MARK, "up"), label: label.block },
  };
}

function rangeOf(index: BucketIndex): string {
  const { from = null, to = null } = BUCKETS[index] ?? {};
  return from === to ? String(from) : `${from}-${to}`;
}
