import { scaleLinear } from "d3-scale";
import type { Band } from "~/domain/scoring/bands";
import { bandIdOf, drawingWidth, printed, rect } from "./shapes";
import type { Drawing, Percent, Rect } from "./shapes";
import { hundredths, LABEL, placed, SMALL, textWidth, TITLE } from "./text";
import type { TextBlock } from "./text";

interface Row {
  id: string;
  label: string;
  mine: Percent;
  /** Absent without a comparison. */
  average?: Percent;
}

interface AreaBarsData {
  rows: readonly Row[];
  /** The words before the bars: "Tu", "Media"; empty without a comparison. */
  names: { mine: string; average: string };
  width: number;
}

/** One value: its name, the bar in its track, the number. */
interface BarDrawing {
  value: Percent;
  band: Band["id"];
  name: TextBlock;
  track: Rect;
  /** Null where the value is zero or not available. */
  bar: Rect | null;
  number: TextBlock;
}

export interface AreaBars extends Drawing {
  rows: { id: string; title: TextBlock; mine: BarDrawing; average: BarDrawing | null }[];
  /** Lines from top to bottom of all rows. */
  ticks: { x: number; top: number; bottom: number; label: TextBlock }[];
}

const GAP = 8;
const EDGE = 1;
const THICK = 14;
const THIN = 8;
/** The largest part of the width for names. */
const NAMES_AT_MOST = 0.35;

/** The company's own score, beside the average where there is one, row by row, on one scale from 0 to 100. */
export function areaBars({ rows, names, width: wanted }: AreaBarsData): AreaBars {
  const width = drawingWidth(wanted);
  const longest = Math.max(textWidth(names.mine, LABEL), textWidth(names.average, LABEL));
  const nameWidth = Math.min(longest, width * NAMES_AT_MOST);
  const numberWidth = textWidth("100", LABEL);
  const begin = Math.max(textWidth("0", SMALL) / 2, nameWidth === 0 ? 0 : nameWidth + GAP);
  const scale = scaleLinear([0, 100], [begin, width - numberWidth - GAP]).clamp(true);
  const [start = 0, end = 0] = scale.range();

  function barAt(top: number, value: Percent, name: string, thickness: number) {
    const before = placed(name, { x: 0, top, width: nameWidth, size: LABEL });
    const line = placed(printed(value), {
      x: width - EDGE,
      top,
      width: numberWidth,
      size: LABEL,
      anchor: "end",
    });
    const y = (top + line.bottom - thickness) / 2;
    const drawing: BarDrawing = {
      value,
      band: bandIdOf(value),
      name: before.block,
      track: rect(start, y, end - start, thickness),
      bar: value ? rect(start, y, scale(value) - start, thickness) : null,
      number: line.block,
    };
    return { drawing, bottom: Math.max(before.bottom, line.bottom) };
  }

  const first = 0;
  let top = first;
  const drawn = rows.map(({ id, label, ...values }) => {
    const title = placed(label, { x: 0, top, width, size: TITLE });
    const mine = barAt(title.bottom, values.mine, names.mine, THICK);
    const average =
      values.average === undefined ? null : barAt(mine.bottom, values.average, names.average, THIN);
    top = (average ?? mine).bottom + GAP;
    return { id, title: title.block, mine: mine.drawing, average: average?.drawing ?? null };
  });
  const ticks = scale.ticks(2).map((value) => {
    const x = hundredths(scale(value));
    const label = placed(String(value), { x, top, width, size: SMALL, anchor: "middle" });
    return { x, top: first, bottom: hundredths(top), label: label.block, end: label.bottom };
  });
  const height = Math.ceil(Math.max(top, ...ticks.map((tick) => tick.end)));
  return { width, height, rows: drawn, ticks: ticks.map(({ end: _end, ...tick }) => tick) };
}
