import { rulesOf } from "../answers/classes";
import type { Answer } from "../question/answer";
import type { Question } from "../question/question";

/**
 * Whether an answer is to come with a document before it can be verified: where the question asks for one and the answer
 * claims something. "Nobody checked it" earns nothing and has nothing to be shown for.
 */
export const needsEvidence = (question: Question, { elements, notApplicableChosen }: Answer): boolean =>
  question.evidence === "asked" &&
  !notApplicableChosen &&
  (rulesOf(question).earned(question, elements) > 0 || question.weight === 0);
