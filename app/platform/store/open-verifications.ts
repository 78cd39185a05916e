import type { Db, Trx } from "../scope";
import { VERIFICATION_COLUMNS, withJudgements, type StoredVerification } from "./verifications";

export interface OpenVerification extends StoredVerification {
  companyName: string;
  /** The verifier's address; null until a verifier is assigned. */
  verifierEmail: string | null;
}

/** The most verifications in one read, few enough for one statement. */
const MOST_AT_ONCE = 400;

/** The open ones, oldest first; only those of one verifier if given. */
export const openIds = (
  handle: Db | Trx,
  verifierId: string | null = null,
): Promise<{ id: string; since: string; verifier_id: string | null }[]> =>
  handle
    .selectFrom("verification")
    .select(["id", "since", "verifier_id"])
    .where("ending", "is", null)
    .$if(verifierId !== null, (query) => query.where("verifier_id", "=", verifierId))
    .orderBy("opened_at")
    .orderBy("id")
    .execute();

/** The verifications with these ids, oldest first. */
export async function openVerifications(
  handle: Db | Trx,
  ids: readonly string[],
): Promise<OpenVerification[]> {
  const verifications: OpenVerification[] = [];
  for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
    const rows = await handle
      .selectFrom("verification")
      .innerJoin("company", "company.id", "verification.company_id")
      .leftJoin("account", "account.id", "verification.verifier_id")
      .select(VERIFICATION_COLUMNS)
      .select(["company.business_name as companyName", "account.email as verifierEmail"])
      .where("verification.id", "in", ids.slice(from, from + MOST_AT_ONCE))
      .orderBy("verification.opened_at")
      .orderBy("verification.id")
      .execute();
    verifications.push(...(await withJudgements(handle, rows)));
  }
  return verifications;
}

/** Verifications whose phase began before an instant, oldest first. */
export const openSince = (
  db: Db,
  before: string,
): Promise<{ id: string; company_id: string; year: number }[]> =>
  db
    .selectFrom("verification")
    .select(["id", "company_id", "year"])
    .where("ending", "is", null)
    .where("since", "<=", before)
    .orderBy("since")
    .limit(MOST_AT_ONCE)
    .execute();

/** Verifications with unanswered comments that were written after the last judgement the company was told of. */
export const withUntoldComments = (db: Db): Promise<{ id: string; company_id: string; year: number }[]> =>
  db
    .selectFrom("verification")
    .select(["id", "company_id", "year"])
    .where("ending", "is", null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("judgement")
          .select("judgement.question_id")
          .whereRef("judgement.verification_id", "=", "verification.id")
          .where("judgement.verdict", "<>", "accepted")
          .where("judgement.reply", "is", null)
          .where((one) =>
            one.or([
              one("verification.comments_told_at", "is", null),
              one("judgement.judged_at", ">", one.ref("verification.comments_told_at")),
            ]),
          ),
      ),
    )
    .orderBy("since")
    .limit(MOST_AT_ONCE)
    .execute();

/** Verifications whose automatic check will never run: it has no job, or its job failed before an instant. */
export const uncheckedVerifications = (
  db: Db,
  kind: string,
  failedBefore: string,
): Promise<Pick<StoredVerification, "id" | "company_id" | "opened_by">[]> =>
  db
    .selectFrom("verification")
    .select(["verification.id", "verification.company_id", "verification.opened_by"])
    .where("ending", "is", null)
    .where("phase", "=", "documents")
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("job")
            .select("job.id")
            .whereRef("job.company_id", "=", "verification.company_id")
            .where("job.kind", "=", kind)
            .where((job) =>
              job.or([
                job("job.state", "in", ["pending", "running"]),
                job("job.updated_at", ">", failedBefore),
              ]),
            ),
        ),
      ),
    )
    .limit(MOST_AT_ONCE)
    .execute();

/** Deletes the job of an automatic check that ended without a conclusion, so that a new one can be stored. */
export async function dropCheckOver(trx: Trx, jobId: string): Promise<void> {
  await trx
    .deleteFrom("job")
    .where("id", "=", jobId)
    .where("state", "in", ["rejected", "fulfilled"])
    .execute();
}
