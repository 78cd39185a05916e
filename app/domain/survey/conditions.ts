import { valuesOf } from "../answers/labels";
import { compare, isDecimal } from "../decimal";
import type { Elements, RegistryFacts } from "../question/answer";
import type { Condition, Question } from "../question/question";
import type { RegistryFact } from "../question/registry-fact";

type AnswerCondition = Extract<Condition, { question: string }>;
type RegistryCondition = Extract<Condition, { registry: RegistryFact }>;

/** The values that a condition reads: one element, every cell of a column, or every chosen box. */
export function dataRead(question: Question, elements: Elements, field: string | undefined): string[] {
  if (question.questionClass === "checkbox" && field === undefined) {
    return question.choices.map((choice) => choice.id).filter((id) => elements[id] === "on");
  }
  const values = valuesOf(question, elements);
  const column = columnRead(question, field);
  if (column) return column.flatMap((cell) => values[cell] ?? []);
  const value = values[field ?? "value"];
  return value === undefined ? [] : [value];
}

/** The cells of the column of a matrix; null where the field is no column. */
export const columnRead = (question: Question, field: string | undefined): string[] | null =>
  question.questionClass === "matrix" && field !== undefined && !field.includes(".")
    ? question.rows.map(({ id }) => `${id}.${field}`)
    : null;

export function isSaidBy(condition: AnswerCondition, datum: string): boolean {
  if ("above" in condition) return isDecimal(datum) && compare(datum, condition.above) > 0;
  return condition.anyOf.includes(datum);
}

export function isTrueOf(condition: RegistryCondition, fact: string | number): boolean {
  return "atLeast" in condition ? Number(fact) >= condition.atLeast : condition.anyOf.includes(String(fact));
}

/** Whether a condition holds; `elementsOf` gives the answers that count. What is not known does not hold. */
export function holds(
  condition: Condition,
  facts: RegistryFacts,
  elementsOf: (guid: string) => { question: Question; elements: Elements } | null,
): boolean {
  if ("registry" in condition) {
    const fact = facts[condition.registry];
    return fact !== null && isTrueOf(condition, fact);
  }
  const given = elementsOf(condition.question);
  if (!given) return false;
  return dataRead(given.question, given.elements, condition.field).some((datum) =>
    isSaidBy(condition, datum),
  );
}
