import { sameAnswer } from "../question/same-answer";
import type { Answer, Answers } from "../question/answer";
import type { CardLife, Ending, Item, Judgement } from "./card-life";
import type { VerificationPhase } from "./draft-status";

/** The longest comment of a verifier, and the longest reply to one, in characters. */
export const COMMENT_LENGTH = 2000;

export const isSameItem = (one: Item, other: Item): boolean =>
  one.question === other.question && one.attachment === other.attachment;

/** Everything a verifier judges: each declared answer, and each of its files. */
export function itemsOf(answers: Answers): Item[] {
  return Object.entries(answers).flatMap(([question, { attachments }]) => [
    { question, attachment: null },
    ...attachments.map((attachment) => ({ question, attachment })),
  ]);
}

/** What the verifier, or the automatic check, did not accept. */
export const commentsAmong = <J extends Judgement>(judgements: readonly J[]): J[] =>
  judgements.filter(({ verdict }) => verdict !== "accepted");

/** A new judgement takes the place of the one before, with the answer to it. */
export function judged(judgements: readonly Judgement[], judgement: Judgement): Judgement[] {
  return [...judgements.filter((other) => !isSameItem(other, judgement)), judgement];
}

/** What is still to be judged in a phase; in depth everything is looked at once more, whatever was said of it before. */
export const dueItems = (
  phase: VerificationPhase,
  items: readonly Item[],
  judgements: readonly Judgement[],
): Item[] =>
  items.filter(
    (item) =>
      !judgements.some((one) => isSameItem(one, item) && (phase !== "in_depth" || one.phase === "in_depth")),
  );

/** The comments the company can answer: of the open verification, or those that came back. */
export const answerableComments = ({ verification, returned }: CardLife): Judgement[] =>
  commentsAmong((verification ?? returned)?.judgements ?? []);

interface Ended {
  ending: Ending | "issued" | null;
  endedAt: string | null;
}

/**
 * Whether what was said still stands: while the verification is open, and after it came back until a version is issued.
 * `lastIssuedAt`: of the same year.
 */
export function isStanding({ ending, endedAt }: Ended, lastIssuedAt: string | null): boolean {
  if (ending === null) return true;
  if (ending === "issued" || endedAt === null) return false;
  return lastIssuedAt === null || lastIssuedAt < endedAt;
}

/** Returned comments that were neither answered nor acted upon: they keep a new verification from being opened. */
export function unsettledComments({ returned }: CardLife, changed: readonly Item[]): Judgement[] {
  return commentsAmong(returned?.judgements ?? []).filter(
    (comment) => comment.reply === null && !changed.some((item) => isSameItem(item, comment)),
  );
}

/**
 * The commented items that are no longer what was judged: a file that was taken away, an answer that differs, or to
 * which a file was added. `then`: the answers of the candidate.
 */
export function changedItems(comments: readonly Item[], then: Answers, present: Answers): Item[] {
  return comments
    .filter(({ question, attachment }) =>
      attachment === null
        ? !isSameDeclared(then[question], present[question])
        : !present[question]?.attachments.includes(attachment),
    )
    .map(({ question, attachment }) => ({ question, attachment }));
}

function isSameDeclared(then: Answer | undefined, present: Answer | undefined): boolean {
  return then === undefined || present === undefined ? then === present : sameAnswer(then, present);
}
