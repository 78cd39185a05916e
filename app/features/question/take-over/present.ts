import type { CallOutput } from "~/api/contract";
import { lineWords } from "~/domain/answers/answer-lines";
import type { T } from "~/texts/resources";
import { urls } from "~/web/urls";
import { changeWords } from "../notes";

/** Last year's answers to a topic, each as it would be taken over. */
export function presentTopic(
  t: T,
  { year, topic, questions, waiting }: CallOutput<"survey.lastYear">,
  { milestone, canWrite }: { milestone: string; canWrite: boolean },
) {
  return {
    ...{ year, canWrite },
    ...{ last: year - 1, topic },
    waiting: waiting === 0 ? null : t("takeover:waiting", { count: waiting }),
    lead: t(questions.length === 0 ? "takeover:nothing" : "takeover:lead", {
      count: questions.length,
      year: year - 1,
    }),
    above: [{ label: topic, to: urls.milestone("full", milestone) }],
    items: questions.map(({ definition, lastYear }) => ({
      id: definition.guid,
      prompt: definition.prompt,
      href: urls.question("full", milestone, definition.guid),
      lines: (lastYear?.answered ?? []).map(lineWords),
      notes: [
        ...(lastYear?.notApplicableReason
          ? [t("answering:last_year.not_applicable", { reason: lastYear.notApplicableReason })]
          : []),
        changeWords(t, { definition, lastYear }, year),
      ],
    })),
  };
}
