import { rulesOf } from "../answers/classes";
import type { Answer } from "../question/answer";
import type { Question } from "../question/question";
import type { ValueChange } from "./cell-changes";
import type { About } from "./filled";

/** The stored answer with the changed values; everything else stays. */
export function mergeAnswer(
  question: Question,
  stored: Answer,
  valueChanges: readonly ValueChange[],
): Answer {
  const about = valueChanges.filter(({ isElement }) => !isElement);
  const lastChangeOf = (name: About) => about.findLast((change) => change.name === name);
  const text = (name: Exclude<About, "notApplicable">) => {
    const change = lastChangeOf(name);
    return change ? change.value : stored[name];
  };
  const notApplicable = lastChangeOf("notApplicable");
  const isChosen = notApplicable ? notApplicable.value === "on" : stored.notApplicableChosen;
  return {
    elements: mergedElements(question, stored, valueChanges),
    notApplicableChosen: isChosen,
    notApplicableReason: isChosen ? text("notApplicableReason") : null,
    explanation: text("explanation"),
    incompatibilityExplanation: text("incompatibilityExplanation"),
    attachments: stored.attachments,
  };
}

/** A text goes with its choice, as on the page. */
function mergedElements(question: Question, { elements }: Answer, valueChanges: readonly ValueChange[]) {
  const own = valueChanges.filter(({ isElement }) => isElement);
  if (own.length === 0) return elements;
  const merged = new Map(Object.entries(elements));
  for (const { name, value } of own) {
    if (value === null) merged.delete(name);
    else merged.set(name, value);
  }
  const rules = rulesOf(question);
  return rules.read(question, rules.show(question, Object.fromEntries(merged))).elements;
}
