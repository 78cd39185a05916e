import { type Applicability, opensLast, reachOf } from "~/domain/survey/open-to";
import type { Question } from "~/domain/question/question";

export const FOUND = ["sì", "in parte", "no"] as const;
export type Found = (typeof FOUND)[number];

interface AskedDatum extends Applicability {
  /** When the source asks it; absent = always. */
  condition?: string;
}

/**
 * Whether every company that a source asks for a datum can give it: by one of the questions that ask it, now, and not
 * only after the rest of the questionnaire. A datum that is asked under a condition may be opened by an answer.
 */
export function foundBy(
  datum: AskedDatum,
  asking: readonly Question[],
  questions: readonly Question[],
): Found {
  if (asking.length === 0) return "no";
  const isWhole = asking.some((question) => {
    const reach = reachOf(question, datum, questions);
    return (
      !opensLast(question) && (reach === "all" || (reach === "by_answer" && datum.condition !== undefined))
    );
  });
  return isWhole ? "sì" : "in parte";
}
