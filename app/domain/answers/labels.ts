import { isDecimal, sum } from "../decimal";
import type { Elements } from "../question/answer";
import type { Question } from "../question/question";
import { rememberedBy } from "../remembered";
import { cellsOf, partsOf } from "./grid";

/** The exact sums that a question computes and shows, by element id. A sum without any given part is absent. */
export function computeLabels(question: Question, elements: Elements): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const { element, parts } of sumsOf(question)) {
    const total = totalOf(parts.map((part) => labels[part] ?? elements[part]));
    if (total !== undefined) labels[element] = total;
  }
  return labels;
}

/** The cells that are sums, with the elements that each adds up. */
const sumsOf = rememberedBy((question: Question) => {
  if (question.questionClass !== "text" && question.questionClass !== "matrix") return [];
  return cellsOf(question)
    .map((cell) => ({ element: cell.element, parts: partsOf(cell) }))
    .filter(({ parts }) => parts.length > 0);
});

/** The exact sum of the given parts; undefined while none is given. */
export function totalOf(parts: readonly (string | undefined)[]): string | undefined {
  const decimals = parts.filter((value): value is string => value !== undefined && isDecimal(value));
  return decimals.length > 0 ? sum(decimals) : undefined;
}

/** The typed values and the computed sums. */
export function valuesOf(question: Question, elements: Elements): Elements {
  return sumsOf(question).length === 0 ? elements : { ...elements, ...computeLabels(question, elements) };
}
