import { compare, divide, multiply } from "../decimal";
import type { RegistryFacts } from "../question/answer";
import type { Term } from "../question/plausibility-rule";
import { quantitiesOfFormula, resultOf, type RuleSources, valueOf } from "../survey/plausibility";
import type { FigureRule, Indicator } from "./indicator";

/** What an indicator reads: everything that a rule does, and whether a question is asked of the company. */
export interface IndicatorSources extends RuleSources {
  /** False where registry or answers prove that it does not apply, or the company said so. */
  isAsked: (guid: string) => boolean;
}

type IndicatorOutcome =
  | {
      state: "computed";
      /** A canonical decimal with the indicator's digits. */
      value: string;
      /** The exact figure is `value` over `per`, which is not 0. */
      exact: { value: string; per: string };
    }
  /** A share of nothing: what it is divided by is 0. */
  | { state: "of_nothing" }
  /** The company is not asked for one of the inputs. */
  | { state: "not_applicable" }
  /** Inputs are not given; the source leaves the figure to the company, or does not ask so small a one. */
  | { state: "not_asked" }
  | { state: "missing"; missing: Term[] };

export const inputsOf = ({ of, per }: FigureRule): readonly Term[] => [
  ...quantitiesOfFormula(of),
  ...(per ? quantitiesOfFormula(per) : []),
];

/** The figure by the answers in force; pure, and exact up to the last rounding. */
export function outcomeOfIndicator(indicator: Indicator, sources: IndicatorSources): IndicatorOutcome {
  const { decimals, askedFrom } = indicator;
  if (questionsNeeded(indicator).some((guid) => !sources.isAsked(guid))) return { state: "not_applicable" };
  const exact = exactFigure(indicator, sources);
  if (exact === null) {
    if (indicator.isVoluntary || isTooSmall(askedFrom, sources.facts)) return { state: "not_asked" };
    return { state: "missing", missing: missingIn(indicator, sources) };
  }
  if (compare(exact.per, "0") === 0) return { state: "of_nothing" };
  return { state: "computed", value: divide(exact.value, exact.per, decimals), exact };
}

/** The figure as `value` over `per`, which may be 0; null where an input is not known. */
export function exactFigure(
  { of, per, times = "1", needs }: FigureRule,
  sources: RuleSources,
): { value: string; per: string } | null {
  if (needs !== undefined && Object.keys(sources.inForce(needs) ?? {}).length === 0) return null;
  const numerator = resultOf(of, sources);
  const denominator = per ? resultOf(per, sources) : "1";
  if (numerator === null || denominator === null) return null;
  return { value: multiply(numerator, times), per: denominator };
}

/** While the registry does not say the number, the source may ask. */
function isTooSmall(askedFrom: Indicator["askedFrom"], facts: RegistryFacts): boolean {
  if (!askedFrom) return false;
  const amount = facts[askedFrom.registry];
  return amount !== null && amount < askedFrom.atLeast;
}

/** The questions without whose answer there is no figure. */
const questionsNeeded = (indicator: FigureRule): string[] => [
  ...(indicator.needs === undefined ? [] : [indicator.needs]),
  ...inputsOf(indicator).flatMap((term) => ("question" in term && !term.optional ? [term.question] : [])),
];

/** What is required and not known; where only optional numbers are missing, any of them would do. */
function missingIn(indicator: FigureRule, sources: IndicatorSources): Term[] {
  const unknown = inputsOf(indicator).filter((term) => valueOf(term, sources) === null);
  const required = unknown.filter(({ optional }) => !optional);
  return required.length > 0 ? required : unknown;
}
