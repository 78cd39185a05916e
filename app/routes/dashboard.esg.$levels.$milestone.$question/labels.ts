import type { CallOutput } from "~/api/contract";
import type { FormFailure } from "~/domain/faults";
import { shownQuestion } from "~/domain/survey/shown-question";
import type { T } from "~/texts/resources";
import { questionLabels } from "~/ui/question/question-labels";
import { WHOLE_ANSWER } from "./answer-names";
import { prefixOf } from "./form";

/** What the inputs are called that a refused form has something to mend in. */
export function labelsOf(
  t: T,
  { questions }: CallOutput<"survey.question">,
  { faults }: FormFailure,
): Record<string, string> {
  const all = questions.map(({ definition }, index) => {
    const prefix = prefixOf(index, questions.length);
    return {
      ...questionLabels(shownQuestion(definition), prefix, t),
      [`${prefix}notApplicable`]: t("question:not_applicable.label"),
      [`${prefix}notApplicableReason`]: t("question:not_applicable.reason"),
      [`${prefix}explanation`]: t("question:explanation.label"),
      [`${prefix}incompatibilityExplanation`]: t("question:incompatibility.label"),
      ...(definition.evidence ? { [`${prefix}file`]: t("files:label") } : {}),
    };
  });
  const labels = Object.assign({ [WHOLE_ANSWER]: t("question:your_answer") }, ...all) as Record<
    string,
    string
  >;
  const faulty = new Set(faults.map(({ path }) => path));
  return Object.fromEntries(Object.entries(labels).filter(([name]) => faulty.has(name)));
}
