import { rulesOf } from "../answers/classes";
import { compare, multiply, sum } from "../decimal";
import type { Answer } from "../question/answer";
import type { Quantity } from "../question/plausibility-rule";
import type { IndicatorRule, Question, Ratio, Steps } from "../question/question";
import { type RuleSources, valueOf } from "./plausibility";

/** Whole percent that a practice on paper earns at most until its document is attached (D3). */
export const ON_PAPER_PERCENT = 60;

/** Of the points of a class, those that figures earn by being there (D3). */
export const MEASURED_AT_MOST_PERCENT = 10;

/** What a declared answer earns. */
export interface Earning {
  /** Whole percent of the question (0–100). */
  percent: number;
  /** Why it earns no more, where the answer itself does not say it. */
  limit: "on_paper" | "figures_missing" | null;
}

export const NOTHING_EARNED: Earning = { percent: 0, limit: null };

/** What a complete and consistent answer earns; other answers and the registry give the rest of an indicator. */
export function earningOf(
  question: Question,
  answer: Pick<Answer, "elements" | "attachments">,
  sources: RuleSources,
): Earning {
  if (question.weight === 0) return NOTHING_EARNED;
  if ("earning" in question && question.earning.kind === "indicator") {
    const percent = indicatorPercent(question.earning, sources);
    return percent === null ? { percent: 0, limit: "figures_missing" } : { percent, limit: null };
  }
  const percent = rulesOf(question).earned(question, answer.elements);
  const isOnPaper = question.proof?.limitsUntilAttached && answer.attachments.length === 0;
  if (isOnPaper && percent > ON_PAPER_PERCENT) return { percent: ON_PAPER_PERCENT, limit: "on_paper" };
  return { percent, limit: null };
}

function indicatorPercent(rule: IndicatorRule, sources: RuleSources): number | null {
  const parts = partsOf(rule.value, sources);
  if (!parts) return null;
  if (compare(parts.per, "0") === 0) return rule.ofNothing ?? 0;
  const table = rule.tables.find(
    ({ macrosectors }) =>
      !macrosectors ||
      (sources.facts.macrosector !== null && macrosectors.includes(sources.facts.macrosector)),
  );
  return table ? reached(table.steps, parts) : 0;
}

/** Compares without dividing: value / per ≥ from exactly where value ≥ from × per. */
function reached(steps: Steps, { value, per }: { value: string; per: string }): number {
  return steps.findLast(({ from }) => compare(multiply(from, per), value) <= 0)?.share ?? 0;
}

/** Both sides of a ratio; null while a quantity is not known. */
function partsOf(
  { of, per, times = "1" }: Ratio,
  sources: RuleSources,
): { value: string; per: string } | null {
  const total = (quantities: readonly Quantity[]): string | null => {
    const values = quantities.map((quantity) => valueOf(quantity, sources));
    return values.every((value) => value !== null) ? sum(values) : null;
  };
  const value = total(of);
  const whole = per ? total(per) : "1";
  return value === null || whole === null ? null : { value: multiply(value, times), per: whole };
}
