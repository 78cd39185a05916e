import type { Fact } from "./fact";

/** Why a table that has answers is not told: it is told whole or not at all. */
export const GAPS = ["incomplete_rows", "unknown_waste", "waste_sums", "unknown_pollutant"] as const;
export type Gap = (typeof GAPS)[number];

/** A row of a table, by the names that its columns read. */
interface RuledRow {
  place: Pick<Fact, "row" | "member">;
  cells: Readonly<Record<string, string>>;
}

export type RuledRows = { rows: readonly RuledRow[] } | { gap: Gap };
