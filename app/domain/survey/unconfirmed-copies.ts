import type { Answer, Answers } from "../question/answer";

/** A copy from another company, or from the year before, that waits for this company to confirm it. */
export const isUnconfirmedCopy = (answer: Answer | undefined): answer is Answer =>
  answer?.copiedFrom !== undefined;

/** The answers that the company gave or confirmed itself: only they open questions, are compared and are proposed. */
export function ownAnswers<A extends Answer>(
  answers: Readonly<Record<string, A>>,
): Readonly<Record<string, A>> {
  const own = Object.entries(answers).filter(([, answer]) => !isUnconfirmedCopy(answer));
  return own.length === Object.keys(answers).length ? answers : Object.fromEntries(own);
}

/** The questions whose copies wait to be confirmed. */
export const unconfirmedCopies = (answers: Answers): string[] =>
  Object.keys(answers).filter((guid) => isUnconfirmedCopy(answers[guid]));
