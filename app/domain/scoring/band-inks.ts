import type { Band } from "~/domain/scoring/bands";

/** The colours of the bands on paper, for pictures that carry no styles; tests/charts holds them to scores.css. */
export const BAND_INKS: Record<Band["id"], { ground: string; edge: string }> = {
  unavailable: { ground: "#ffffff", edge: "#79827c" },
  zero: { ground: "#d4d7d2", edge: "#6b736e" },
  low: { ground: "#f0a36c", edge: "#a34a0b" },
  medium: { ground: "#f6d469", edge: "#8a6400" },
  high: { ground: "#3d9a6c", edge: "#1c6a45" },
};
