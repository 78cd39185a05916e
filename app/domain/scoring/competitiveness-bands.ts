import { bandOf } from "./bands";
import { WHOLE } from "./fraction";

export interface CompetitivenessBand {
  id: "unavailable" | "low" | "medium_low" | "medium_high" | "high";
  /** Whole percents, inclusive; the unavailable band has none. */
  from: number | null;
  to: number | null;
  /** How many of the four bars are filled. */
  bars: 0 | 1 | 2 | 3 | 4;
}

export const FULL_BARS = 4;

/** The one table behind the words and the bars of the competitiveness potential (spec §9). */
export const COMPETITIVENESS_BANDS = [
  { id: "unavailable", from: null, to: null, bars: 0 },
  { id: "low", from: 0, to: 25, bars: 1 },
  { id: "medium_low", from: 26, to: 50, bars: 2 },
  { id: "medium_high", from: 51, to: 75, bars: 3 },
  { id: "high", from: 76, to: 100, bars: 4 },
] as const satisfies readonly CompetitivenessBand[];

const [UNAVAILABLE] = COMPETITIVENESS_BANDS;

/** A potential in hundredths of a percent as whole percent, rounded like every score, and its band. */
export function competitivenessBandOf(actual: number): { value: number | null; band: CompetitivenessBand } {
  const { value } = bandOf(actual, WHOLE);
  if (value === null) return { value, band: UNAVAILABLE };
  return { value, band: COMPETITIVENESS_BANDS.find(({ to }) => to !== null && value <= to) ?? UNAVAILABLE };
}
