import { scaleBand, scaleLinear } from "d3-scale";
import { competitivenessBandOf, FULL_BARS } from "~/domain/scoring/competitiveness-bands";
import type { CompetitivenessBand } from "~/domain/scoring/competitiveness-bands";
import { rect } from "./shapes";
import type { Drawing, Rect } from "./shapes";

export interface FourBars extends Drawing {
  band: CompetitivenessBand["id"];
  bars: (Rect & { filled: boolean })[];
}

const WIDTH = 32;
const HEIGHT = 18;
const across = scaleBand<number>([1, 2, 3, 4], [0, WIDTH]).paddingInner(0.25);
const up = scaleLinear([0, FULL_BARS], [0, HEIGHT]);

/** The band of a potential (hundredths of a percent, or -1) as bars that rise from left to right, filled up to it. */
export function fourBars(actual: number): FourBars {
  const { band } = competitivenessBandOf(actual);
  const bars = across.domain().map((bar) => ({
    ...rect(across(bar) ?? 0, HEIGHT - up(bar), across.bandwidth(), up(bar)),
    filled: bar <= band.bars,
  }));
  return { width: WIDTH, height: HEIGHT, band: band.id, bars };
}
