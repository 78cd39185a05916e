type BandId = "unavailable" | "zero" | "low" | "medium" | "high";

export interface Band {
  id: BandId;
  /** Whole points, inclusive; the unavailable band has none. */
  from: number | null;
  to: number | null;
  colour: "white" | "grey" | "orange" | "yellow" | "green";
  pattern: "none" | "dots" | "stripes" | "grid" | "solid";
}

/** The one table behind the words, colours and patterns of every score (spec §9). */
export const BANDS = [
  { id: "unavailable", from: null, to: null, colour: "white", pattern: "none" },
  { id: "zero", from: 0, to: 0, colour: "grey", pattern: "dots" },
  { id: "low", from: 1, to: 30, colour: "orange", pattern: "stripes" },
  { id: "medium", from: 31, to: 70, colour: "yellow", pattern: "grid" },
  { id: "high", from: 71, to: 100, colour: "green", pattern: "solid" },
] as const satisfies readonly Band[];

const [UNAVAILABLE] = BANDS;

/**
 * A score as a whole percent and its band. Rounded half up, but a score above zero is never shown as 0, nor one below
 * the maximum as 100. Points may be in any unit; nothing to earn, or -1, has no value.
 */
export function bandOf(actual: number, max: number): { value: number | null; band: Band } {
  if (actual < 0 || max <= 0) return { value: null, band: UNAVAILABLE };
  const rounded = Math.floor((200 * actual + max) / (2 * max));
  const atLeast = actual > 0 ? 1 : 0;
  const atMost = actual < max ? 99 : 100;
  const value = Math.min(atMost, Math.max(atLeast, rounded));
  return { value, band: BANDS.find(({ to }) => to !== null && value <= to) ?? UNAVAILABLE };
}
