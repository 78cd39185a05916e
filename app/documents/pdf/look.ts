import type { Band } from "~/domain/scoring/bands";

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = { left: 54, right: 54, top: 54, bottom: 64 };
/** Of a line of text. */
export const WIDTH = PAGE.width - MARGIN.left - MARGIN.right;
export const BOTTOM = PAGE.height - MARGIN.bottom;

/** Those of the pages, on white. */
export const COLOURS = {
  ink: "#1a2320",
  muted: "#464f4a",
  line: "#dcd7ca",
  edge: "#79827c",
  accent: "#085049",
  soft: "#e2efec",
  white: "#ffffff",
  red: "#8f1812",
  redSoft: "#fae7e3",
  amber: "#6b3f00",
  amberSoft: "#fcf0d4",
};

/** The ground of each band and the edge of its pattern, as on the pages. */
export const BAND_COLOURS: Record<Band["id"], { ground: string; edge: string }> = {
  unavailable: { ground: "#ffffff", edge: "#79827c" },
  zero: { ground: "#d4d7d2", edge: "#6b736e" },
  low: { ground: "#f0a36c", edge: "#a34a0b" },
  medium: { ground: "#f6d469", edge: "#8a6400" },
  high: { ground: "#3d9a6c", edge: "#1c6a45" },
};

/** Sizes of letters in points, and what a line of them takes. */
export const SIZES = { small: 8, table: 8.5, body: 10, lead: 12, h3: 12, h2: 16, h1: 24 };
const LEADING = 1.36;
/** From the top of a line to where its letters begin, in the font's own measure. */
export const lineHeight = (size: number): number => size * LEADING;
