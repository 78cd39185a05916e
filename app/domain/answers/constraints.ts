import { compare, isDecimal, sum } from "../decimal";
import { showNumber } from "../italian-number";
import type { Elements } from "../question/answer";
import type { Constraint } from "../question/question";
import type { AnswerError } from "./class-rules";
import { isRequired } from "./fields";
import { type Cell, cellsOf, elementIn, type GridQuestion, partsOf, rowsOf } from "./grid";
import { valuesOf } from "./labels";

/**
 * The errors of cells that contradict each other. A constraint is checked once every required cell of it is given, so
 * that a partial answer has no error. The elements must have passed the rules of their fields.
 */
export function constraintErrors(question: GridQuestion, elements: Elements): AnswerError[] {
  const { constraints = [] } = question;
  if (constraints.length === 0) return [];
  const cells = new Map(cellsOf(question).map((cell) => [cell.element, cell]));
  const values = valuesOf(question, elements);
  return constraints
    .flatMap((constraint) => bindings(question, constraint))
    .filter(({ bound }) => bound.every((element) => isSettled(element, cells, elements)))
    .flatMap((binding) => refusal(binding, cells, values));
}

/** A constraint applied to certain cells: once for a total, once per row for a pair of columns. */
export interface Binding {
  constraint: Constraint;
  bound: string[];
}

export function bindings(question: GridQuestion, constraint: Constraint): Binding[] {
  const perRow = rowsOf(question).map((row) => constraint.fields.map((name) => elementIn(row, name)));
  if (constraint.kind === "total") return [{ constraint, bound: [...new Set(perRow.flat())] }];
  const distinct = new Map(perRow.map((bound) => [bound.join(" "), bound]));
  return [...distinct.values()].map((bound) => ({ constraint, bound }));
}

/** A cell that is given or may stay empty is settled; a label is settled when all its parts are. */
function isSettled(element: string, cells: Map<string, Cell>, elements: Elements): boolean {
  const cell = cells.get(element);
  if (!cell) return false;
  const parts = partsOf(cell);
  if (parts.length > 0) return parts.every((part) => isSettled(part, cells, elements));
  return elements[element] !== undefined || !isRequired(cell, elements);
}

function refusal({ constraint, bound }: Binding, cells: Map<string, Cell>, values: Elements): AnswerError[] {
  const numbers = bound.map((element) => values[element]);
  const element = bound[0] ?? "";
  if (constraint.kind === "total") {
    const decimals = numbers.filter((value): value is string => value !== undefined && isDecimal(value));
    if (decimals.length === 0 || sum(decimals) === constraint.equals) return [];
    return [{ element, key: "total_must_equal", params: { total: showNumber(constraint.equals) } }];
  }
  const [left, right] = numbers;
  if (left === undefined || right === undefined) return [];
  const other = cells.get(bound[1] ?? "")?.field.label ?? "";
  if (constraint.kind === "match") {
    return left === right ? [] : [{ element, key: "values_must_match", params: { other } }];
  }
  if (!isDecimal(left) || !isDecimal(right) || compare(left, right) <= 0) return [];
  return [{ element, key: "at_most_field", params: { other } }];
}
