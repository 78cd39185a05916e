import { scaleBand, scaleLinear } from "d3-scale";
import { competitivenessBandOf, FULL_BARS } from "~/domain/scoring/competitiveness-bands";
import type { CompetitivenessBand } from "~/domain/scoring/competitiveness-bands";
import { rect } from "./shapes";
import type { Percent, Rect } from "./shapes";

export interface FourBars {
  band: CompetitivenessBand["id"];
  bars: (Rect & { filled: boolean })[];
}

export const FOUR_BARS = { width: 32, height: 18 } as const;

const across = scaleBand<number>([1, 2, 3, 4], [0, FOUR_BARS.width]).paddingInner(0.25);
const up = scaleLinear([0, FULL_BARS], [0, FOUR_BARS.height]);

/** The band of a potential as bars that rise from left to right, filled as far as it reaches. */
export function fourBars(value: Percent, x: number, y: number): FourBars {
  const { band } = competitivenessBandOf(value === null ? -1 : value * 100);
  const bars = across.domain().map((bar) => ({
    ...rect(x + (across(bar) ?? 0), y + FOUR_BARS.height - up(bar), across.bandwidth(), up(bar)),
    filled: bar <= band.bars,
  }));
  return { band: band.id, bars };
}
