import type { Judgement } from "~/domain/card/card-life";
import type { Db } from "../scope";

interface QuestionJudgement extends Judgement {
  /** When the answers that were judged were frozen. */
  openedAt: string;
}

/**
 * What was said of some questions in the newest verification of a year: while it is open, and after it came back until a
 * version is issued.
 */
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
    .select(["judgement.comment", "judgement.reply", "verification.opened_at"])
    .where("verification.company_id", "=", companyId)
    .where("verification.number", "=", (eb) =>
      eb
        .selectFrom("verification as other")
        .select(({ fn }) => fn.max("other.number").as("newest"))
        .where("other.company_id", "=", companyId)
        .where("other.year", "=", year),
    )
    .where("judgement.question_id", "in", guids)
    .where((eb) =>
      eb.or([
        eb("verification.ending", "is", null),
        eb.not(
          eb.exists(
            eb
              .selectFrom("card_version")
              .select("card_version.id")
              .whereRef("card_version.company_id", "=", "verification.company_id")
              .whereRef("card_version.year", "=", "verification.year")
              .whereRef("card_version.issued_at", ">=", "verification.ended_at"),
          ),
        ),
      ]),
    )
    .orderBy("judgement.question_id")
    .orderBy("judgement.attachment_id")
    .execute();
  return rows.map((row) => ({
    question: row.question_id,
    attachment: row.attachment_id === "" ? null : row.attachment_id,
    verdict: row.verdict,
    comment: row.comment,
    reply: row.reply,
    openedAt: row.opened_at,
  }));
}
