import { scaleLinear, scalePoint } from "d3-scale";
import { line } from "d3-shape";
import { BANDS } from "~/domain/scoring/bands";
import type { Drawing, Percent } from "./shapes";
import { hundredths, placed, type TextBlock, textWidth, TITLE } from "./text";

interface TrendData {
  /** One line each, with a value for every date. */
  rows: readonly { id: string; label: string; values: readonly Percent[] }[];
  /** Words for the first and the last date. */
  from: string;
  to: string;
  /** The last value is that of the draft: its dot is hollow. */
  endsWithDraft: boolean;
  width: number;
}

interface Dot {
  cx: number;
  cy: number;
  r: number;
  isHollow: boolean;
}

export interface TrendRow {
  id: string;
  label: TextBlock;
  /** The lines at 0 and 100, and at the ends of the bands between them. */
  grid: { y: number; isEdge: boolean }[];
  /** Interrupted where a card has no value. */
  path: string;
  dots: Dot[];
  /** The last value, beside its dot. */
  last: TextBlock | null;
}

export interface Trend extends Drawing {
  rows: TrendRow[];
  /** Where the lines of the grid begin and end. */
  x1: number;
  x2: number;
  dates: TextBlock[];
}

const STRIP = 44;
const GAP = 14;
const RADIUS = 4.5;

const EDGES: readonly number[] = [
  0,
  ...BANDS.flatMap(({ to }) => (to !== null && to > 0 && to < 100 ? [to] : [])),
  100,
];

/** One strip for each class, so that no two lines cross and no colour has to tell them apart. */
export function trend({ rows, from, to, endsWithDraft, width }: TrendData): Trend {
  const x1 = RADIUS + 1;
  const x2 = hundredths(width - textWidth("100", TITLE) - 2 * RADIUS);
  const count = Math.max(0, ...rows.map(({ values }) => values.length));
  const place = scalePoint(
    Array.from({ length: count }, (_, index) => index),
    [x1, x2],
  );
  let top = 0;
  const drawn = rows.map(({ id, label, values }): TrendRow => {
    const name = placed(label, { x: 0, top, width, size: TITLE });
    const scale = scaleLinear([0, 100], [name.bottom + RADIUS + STRIP, name.bottom + RADIUS]).clamp(true);
    const at = (value: number, index: number): [number, number] => [
      hundredths(place(index) ?? x1),
      hundredths(scale(value)),
    ];
    const dots = values.flatMap((value, index) => {
      if (value === null) return [];
      const [cx, cy] = at(value, index);
      return [{ cx, cy, r: RADIUS, isHollow: endsWithDraft && index === count - 1 }];
    });
    const path = line<Percent>()
      .defined((value) => value !== null)
      .x((_, index) => at(0, index)[0])
      .y((value) => at(value ?? 0, 0)[1])
      .digits(2)([...values]);
    const lastValue = values.at(-1) ?? null;
    const lastY = dots.at(-1)?.cy ?? 0;
    top = name.bottom + 2 * RADIUS + STRIP + GAP;
    return {
      id,
      label: name.block,
      grid: EDGES.map((value) => ({ y: at(value, 0)[1], isEdge: value === 0 || value === 100 })),
      path: path ?? "",
      dots,
      last:
        lastValue === null
          ? null
          : placed(String(lastValue), {
              x: width,
              top: lastY - TITLE * 0.65,
              width,
              size: TITLE,
              anchor: "end",
            }).block,
    };
  });
  const dates = count < 2 ? [placed(to, { x: 0, top, width, size: TITLE })] : datesOf(from, to, top, width);
  return {
    width,
    height: Math.ceil(Math.max(top, ...dates.map(({ bottom }) => bottom))),
    rows: drawn,
    ...{ x1, x2 },
    dates: dates.map(({ block }) => block),
  };
}

const datesOf = (from: string, to: string, top: number, width: number) => [
  placed(from, { x: 0, top, width: width / 2, size: TITLE }),
  placed(to, { x: width, top, width: width / 2, size: TITLE, anchor: "end" }),
];
