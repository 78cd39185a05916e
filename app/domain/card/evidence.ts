import { rulesOf } from "../answers/classes";
import type { Answer } from "../question/answer";
import type { Question } from "../question/question";

/**
 * Whether an answer needs a document before it can be verified: the question asks for evidence, and the answer earns
 * points or belongs to a question without points. An answer such as "not checked" earns nothing and needs no evidence.
 */
export const needsEvidence = (question: Question, { elements, notApplicableChosen }: Answer): boolean =>
  question.evidence === "asked" &&
  !notApplicableChosen &&
  (rulesOf(question).earned(question, elements) > 0 || question.weight === 0);
