import { answerIssues, type AnswerIssue, withRule } from "../answers/answer-issues";
import type { Answer } from "../question/answer";
import type { Question } from "../question/question";
import type { ValueChange } from "./cell-changes";

/** Different values of several rows for the same element: the file does not say which one is meant. */
export function contradictions(valueChanges: readonly ValueChange[]): ValueChange[] {
  return valueChanges.filter((change) =>
    valueChanges.some((other) => other.name === change.name && other.value !== change.value),
  );
}

/**
 * Why the answer that results from the changed values cannot be stored: the rules of every answer, and two that apply
 * to files only.
 */
export function brokenRules(
  question: Question,
  answer: Answer,
  valueChanges: readonly ValueChange[],
): AnswerIssue[] {
  const withoutElement = valueChanges.filter(
    ({ name, isElement, value }) => isElement && value !== null && answer.elements[name] === undefined,
  );
  return [
    ...withoutElement.map(({ name }) => withRule({ name, code: "text_without_choice" })),
    ...reasonAlone(answer, valueChanges),
    ...answerIssues(question, answer).map(({ name, ...issue }) => ({
      name: COLUMNS[name] ?? name,
      ...issue,
    })),
  ];
}

/** Names that differ between a file and an answer. */
const COLUMNS: Record<string, string> = { notApplicableChosen: "notApplicable" };

function reasonAlone({ notApplicableChosen }: Answer, valueChanges: readonly ValueChange[]): AnswerIssue[] {
  const hasReason = valueChanges.some(({ name, value }) => name === "notApplicableReason" && value !== null);
  return hasReason && !notApplicableChosen ? [withRule({ name: "notApplicable", code: "reason_alone" })] : [];
}
