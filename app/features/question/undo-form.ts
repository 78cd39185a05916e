import type { CallOutput } from "~/api/contract";
import type { AnswerInput } from "~/api/contract/survey";
import type { UndoForm } from "~/ui/layout/notice";
import type { PostedQuestion } from "./form";
import { nextOf } from "./pressed";

/** The form that brings back what a question had before its answer was stored empty, as this revision. */
export const undoForm = (to: string, prefix: string, revision: number): UndoForm => ({
  to,
  fields: { next: nextOf("undo", prefix), undone: String(revision) },
});

/** The same for a page of which one answer was saved empty; nothing where none or several were, or none was stored. */
export function undoOfErased(
  to: string,
  posted: readonly PostedQuestion[],
  answers: readonly AnswerInput[],
  { saved }: Pick<CallOutput<"survey.saveAnswer">, "saved">,
): UndoForm | undefined {
  const erased = answers.filter(isEmpty).flatMap(({ questionId }) => {
    const before = posted.find(({ question }) => question.guid === questionId);
    const revision = saved.find((one) => one.questionId === questionId)?.revision ?? 0;
    return before && revision > before.revision ? [{ prefix: before.prefix, revision }] : [];
  });
  const [one] = erased;
  return one && erased.length === 1 ? undoForm(to, one.prefix, one.revision) : undefined;
}

const isEmpty = ({ answerElements, explanation, notApplicableChosen, attachments }: AnswerInput): boolean =>
  answerElements.length === 0 &&
  (explanation ?? "") === "" &&
  !notApplicableChosen &&
  (attachments ?? []).length === 0;
