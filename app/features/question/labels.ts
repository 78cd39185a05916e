import type { T } from "~/texts/resources";
import { questionLabels } from "~/ui/question/question-labels";
import { WHOLE_ANSWER } from "./form";
import type { QuestionItem } from "./question-item";

/** The labels of a page's inputs in its error summary. */
export function labelsOf(t: T, questions: readonly QuestionItem[]): Record<string, string> {
  const all = questions.map(({ form, prefix, evidence }) => ({
    ...questionLabels(form, prefix, t),
    [`${prefix}notApplicable`]: t("question:not_applicable.label"),
    [`${prefix}notApplicableReason`]: t("question:not_applicable.reason"),
    [`${prefix}explanation`]: t("question:explanation.label"),
    [`${prefix}incompatibilityExplanation`]: t("question:incompatibility.label"),
    ...(evidence?.taken ? { [`${prefix}file`]: t("files:label") } : {}),
  }));
  return Object.assign({ [WHOLE_ANSWER]: t("question:your_answer") }, ...all) as Record<string, string>;
}
