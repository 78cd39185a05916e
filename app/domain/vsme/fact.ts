/** The disclosures of the standard: B1 to B11 are the Basic module, C1 to C9 the Comprehensive one. */
export const DISCLOSURES = [
  ...(["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "B11"] as const),
  ...(["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9"] as const),
] as const;
export type Disclosure = (typeof DISCLOSURES)[number];
export type Module = "basic" | "comprehensive";

/** Of the fiscal year: its last day, or the whole of it. */
export type Period = "instant" | "duration";
export type Unit = "EUR" | "MWh" | "tCO2e" | "tCO2e/EUR" | "m3" | "sqm" | "t" | "kg" | "pure";

/**
 * How the taxonomy types a concept: `text` is a block of text, `words` a short one. A percentage is stored as a share of one ("0.125") with four
 * decimals.
 */
export type FactType =
  | { kind: "number"; unit: Unit; decimals: number }
  | { kind: "text" | "words" | "boolean" | "member" | "members" | "date" | "year" };

/**
 * One fact of the report, the same in every form. `value` is canonical: a decimal, "true" or "false", a text, an ISO
 * date, a year, or the names of members with a space between them ("vsme:ClimateChangeMember").
 */
export interface Fact {
  /** The range of the digital template that holds it; rows of a table share one. */
  name: string;
  /** The concept of the taxonomy, without prefix. */
  concept: string;
  type: FactType;
  period: Period;
  value: string;
  /** An explicit member, both with their prefixes. */
  member?: { axis: string; of: string } | undefined;
  /** A row of a table with numbered rows, from 1. */
  row?: { axis: string; number: number } | undefined;
  /** Its year, where it is not the fiscal year: the years of a target. */
  year?: number | undefined;
}

/** By which a fact is the same fact in two forms. */
export const factKey = ({ concept, member, row }: Pick<Fact, "concept" | "member" | "row">): string =>
  [concept, member ? `${member.axis}=${member.of}` : "", row ? `${row.axis}=${row.number}` : ""].join("|");
