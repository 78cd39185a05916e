import type { AnswerContent } from "~/api/contract/answers";
import { rulesOf } from "~/domain/answers/classes";
import type { Question } from "~/domain/question/question";
import { shownReason } from "./reason";
import { readFileEntry } from "~/ui/question/file-entry";
import type { Values } from "~/web/read-form.server";

/** What a question's form showed: a stored answer, or a proposed one. */
export type ShownContent = Omit<AnswerContent, "attachments"> & { attachments: readonly { id: string }[] };

/** What a form shows where nothing is stored. */
export const NOTHING_SHOWN: ShownContent = {
  answerElements: [],
  explanation: null,
  incompatibilityExplanation: null,
  notApplicableChosen: false,
  notApplicableReason: null,
  attachments: [],
};

/**
 * Whether the posted form of a question differs from what it showed: only then does a button that leads elsewhere save
 * it. The values of the inputs are compared, because saving also confirms values that no person typed.
 */
export function isTouched(question: Question, shown: ShownContent, prefix: string, values: Values): boolean {
  const typed = typedOf(question, shown);
  const posted = (name: string) => values.one(prefix + name);
  const texts: [name: string, text: string | null][] = [
    ["explanation", shown.explanation],
    ["incompatibilityExplanation", shown.incompatibilityExplanation],
  ];
  if (question.notApplicableEnabled) {
    texts.push(["notApplicable", shown.notApplicableChosen ? "on" : null]);
    const { because, words } = shownReason(question, shown.notApplicableReason ?? "");
    if (question.notApplicableReasons) texts.push(["notApplicableBecause", because]);
    texts.push(["notApplicableReason", words]);
  }
  return (
    rulesOf(question)
      .elementIds(question)
      .some((element) => posted(element) !== (typed[element] ?? "")) ||
    texts.some(([name, text]) => posted(name) !== (text ?? "")) ||
    (question.evidence !== undefined && areFilesTouched(shown, values.all(`${prefix}attachment[]`)))
  );
}

/** The values that the inputs showed; no input showed a choice that the question no longer has. */
function typedOf(question: Question, { answerElements }: ShownContent) {
  const rules = rulesOf(question);
  const elements = Object.fromEntries(answerElements.map(({ id, value }) => [id, value]));
  const unshown = rules.check(question, elements).filter(({ key }) => key === "unknown_choice");
  const typed = { ...rules.show(question, elements) };
  for (const { element } of unshown) delete typed[element];
  return typed;
}

function areFilesTouched({ attachments }: ShownContent, entries: readonly string[]): boolean {
  const posted = new Set(entries.map((entry) => readFileEntry(entry).id));
  return posted.size !== attachments.length || attachments.some(({ id }) => !posted.has(id));
}
