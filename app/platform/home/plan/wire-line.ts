import type { CrossedLine } from "~/domain/scoring/red-lines";

/** A red line in the words of the content; its cap in hundredths of a point. */
export const wireLine = ({ line }: CrossedLine) => ({
  id: line.id,
  label: line.label,
  cap: line.cap * 100,
  wayOut: line.wayOut,
});
