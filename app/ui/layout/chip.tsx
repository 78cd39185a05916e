import type { ReactNode } from "react";

export type ChipTone = "neutral" | "accent" | "amber" | "red" | "outline";

/** A state in one or two words. The words carry the meaning; the tone only helps the eye. */
export const Chip = ({ tone = "neutral", children }: { tone?: ChipTone; children: ReactNode }) => (
  <span className={`chip chip-${tone}`}>{children}</span>
);
