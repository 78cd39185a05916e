import { compare, isDecimal } from "../decimal";
import type { Elements } from "../question/answer";
import { bestGrid } from "./best-grid";
import type { ClassRules } from "./class-rules";
import { constraintErrors } from "./constraints";
import { fieldRules } from "./fields";
import { cellsOf, type GridQuestion } from "./grid";
import { valuesOf } from "./labels";

/** The common rules of text and matrix questions: cells, constraints across them, one earning rule. */
export function gridRules<Q extends GridQuestion>(): ClassRules<Q> {
  const rules = fieldRules<Q>(cellsOf);
  return {
    ...rules,
    check: (question, elements) => {
      const refusals = rules.check(question, elements);
      return refusals.length > 0 ? refusals : constraintErrors(question, elements);
    },
    earned: (question, elements) => earnedShare(question, elements),
    best: bestGrid,
  };
}

function earnedShare(question: GridQuestion, elements: Elements): number {
  const { earning } = question;
  // An indicator rests on other answers too: by itself the answer is only complete.
  if (earning.kind !== "thresholds") return 100;
  const value = valuesOf(question, elements)[earning.field];
  if (value === undefined || !isDecimal(value)) return 0;
  return earning.steps.findLast((step) => compare(step.from, value) <= 0)?.share ?? 0;
}
