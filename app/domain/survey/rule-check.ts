import { rulesOf } from "../answers/classes";
import { compare, isDecimal } from "../decimal";
import type { PlausibilityRule } from "../question/plausibility-rule";
import { quantitiesOf } from "./plausibility";
import { listed } from "./question-check";
import { type Catalogue, quantityIssues } from "./reference-check";

/** The faults of a rule between answers: what it names does not exist, or no answer can satisfy it. */
export function ruleIssues(rule: PlausibilityRule, byGuid: Catalogue): string[] {
  return [
    ...listed([
      [!byGuid.has(rule.question), `the question ${rule.question} does not exist`],
      [!factorsOf(rule).every(isDecimal), "the factor is no canonical decimal"],
      [
        rule.relation === "between" && factorsOf(rule).every(isDecimal) && compare(rule.low, rule.high) > 0,
        "its low factor is above its high one",
      ],
    ]),
    ...quantitiesOf(rule).flatMap((quantity) => quantityIssues(quantity, byGuid)),
    ...(rule.when ? textIssues(rule.when.question, [rule.when.field], byGuid) : []),
    ...(rule.relation === "matches" ? textIssues(rule.texts.question, rule.texts.fields, byGuid) : []),
  ];
}

function factorsOf(rule: PlausibilityRule): string[] {
  const { slack = "0" } = rule.relation === "matches" ? {} : rule;
  const factors = quantitiesOf(rule).map(({ times = "1" }) => times);
  if (rule.relation === "matches") return factors;
  return rule.relation === "between"
    ? [...factors, slack, rule.low, rule.high]
    : [...factors, slack, rule.times ?? "1"];
}

function textIssues(guid: string, fields: readonly string[], byGuid: Catalogue): string[] {
  const question = byGuid.get(guid);
  const elements = question ? rulesOf(question).elementIds(question) : [];
  return fields.filter((field) => !elements.includes(field)).map((field) => `${guid} has no text ${field}`);
}
