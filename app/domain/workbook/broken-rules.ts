import { rulesOf } from "../answers/classes";
import { ANSWER_LIMITS } from "../answers/limits";
import type { Answer } from "../survey/answer";
import type { Question } from "../survey/question";
import type { Wish } from "./cell-changes";

export interface Broken {
  /** An element, or what is said about the answer; "" the whole answer. */
  name: string;
  code: string;
  params?: Record<string, string> | undefined;
}

/** Wishes of several rows for the same thing that differ: nobody can tell which is meant. */
export function contradictions(wishes: readonly Wish[]): Wish[] {
  return wishes.filter((wish) =>
    wishes.some((other) => other.name === wish.name && other.value !== wish.value),
  );
}

/** Why an answer that came out of the wishes cannot be stored: the rules of its page, and two that only a file breaks. */
export function brokenRules(question: Question, answer: Answer, wishes: readonly Wish[]): Broken[] {
  const homeless = wishes.filter(
    ({ name, isElement, value }) => isElement && value !== null && answer.elements[name] === undefined,
  );
  return [
    ...homeless.map(({ name }) => ({ name, code: "text_without_choice" })),
    ...rulesOf(question)
      .check(question, answer.elements)
      .map(({ element, key, params }) => ({ name: element, code: key, params })),
    ...brokenNotApplicable(question, answer, wishes),
    ...Object.entries(ANSWER_LIMITS).flatMap(([name, max]) => {
      const length = answer[name as keyof typeof ANSWER_LIMITS]?.length ?? 0;
      return length > max ? [{ name, code: "too_long", params: { max: String(max) } }] : [];
    }),
  ];
}

function brokenNotApplicable(
  { notApplicableEnabled }: Question,
  { notApplicableChosen, notApplicableReason }: Answer,
  wishes: readonly Wish[],
): Broken[] {
  const hasReason = wishes.some(({ name, value }) => name === "notApplicableReason" && value !== null);
  if (!notApplicableChosen) return hasReason ? [{ name: "notApplicable", code: "reason_alone" }] : [];
  if (!notApplicableEnabled) return [{ name: "notApplicable", code: "always_applicable" }];
  return notApplicableReason === null ? [{ name: "notApplicableReason", code: "E003" }] : [];
}
