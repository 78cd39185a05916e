import type { Judgement } from "~/domain/card/card-life";
import type { Trx } from "../scope";

interface Said {
  by: string | null;
  at: string;
  isReply: boolean;
  /** What stood there. */
  before: Judgement | null;
}

/** What was said of an item now, in place of what was said before, which is kept beside it (D13). */
export async function putJudgement(
  trx: Trx,
  verificationId: string,
  judgement: Judgement,
  { by, at, isReply, before }: Said,
): Promise<void> {
  const { question, attachment, verdict, comment, reply, phase } = judgement;
  const item = { verification_id: verificationId, question_id: question, attachment_id: attachment ?? "" };
  const said = isReply
    ? { reply, replied_by: by, replied_at: at }
    : { verdict, comment, phase, reply, judged_by: by, judged_at: at, replied_by: null, replied_at: null };
  await trx
    .insertInto("judgement")
    .values({
      ...item,
      verdict,
      comment,
      phase,
      judged_at: at,
      ...said,
    })
    .onConflict((conflict) =>
      conflict.columns(["verification_id", "question_id", "attachment_id"]).doUpdateSet(said),
    )
    .execute();
  await trx
    .insertInto("judgement_change")
    .values({
      ...item,
      changed_by: by,
      changed_at: at,
      before: before && JSON.stringify(wordsOf(before)),
      after: JSON.stringify(wordsOf(judgement)),
    })
    .execute();
}

const wordsOf = ({ verdict, comment, reply, phase }: Judgement) => ({ verdict, comment, reply, phase });
