import { sameAnswer } from "../question/same-answer";
import type { Answer, Answers } from "../question/answer";
import type { CardLife, Ending, Item, Judgement, Verdict } from "./card-life";
import type { VerificationPhase } from "./draft-status";

/** The most characters of a verifier's comment, and of a reply to it. */
export const COMMENT_LENGTH = 2000;

export const isSameItem = (one: Item, other: Item): boolean =>
  one.question === other.question && one.attachment === other.attachment;

/** All items that a verifier judges: each declared answer, and each of its files. */
export function itemsOf(answers: Answers): Item[] {
  return Object.entries(answers).flatMap(([question, { attachments }]) => [
    { question, attachment: null },
    ...attachments.map((attachment) => ({ question, attachment })),
  ]);
}

/** The judgements of the verifier, or of the automatic check, that do not accept. */
export const commentsAmong = <J extends Judgement>(judgements: readonly J[]): J[] =>
  judgements.filter(({ verdict }) => verdict !== "accepted");

/** The comments that are a reason to refuse: to a question the company could still give the answer. */
export const reasonsAmong = <J extends Judgement>(judgements: readonly J[]): J[] =>
  commentsAmong(judgements).filter(({ verdict }) => verdict !== "asked");

/** A new judgement replaces the former one and the reply to it. */
export function judged(judgements: readonly Judgement[], judgement: Judgement): Judgement[] {
  return [...judgements.filter((other) => !isSameItem(other, judgement)), judgement];
}

/** The items still to be judged in a phase; in depth every item is judged once more. */
export const dueItems = (
  phase: VerificationPhase,
  items: readonly Item[],
  judgements: readonly Judgement[],
): Item[] =>
  items.filter(
    (item) =>
      !judgements.some((one) => isSameItem(one, item) && (phase !== "in_depth" || one.phase === "in_depth")),
  );

interface Seen {
  verdict: Verdict | null;
  /** The verifier has still to judge it in this phase. */
  isDue: boolean;
}

/** In depth an item counts as accepted once the verifier has looked at it again. */
export const isAccepted = ({ verdict, isDue }: Seen): boolean => verdict === "accepted" && !isDue;

/** The comments the company can reply to: of the open verification, or of the one that came back. */
export const answerableComments = ({ verification, returned }: CardLife): Judgement[] =>
  commentsAmong((verification ?? returned)?.judgements ?? []);

interface Ended {
  ending: Ending | "issued" | null;
  endedAt: string | null;
}

/**
 * Whether judgements are still valid: while the verification is open, and after it came back until a version is issued.
 * `lastIssuedAt`: of the same year.
 */
export function areJudgementsValid({ ending, endedAt }: Ended, lastIssuedAt: string | null): boolean {
  if (ending === null) return true;
  if (ending === "issued" || endedAt === null) return false;
  return lastIssuedAt === null || lastIssuedAt < endedAt;
}

/** Returned comments without a reply or a change: they prevent a new verification. */
export function unsettledComments({ returned }: CardLife, changed: readonly Item[]): Judgement[] {
  return commentsAmong(returned?.judgements ?? []).filter(
    (comment) => comment.reply === null && !changed.some((item) => isSameItem(item, comment)),
  );
}

/**
 * The commented items that differ from what was judged: a removed file, or an answer that was changed or got a file.
 * `then`: the answers of the candidate.
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
