import type { Answers } from "../../question/answer";
import type { Question } from "../../question/question";
import type { SurveyStates } from "../../survey/status";

interface DeclaredNotApplicable {
  question: Question;
  /** The company's own words. */
  reason: string;
}

/** The questions that the company declares not applicable, each with its reason, in the order of `questions`. */
export const declaredNotApplicable = (
  questions: readonly Question[],
  answers: Answers,
  states: SurveyStates,
): DeclaredNotApplicable[] =>
  questions
    .filter(({ guid }) => states.get(guid)?.notApplicable)
    .map((question) => ({ question, reason: answers[question.guid]?.notApplicableReason?.trim() ?? "" }));
