import type { AnsweredQuestion } from "~/api/contract/answers";
import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";
import { answerWords } from "~/ui/question/answer-words";
import { copiedNotes, isTakenOver } from "./copied-words";

/** The copies of the draft that wait to be confirmed, in the order of the questionnaire. */
export const loader = privateLoader({}, async ({ viewer }) => {
  const { year, questions } = await ifOffered(viewer.call("survey.answers", { query: {} }));
  return {
    year,
    canWrite: viewer.can("write"),
    items: questions.filter(({ answer }) => answer.copiedFrom).map(itemOf),
  };
});

function itemOf({ definition, index, answer, status, isLocked }: AnsweredQuestion) {
  const { guid, milestone, prompt } = definition;
  const { lines, notes } = answerWords(t, definition, answer);
  return {
    id: guid,
    words: `${index}. ${prompt}`,
    href: urls.question("full", milestone, guid),
    box: `${guid}:${answer.revision}`,
    lines,
    notes: [...notes, ...copiedNotes(t, answer)],
    isConfirmable: status === "autofilled" && !isLocked,
    // Last year's number is not this year's because nobody looked at it.
    isChosen: !isTakenOver(answer),
  };
}

export type CopiedItem = ReturnType<typeof itemOf>;
