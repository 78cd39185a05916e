import type { Judgement } from "./card-life";
import { commentsAmong } from "./judgements";
import { HOUR_MS } from "../durations";

/** After this long without a judgement the verifier's session counts as ended. */
const QUIET_MS = HOUR_MS;

interface DatedJudgement extends Judgement {
  judgedAt: string;
}

interface UntoldComments<J> {
  comments: J[];
  /** The newest judgement: once these comments are told, the company knows everything up to it. */
  upTo: string;
}

/**
 * The comments of an open verification that are told together: those written, or rewritten, after the last one told and
 * without a reply, once the verifier has judged nothing for an hour. Null while there are none to tell.
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

interface DatedReply extends DatedJudgement {
  repliedAt: string | null;
}

/** The same for the company's replies, which are told to the verifier once the company has written none for an hour. */
export function untoldReplies<J extends DatedReply>(
  judgements: readonly J[],
  toldUpTo: string | null,
  now: string,
): { count: number; upTo: string } | null {
  const replied = commentsAmong(judgements).flatMap(({ repliedAt }) => repliedAt ?? []);
  const untold = replied.filter((at) => toldUpTo === null || at > toldUpTo);
  const upTo = untold.reduce((latest, at) => (at > latest ? at : latest), "");
  if (untold.length === 0 || Date.parse(now) - Date.parse(upTo) < QUIET_MS) return null;
  return { count: untold.length, upTo };
}
