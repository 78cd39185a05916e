import type { Proposal } from "~/api/contract/proposals";
import type { Question } from "~/domain/question/question";
import { formatDateTime } from "~/texts/format";
import type { T } from "~/texts/resources";
import { taskUrls } from "~/web/task-urls";
import { urls } from "~/web/urls";
import { answerWords } from "~/ui/question/answer-words";

/** A proposal as the product shows answers. */
export function proposalWords(t: T, question: Question, proposal: Proposal) {
  const { id, name, email, sentAt, times, isCurrent, answer } = proposal;
  const whole = { ...answer, incompatibilityExplanation: null, attachments: [] };
  const { lines, notes } = answerWords(t, question, whole);
  return {
    ...{ id, name: name || t("common:erased_person"), email, times, isCurrent },
    sentAt: formatDateTime(sentAt),
    lines,
    notes,
    decide: taskUrls.proposal(id),
    edit: urls.question("full", question.milestone, question.guid, { proposta: id }),
  };
}

export type ShownProposal = ReturnType<typeof proposalWords>;
