import { scaleLinear } from "d3-scale";
import { arc } from "d3-shape";
import type { Band } from "~/domain/scoring/bands";
import { bandIdOf, printed } from "./shapes";
import type { Drawing, Percent } from "./shapes";
import type { TextBlock } from "./text";

const SIZE = 100;
const OUTER = 47;
const INNER = 37;
const NUMBER_SIZE = 30;

export interface GaugeDrawing extends Drawing {
  /** The paths are drawn around 0 0: move them here. */
  centre: { x: number; y: number };
  track: string;
  /** Null where there is nothing to fill. */
  fill: string | null;
  /** Degrees, clockwise from the top. */
  sweep: number;
  band: Band["id"];
  number: TextBlock;
}

const ring = arc<number>()
  .innerRadius(INNER)
  .outerRadius(OUTER)
  .startAngle(0)
  .endAngle((degrees) => (degrees / 180) * Math.PI)
  .digits(2);
const degrees = scaleLinear([0, 100], [0, 360]).clamp(true);

/** A score as a ring that closes at 100. */
export function gauge(value: Percent): GaugeDrawing {
  const sweep = value === null ? 0 : degrees(value);
  return {
    width: SIZE,
    height: SIZE,
    centre: { x: SIZE / 2, y: SIZE / 2 },
    track: ring(360) ?? "",
    fill: sweep > 0 ? ring(sweep) : null,
    sweep,
    band: bandIdOf(value),
    number: {
      x: SIZE / 2,
      y: SIZE / 2 + NUMBER_SIZE / 3,
      anchor: "middle",
      size: NUMBER_SIZE,
      lineHeight: NUMBER_SIZE,
      lines: [printed(value)],
    },
  };
}
