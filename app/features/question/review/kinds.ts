import type { AnsweredQuestion } from "~/api/contract/answers";
import { isClosed } from "~/domain/survey/closed";

/** "No", not answered, not applicable and not asked are different things here as everywhere. */
export const KINDS = ["open", "answered", "na", "closed"] as const;
type Kind = (typeof KINDS)[number];

export function kindOf({ status, isObsolete, isLocked, answer }: AnsweredQuestion): Kind {
  if (isLocked || isClosed(status)) return "closed";
  if (status !== "self-declared" || isObsolete) return "open";
  return answer.notApplicableChosen ? "na" : "answered";
}

/** Open questions first, then the order of the journey. */
export const openFirst = (questions: readonly AnsweredQuestion[]): AnsweredQuestion[] => [
  ...questions.filter((question) => kindOf(question) === "open"),
  ...questions.filter((question) => kindOf(question) !== "open"),
];
