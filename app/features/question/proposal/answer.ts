import type { Proposal } from "~/api/contract/proposals";
import type { AnswerInput, QuestionView } from "~/api/contract/survey";

/**
 * The answer that a proposal becomes, on top of the revision that its person saw. Files stay as they are; an explanation
 * of the stored answer stays where the proposal has none. Why values are plausible has to be said anew of new values.
 */
export const acceptedAnswer = (
  { questionId, answer }: Proposal,
  stored: QuestionView["answer"],
  revision: number,
): AnswerInput => ({
  questionId,
  answerElements: answer.answerElements,
  notApplicableChosen: answer.notApplicableChosen,
  notApplicableReason: answer.notApplicableReason ?? "",
  explanation: answer.explanation ?? stored.explanation ?? "",
  revision,
});
