import type { Db } from "../../scope";

/** The most verifications in one sweep. */
const MOST_AT_ONCE = 400;

/** Open verifications with replies that were written after the last one that the verifier was told of. */
export const withUntoldReplies = (db: Db): Promise<{ id: string; company_id: string; year: number }[]> =>
  db
    .selectFrom("verification")
    .select(["id", "company_id", "year"])
    .where("ending", "is", null)
    .where("verifier_id", "is not", null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("judgement")
          .select("judgement.question_id")
          .whereRef("judgement.verification_id", "=", "verification.id")
          .where("judgement.verdict", "<>", "accepted")
          .where((one) =>
            one.or([
              one("verification.replies_told_at", "is", null),
              one("judgement.replied_at", ">", one.ref("verification.replies_told_at")),
            ]),
          )
          .where("judgement.replied_at", "is not", null),
      ),
    )
    .orderBy("since")
    .limit(MOST_AT_ONCE)
    .execute();
