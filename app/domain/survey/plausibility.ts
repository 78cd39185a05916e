import { compare, isDecimal, multiply } from "../decimal";
import type { Elements, RegistryFacts } from "../question/answer";
import type { PlausibilityRule, Quantity } from "../question/question";

/** The values of an answer that count at present, or null when the question is closed, not applicable or unanswered. */
export type ValuesInForce = (guid: string) => Elements | null;

/** The ids of the rules whose quantities are all known and whose relation does not hold. */
export function brokenRules(
  rules: readonly PlausibilityRule[],
  valuesInForce: ValuesInForce,
  facts: RegistryFacts,
): string[] {
  return rules.filter((rule) => outcomeOf(rule, valuesInForce, facts) === "broken").map((rule) => rule.id);
}

/** Whether the relation of a rule holds; unknown while one of its quantities is. */
export function outcomeOf(
  rule: PlausibilityRule,
  valuesInForce: ValuesInForce,
  facts: RegistryFacts,
): "holds" | "broken" | "unknown" {
  const left = valueOf(rule.left, valuesInForce, facts);
  const right = valueOf(rule.right, valuesInForce, facts);
  if (left === null || right === null) return "unknown";
  const difference = compare(left, multiply(right, rule.times ?? "1"));
  const isBroken = rule.relation === "atMost" ? difference > 0 : difference < 0;
  return isBroken ? "broken" : "holds";
}

function valueOf(quantity: Quantity, valuesInForce: ValuesInForce, facts: RegistryFacts): string | null {
  if ("constant" in quantity) return quantity.constant;
  if ("registry" in quantity) return facts[quantity.registry]?.toString() ?? null;
  const value = valuesInForce(quantity.question)?.[quantity.field];
  return value !== undefined && isDecimal(value) ? value : null;
}
