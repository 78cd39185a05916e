import type { Judgement } from "~/domain/card/card-life";
import { areJudgementsValid } from "~/domain/card/judgements";
import type { Trx, Db } from "../scope";

interface JudgementChange {
  by: string | null;
  at: string;
  isReply: boolean;
  /** The judgement it replaces. */
  before: Judgement | null;
}

/** Stores the new judgement of an item in place of the former one, which the history of judgements keeps (D13). */
export async function putJudgement(
  trx: Trx,
  verificationId: string,
  judgement: Judgement,
  { by, at, isReply, before }: JudgementChange,
): Promise<void> {
  const { question, attachment, verdict, comment, reply, phase } = judgement;
  const item = { verification_id: verificationId, question_id: question, attachment_id: attachment ?? "" };
  const changed = isReply
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
      ...changed,
    })
    .onConflict((conflict) =>
      conflict.columns(["verification_id", "question_id", "attachment_id"]).doUpdateSet(changed),
    )
    .execute();
  await trx
    .insertInto("judgement_change")
    .values({
      ...item,
      changed_by: by,
      changed_at: at,
      before: before && JSON.stringify(judgementContent(before)),
      after: JSON.stringify(judgementContent(judgement)),
    })
    .execute();
}

/** Deletes a judgement that its verifier has taken back; the history of judgements keeps it. */
export async function dropJudgement(
  trx: Trx,
  verificationId: string,
  before: Judgement,
  { by, at }: Pick<JudgementChange, "by" | "at">,
): Promise<void> {
  const item = {
    verification_id: verificationId,
    question_id: before.question,
    attachment_id: before.attachment ?? "",
  };
  await trx
    .deleteFrom("judgement")
    .where("verification_id", "=", item.verification_id)
    .where("question_id", "=", item.question_id)
    .where("attachment_id", "=", item.attachment_id)
    .execute();
  await trx
    .insertInto("judgement_change")
    .values({
      ...item,
      changed_by: by,
      changed_at: at,
      before: JSON.stringify(judgementContent(before)),
      after: JSON.stringify(null),
    })
    .execute();
}

const judgementContent = ({ verdict, comment, reply, phase }: Judgement) => ({
  verdict,
  comment,
  reply,
  phase,
});

interface QuestionJudgement extends Judgement {
  /** When the judged answers were frozen. */
  openedAt: string;
}

/** The judgements of some questions in the newest verification of a year, as long as they are valid. */
export async function judgementsOn(
  db: Db,
  companyId: string,
  year: number,
  guids: readonly string[],
): Promise<QuestionJudgement[]> {
  const rows = await db
    .selectFrom("verification")
    .innerJoin("judgement", "judgement.verification_id", "verification.id")
    .select(["judgement.question_id", "judgement.attachment_id", "judgement.verdict"])
    .select(["judgement.comment", "judgement.reply", "judgement.phase", "verification.opened_at"])
    .select(["verification.ending", "verification.ended_at"])
    .select((eb) =>
      eb
        .selectFrom("card_version")
        .select(({ fn }) => fn.max("card_version.issued_at").as("last"))
        .whereRef("card_version.company_id", "=", "verification.company_id")
        .whereRef("card_version.year", "=", "verification.year")
        .as("last_issued_at"),
    )
    .where("verification.company_id", "=", companyId)
    .where("verification.number", "=", (eb) =>
      eb
        .selectFrom("verification as other")
        .select(({ fn }) => fn.max("other.number").as("newest"))
        .where("other.company_id", "=", companyId)
        .where("other.year", "=", year),
    )
    .where("judgement.question_id", "in", guids)
    .orderBy("judgement.question_id")
    .orderBy("judgement.attachment_id")
    .execute();
  const valid = rows.filter(({ ending, ended_at: endedAt, last_issued_at }) =>
    areJudgementsValid({ ending, endedAt }, last_issued_at),
  );
  return valid.map((row) => ({
    question: row.question_id,
    attachment: row.attachment_id === "" ? null : row.attachment_id,
    verdict: row.verdict,
    comment: row.comment,
    reply: row.reply,
    phase: row.phase ?? "third_party",
    openedAt: row.opened_at,
  }));
}
