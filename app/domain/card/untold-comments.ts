import type { Judgement } from "./card-life";
import { commentsAmong } from "./judgements";

/** A verifier who has judged nothing for so long has ended a session. */
const QUIET_MS = 3600 * 1000;

interface DatedJudgement extends Judgement {
  judgedAt: string;
}

export interface UntoldComments<J> {
  comments: J[];
  /** The newest judgement of all: with these the company is told of everything up to it. */
  upTo: string;
}

/**
 * The comments of an open verification to be told together: those written, or written anew, after the last that was told
 * and not replied to yet, once nothing has been judged for an hour. Null while there is nothing to tell.
 */
export function untoldComments<J extends DatedJudgement>(
  judgements: readonly J[],
  toldUpTo: string | null,
  now: string,
): UntoldComments<J> | null {
  const comments = commentsAmong(judgements).filter(
    ({ judgedAt, reply }) => reply === null && (toldUpTo === null || judgedAt > toldUpTo),
  );
  if (comments.length === 0) return null;
  const upTo = judgements.reduce((latest, { judgedAt }) => (judgedAt > latest ? judgedAt : latest), "");
  return Date.parse(now) - Date.parse(upTo) >= QUIET_MS ? { comments, upTo } : null;
}
