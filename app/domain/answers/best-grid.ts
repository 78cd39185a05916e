import { add, compare, isDecimal, subtract, sum } from "../decimal";
import type { Elements } from "../question/answer";
import type { Field } from "../question/question";
import { bestChoice } from "./choices";
import { type Binding, bindings } from "./constraints";
import { boundsOf, isNumber } from "./field-value";
import { cellsOf, type GridQuestion, partsOf } from "./grid";
import { valuesOf } from "./labels";

/**
 * The simplest complete answer (zeros, or the nearest bound), changed until it meets the best threshold and then each
 * constraint. Conflicting constraints may defeat it; the check of the content finds such questions.
 */
export function bestGrid(question: GridQuestion): Elements {
  const typed = cellsOf(question).filter((cell) => cell.field.inputType !== "label");
  const elements: Record<string, string> = Object.fromEntries(
    typed.map((cell) => [cell.element, plainestValue(cell.field)]),
  );
  meetThreshold(question, elements);
  for (const constraint of question.constraints ?? []) {
    for (const binding of bindings(question, constraint)) meetConstraint(question, elements, binding);
  }
  return elements;
}

function plainestValue(field: Field): string {
  if (field.inputType === "dropdown") return bestChoice(field.options ?? [])?.id ?? "";
  if (!isNumber(field)) return field.format?.example ?? "-";
  const { min = "0", max = "0" } = boundsOf(field);
  if (compare(min, "0") > 0) return min;
  return compare(max, "0") < 0 ? max : "0";
}

function meetThreshold(question: GridQuestion, elements: Record<string, string>): void {
  const { earning } = question;
  if (earning.kind !== "thresholds") return;
  const best = earning.steps.findIndex((step) => step.share === 100);
  const [from, until] = [earning.steps[best]?.from, earning.steps[best + 1]?.from];
  const value = valuesOf(question, elements)[earning.field];
  if (from === undefined || value === undefined) return;
  const isInside = compare(value, from) >= 0 && (until === undefined || compare(value, until) < 0);
  if (!isInside) move(question, elements, earning.field, subtract(from, value));
}

function meetConstraint(question: GridQuestion, elements: Record<string, string>, binding: Binding): void {
  const { constraint, bound } = binding;
  const values = valuesOf(question, elements);
  const [left = "", right = ""] = bound;
  if (constraint.kind === "total") {
    const total = sum(bound.map((element) => values[element] ?? "0"));
    const free = bound.find((element) => !isThreshold(question, element)) ?? left;
    return move(question, elements, free, subtract(constraint.equals, total));
  }
  if (![values[left], values[right]].every((value) => value !== undefined && isDecimal(value))) return;
  const gap = subtract(values[left] ?? "0", values[right] ?? "0");
  if (constraint.kind === "atMost" && compare(gap, "0") <= 0) return;
  if (isThreshold(question, right)) move(question, elements, left, subtract("0", gap));
  else move(question, elements, right, gap);
}

function isThreshold({ earning }: GridQuestion, element: string): boolean {
  return earning.kind === "thresholds" && earning.field === element;
}

/** Changes a cell by an amount; a computed cell through its first part. */
function move(
  question: GridQuestion,
  elements: Record<string, string>,
  element: string,
  amount: string,
): void {
  const cell = cellsOf(question).find((candidate) => candidate.element === element);
  const firstPart = cell && partsOf(cell)[0];
  if (firstPart !== undefined) return move(question, elements, firstPart, amount);
  const value = elements[element];
  if (value !== undefined) elements[element] = add(value, amount);
}
