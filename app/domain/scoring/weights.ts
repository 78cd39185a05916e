import type { CompanySize } from "../question/answer";
import type { ScoredArea } from "../question/question";

/** Whole points per area; together 100. */
export type AreaWeights = Readonly<Record<ScoredArea, number>>;

/** The area weights for some companies, with their reason, which is published. */
export interface WeightRow {
  /** ATECO section letters. */
  macrosectors: string[] | "all";
  sizes: CompanySize[] | "all";
  weights: AreaWeights;
  reason: string;
}

/**
 * The first matching row. The last row is the default: it serves companies that match no other row, and, flagged with
 * `isDefault`, all whose sector or size is not known yet.
 */
export function areaWeights(
  rows: readonly WeightRow[],
  macrosector: string | null,
  size: CompanySize | null,
): { weights: AreaWeights; reason: string; isDefault: boolean } {
  const isKnown = macrosector !== null && size !== null;
  const row = (isKnown && rows.find((candidate) => fits(candidate, macrosector, size))) || rows.at(-1);
  if (!row) throw new Error("The table of area weights is empty");
  return { weights: row.weights, reason: row.reason, isDefault: !isKnown };
}

function fits({ macrosectors, sizes }: WeightRow, macrosector: string, size: CompanySize): boolean {
  return (
    (macrosectors === "all" || macrosectors.includes(macrosector)) &&
    (sizes === "all" || sizes.includes(size))
  );
}
