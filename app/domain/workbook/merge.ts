import { rulesOf } from "../answers/classes";
import type { Answer } from "../question/answer";
import type { Question } from "../question/question";
import type { Wish } from "./cell-changes";
import type { About } from "./filled";

/** The stored answer with the requested changes; everything else stays. */
export function mergeAnswer(question: Question, stored: Answer, wishes: readonly Wish[]): Answer {
  const about = wishes.filter(({ isElement }) => !isElement);
  const wished = (name: About) => about.findLast((wish) => wish.name === name);
  const text = (name: Exclude<About, "notApplicable">) => {
    const wish = wished(name);
    return wish ? wish.value : stored[name];
  };
  const notApplicable = wished("notApplicable");
  const isChosen = notApplicable ? notApplicable.value === "on" : stored.notApplicableChosen;
  return {
    elements: mergedElements(question, stored, wishes),
    notApplicableChosen: isChosen,
    notApplicableReason: isChosen ? text("notApplicableReason") : null,
    explanation: text("explanation"),
    incompatibilityExplanation: text("incompatibilityExplanation"),
    attachments: stored.attachments,
  };
}

/** A text goes with its choice, as on the page. */
function mergedElements(question: Question, { elements }: Answer, wishes: readonly Wish[]) {
  const own = wishes.filter(({ isElement }) => isElement);
  if (own.length === 0) return elements;
  const merged = new Map(Object.entries(elements));
  for (const { name, value } of own) {
    if (value === null) merged.delete(name);
    else merged.set(name, value);
  }
  const rules = rulesOf(question);
  return rules.read(question, rules.show(question, Object.fromEntries(merged))).elements;
}
