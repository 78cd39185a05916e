import type { Answer } from "../question/answer";
import type { Question } from "../question/question";
import { rulesOf } from "./classes";

/** Why an answer cannot be stored. */
export interface AnswerFault {
  /** An element, or the part of `Answer`; "" the whole answer. */
  name: string;
  /** Key of an error text. */
  code: string;
  params?: Record<string, string> | undefined;
}

/** Everything that refuses an answer by itself, whether it comes from the page, the API or a file. None = it may be stored. */
export const answerFaults = (question: Question, answer: Answer): AnswerFault[] => [
  ...rulesOf(question)
    .check(question, answer.elements)
    .map(({ element, key, params }) => ({ name: element, code: key, params })),
  ...notApplicableFaults(question, answer),
  ...lengthFaults(answer),
];

function notApplicableFaults({ notApplicableEnabled }: Question, answer: Answer): AnswerFault[] {
  if (!answer.notApplicableChosen) return [];
  if (!notApplicableEnabled) return [{ name: "notApplicableChosen", code: "always_applicable" }];
  return answer.notApplicableReason === null ? [{ name: "notApplicableReason", code: "E003" }] : [];
}

/** Also of a text that had fitted before its characters were replaced by longer ones. */
function lengthFaults(answer: Answer): AnswerFault[] {
  return Object.entries(ANSWER_LIMITS).flatMap(([name, max]) => {
    const length = answer[name as keyof typeof ANSWER_LIMITS]?.length ?? 0;
    return length > max ? [{ name, code: "too_long", params: { max: String(max) } }] : [];
  });
}

/** The longest text an answer takes beside its elements, in characters. */
export const ANSWER_LIMITS = {
  explanation: 1000,
  incompatibilityExplanation: 500,
  notApplicableReason: 500,
} as const;
