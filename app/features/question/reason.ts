import type { Question } from "~/domain/question/question";

type Offering = Pick<Question, "notApplicableReasons">;

/** The choice that stands for a reason in the company's own words. */
export const OTHER_REASON = "altro";

/** A reason as the form shows it: which of the offered ones, by its number from 1, and the words beside it. */
export interface ShownReason {
  because: string;
  words: string;
}

export function shownReason({ notApplicableReasons = [] }: Offering, reason: string): ShownReason {
  const index = notApplicableReasons.findIndex(
    (offered) => reason === offered || reason.startsWith(`${offered}: `),
  );
  const offered = notApplicableReasons[index];
  if (offered !== undefined) return { because: String(index + 1), words: reason.slice(offered.length + 2) };
  return { because: reason === "" || notApplicableReasons.length === 0 ? "" : OTHER_REASON, words: reason };
}

/** The inverse of `shownReason`. */
export function reasonOf({ notApplicableReasons = [] }: Offering, { because, words }: ShownReason): string {
  const offered = notApplicableReasons[Number(because) - 1];
  if (offered === undefined) return words;
  return words.trim() === "" ? offered : `${offered}: ${words}`;
}
