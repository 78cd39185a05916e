import type { Db, Trx } from "../scope";
import { VERIFICATION_COLUMNS, withJudgements, type StoredVerification } from "./verifications";

export interface OpenVerification extends StoredVerification {
  companyName: string;
  /** Their address; null until somebody is assigned. */
  verifierEmail: string | null;
}

/** More than anybody has open at a time, and few enough for one statement. */
const MOST = 400;

const openOnes = (handle: Db | Trx) =>
  handle
    .selectFrom("verification")
    .innerJoin("company", "company.id", "verification.company_id")
    .leftJoin("account", "account.id", "verification.verifier_id")
    .select(VERIFICATION_COLUMNS)
    .select(["company.business_name as companyName", "account.email as verifierEmail"])
    .where("verification.ending", "is", null)
    .orderBy("verification.opened_at")
    .orderBy("verification.id")
    .limit(MOST);

/** The open ones, oldest first; of one verifier when given. */
export const openVerifications = async (
  handle: Db | Trx,
  verifierId: string | null = null,
): Promise<OpenVerification[]> =>
  withJudgements(
    handle,
    await openOnes(handle)
      .$if(verifierId !== null, (query) => query.where("verification.verifier_id", "=", verifierId))
      .execute(),
  );

/** Those whose phase began before an instant, oldest first. */
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
    .limit(MOST)
    .execute();

/** Those that wait for an automatic check which nobody will do: there is no job for it, or it failed before an instant. */
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
    .limit(MOST)
    .execute();

/** Makes room for an automatic check where one before came to no conclusion. */
export async function dropCheckOver(trx: Trx, jobId: string): Promise<void> {
  await trx
    .deleteFrom("job")
    .where("id", "=", jobId)
    .where("state", "in", ["rejected", "fulfilled"])
    .execute();
}
