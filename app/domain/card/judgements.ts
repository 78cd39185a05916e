import { sameAnswer } from "../survey/same-answer";
import type { Answer, Answers } from "../survey/answer";
import type { CardLife, Item, Judgement } from "./card-life";

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
export const commentsAmong = (judgements: readonly Judgement[]): Judgement[] =>
  judgements.filter(({ verdict }) => verdict !== "accepted");

/** A new judgement takes the place of the one before, with the answer to it. */
export function judged(judgements: readonly Judgement[], judgement: Judgement): Judgement[] {
  return [...judgements.filter((other) => !isSameItem(other, judgement)), judgement];
}

/** The comments the company can answer: of the open verification, or those that came back. */
export const answerableComments = ({ verification, returned }: CardLife): Judgement[] =>
  commentsAmong((verification ?? returned)?.judgements ?? []);

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
