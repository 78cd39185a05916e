import { answerIssues, type AnswerIssue } from "../answers/answer-issues";
import type { Answer } from "../question/answer";
import type { Question } from "../question/question";
import type { Wish } from "./cell-changes";

/** Requests of several rows for the same element that differ: the file does not say which one is meant. */
export function contradictions(wishes: readonly Wish[]): Wish[] {
  return wishes.filter((wish) =>
    wishes.some((other) => other.name === wish.name && other.value !== wish.value),
  );
}

/**
 * Why the answer that results from the requests cannot be stored: the rules of every answer, and two that apply to
 * files only.
 */
export function brokenRules(question: Question, answer: Answer, wishes: readonly Wish[]): AnswerIssue[] {
  const homeless = wishes.filter(
    ({ name, isElement, value }) => isElement && value !== null && answer.elements[name] === undefined,
  );
  return [
    ...homeless.map(({ name }) => ({ name, code: "text_without_choice" })),
    ...reasonAlone(answer, wishes),
    ...answerIssues(question, answer).map(({ name, ...issue }) => ({
      name: COLUMNS[name] ?? name,
      ...issue,
    })),
  ];
}

/** Names that differ between a file and an answer. */
const COLUMNS: Record<string, string> = { notApplicableChosen: "notApplicable" };

function reasonAlone({ notApplicableChosen }: Answer, wishes: readonly Wish[]): AnswerIssue[] {
  const hasReason = wishes.some(({ name, value }) => name === "notApplicableReason" && value !== null);
  return hasReason && !notApplicableChosen ? [{ name: "notApplicable", code: "reason_alone" }] : [];
}
