import type { Answer } from "../question/answer";
import type { Question } from "../question/question";
import { type RuleCode, ruleOfAnswer } from "../rule-codes";
import { rulesOf } from "./classes";

/** Why an answer cannot be stored. */
export interface AnswerIssue {
  /** An element, or a part of `Answer`; "" means the whole answer. */
  name: string;
  /** Key of an error text. */
  code: string;
  rule: RuleCode;
  params?: Record<string, string> | undefined;
}

type Found = Omit<AnswerIssue, "rule">;

/** Every issue of an answer by itself, whether it comes from the page, the API or a file. None = it may be stored. */
export const answerIssues = (question: Question, answer: Answer): AnswerIssue[] =>
  [
    ...rulesOf(question)
      .check(question, answer.elements)
      .map(({ element, key, params }): Found => ({ name: element, code: key, params })),
    ...notApplicableIssues(question, answer),
    ...lengthIssues(answer),
  ].map(withRule);

/** The issue with the rule of §5 that it breaks. */
export const withRule = <Known extends { code: string }>(issue: Known): Known & { rule: RuleCode } => ({
  ...issue,
  rule: ruleOfAnswer(issue.code),
});

function notApplicableIssues({ notApplicableEnabled }: Question, answer: Answer): Found[] {
  if (!answer.notApplicableChosen) return [];
  if (!notApplicableEnabled) return [{ name: "notApplicableChosen", code: "always_applicable" }];
  return answer.notApplicableReason === null ? [{ name: "notApplicableReason", code: "E003" }] : [];
}

/** Includes a text that became too long when its characters were replaced by longer ones. */
function lengthIssues(answer: Answer): Found[] {
  return Object.entries(ANSWER_LIMITS).flatMap(([name, max]) => {
    const length = answer[name as keyof typeof ANSWER_LIMITS]?.length ?? 0;
    return length > max ? [{ name, code: "too_long", params: { max: String(max) } }] : [];
  });
}

/** The most characters of an answer's texts beside its elements. */
export const ANSWER_LIMITS = {
  explanation: 1000,
  incompatibilityExplanation: 500,
  notApplicableReason: 500,
} as const;
