import type { MiddleHalf } from "~/domain/benchmark/spread";
import { BANDS } from "~/domain/scoring/bands";
import type { Percent, Rect } from "./shapes";
import { hundredths } from "./text";

/** What a ruler shows; null = not available, absent = not asked for. Without a value there is no mark: none is zero. */
interface RulerValues {
  mine: Percent;
  average?: Percent | undefined;
  /** Known only where at least ten companies are compared. */
  middle?: MiddleHalf | null | undefined;
  /** Of the issued card. */
  issued?: Percent | undefined;
}

/** A length along the ruler, as SVG takes it; the drawing is as wide as its place, and never stretched. */
type Along = `${number}%`;

interface Bar {
  x: Along;
  width: Along;
  y: number;
  height: number;
}

/** An upright line. */
interface Tick {
  x: Along;
  y1: number;
  y2: number;
}

export interface Ruler {
  height: number;
  track: Bar;
  /** The grey band. */
  middle: Bar | null;
  /** From 0 to the company's score, and the knob at its end, which a score of 0 has too. */
  mine: { bar: Bar; knob: { cx: Along; cy: number; r: number } } | null;
  average: Tick | null;
  /** The hollow tick, drawn around its place. */
  issued: { x: Along; tick: Rect } | null;
  notches: Tick[];
}

const HEIGHT = 18;
const CENTRE = HEIGHT / 2;
const TRACK = { y: CENTRE - 3, height: 6 };
const BAND = { y: CENTRE - 7, height: 14 };
const KNOB = 6;
const HOLLOW: Rect = { x: -2.5, y: 1, width: 5, height: HEIGHT - 2 };

/** The ends of the bands between 0 and 100: 30 and 70. */
const NOTCHES: readonly number[] = BANDS.flatMap(({ to }) => (to !== null && to > 0 && to < 100 ? [to] : []));

const along = (value: number): Along => `${hundredths(Math.min(100, Math.max(0, value)))}%`;

/** One score on a track from 0 to 100, with what it is compared with. */
export function ruler({ mine, average = null, middle = null, issued = null }: RulerValues): Ruler {
  const tick = (value: number, y1 = 0, y2 = HEIGHT): Tick => ({ x: along(value), y1, y2 });
  return {
    height: HEIGHT,
    track: { x: along(0), width: along(100), ...TRACK },
    middle: middle && { x: along(middle.from), width: along(middle.to - middle.from), ...BAND },
    mine:
      mine === null
        ? null
        : {
            bar: { x: along(0), width: along(mine), ...TRACK },
            knob: { cx: along(mine), cy: CENTRE, r: KNOB },
          },
    average: average === null ? null : tick(average),
    issued: issued === null ? null : { x: along(issued), tick: HOLLOW },
    notches: NOTCHES.map((value) => tick(value, TRACK.y, TRACK.y + TRACK.height)),
  };
}

/** One row of a group: its words are printed beside its ruler. */
export interface GivenRuler extends RulerValues {
  id: string;
  label: string;
  /** What the row is a part of ("Fondamentali"): it stands below it, and a screen reader hears both names. */
  within?: string;
  href?: string;
  /** A line below the label. */
  note?: string | null;
  /** Why there is no number, said below the label; "non ancora iniziata" unless told. */
  without?: string | null;
}

export interface RulerRow extends GivenRuler {
  drawing: Ruler;
  /** The company's score less the average: "+36", "-4", "0". */
  difference: string | null;
}

export type RulerMark = "mine" | "issued" | "average" | "middle";

export interface RulerGroup {
  rows: RulerRow[];
  /** The marks that at least one row has, each drawn alone. */
  key: { id: RulerMark; drawing: Ruler }[];
  notches: readonly number[];
}

const KEY: readonly { id: RulerMark; values: RulerValues }[] = [
  { id: "mine", values: { mine: 70 } },
  { id: "issued", values: { mine: null, issued: 50 } },
  { id: "average", values: { mine: null, average: 50 } },
  { id: "middle", values: { mine: null, middle: { from: 20, to: 80 } } },
];

/** Rulers on one scale, which share a table and a key. */
export const rulers = (rows: readonly GivenRuler[]): RulerGroup => ({
  rows: rows.map((row) => ({ ...row, drawing: ruler(row), difference: differenceInPoints(row) })),
  key: KEY.filter(({ id }) => rows.some((row) => row[id] != null)).map(({ id, values }) => ({
    id,
    drawing: ruler(values),
  })),
  notches: NOTCHES,
});

/** With its sign; null where one of the two is missing. */
function differenceInPoints({ mine, average = null }: RulerValues): string | null {
  if (mine === null || average === null) return null;
  return mine > average ? `+${mine - average}` : String(mine - average);
}
