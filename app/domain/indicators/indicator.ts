import type { Formula } from "../question/plausibility-rule";
import type { Reference, ScoredArea } from "../question/question";
import type { RegistryFigure } from "../question/registry-fact";

/** How a figure is computed from answers and registry: the sum of `of`, times the factor, over `per`. */
export interface FigureRule {
  of: Formula;
  /** 1 where there is none. */
  per?: Formula;
  /** A canonical decimal; "1" where there is none. */
  times?: string;
  /** A question that has to be answered although each of its numbers is optional. */
  needs?: string;
}

/** A figure with a name that pages show; it is computed, never typed. */
export interface Indicator extends FigureRule {
  /** Stable: files and stored counts name it. */
  id: string;
  area: ScoredArea;
  name: string;
  /** The computation for readers: "Scope 1 + Scope 2, diviso il fatturato in milioni di euro". */
  formula: string;
  /** Shown beside the value; "" for a plain number. */
  unit: string;
  /** The digits after the comma that people see. */
  decimals: number;
  /** Where the figure is asked or defined; an edition follows from source, point and year. */
  sources: readonly Pick<Reference, "source" | "point">[];
  /** When it does not apply, for readers. */
  exception?: string;
  /** The source asks it from so many on; below it is shown when known, and never missing. */
  askedFrom?: { registry: RegistryFigure; atLeast: number };
  /** The source leaves it to the company: unknown, it is not missing. */
  isVoluntary?: true;
  /** Ascending canonical decimals: companies are counted between them for comparisons. None = it is not compared. */
  steps?: readonly string[];
}
