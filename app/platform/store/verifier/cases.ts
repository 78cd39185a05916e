import type { StoredVerification } from "../verifications";
import { openVerifications } from "../open-verifications";
import type { Db } from "../../scope";

/** A case of a verifier by what orders the list. */
export interface CaseKey {
  id: string;
  since: string;
  ending: StoredVerification["ending"];
  endedAt: string | null;
}

/** The open cases of a verifier, and those that ended after an instant; never one of the verifier's own company. */
export async function caseKeys(
  db: Db,
  { accountId, companyId }: { accountId: string; companyId: string },
  endedAfter: string,
): Promise<CaseKey[]> {
  const rows = await db
    .selectFrom("verification")
    .select(["id", "since", "ending", "ended_at as endedAt"])
    .where("verifier_id", "=", accountId)
    .where("company_id", "<>", companyId)
    .where((eb) => eb.or([eb("ending", "is", null), eb("ended_at", ">", endedAfter)]))
    .orderBy("opened_at")
    .orderBy("id")
    .execute();
  return rows;
}

export interface StoredCase extends StoredVerification {
  companyName: string;
  /** When the verifier last opened it; null = never. */
  visitedAt: string | null;
}

/** The cases with these ids, in their order. */
export async function casesOf(db: Db, accountId: string, ids: readonly string[]): Promise<StoredCase[]> {
  if (ids.length === 0) return [];
  const rows = await openVerifications(db, ids);
  const visits = await db
    .selectFrom("verification_visit")
    .select(["verification_id", "visited_at"])
    .where("account_id", "=", accountId)
    .where("verification_id", "in", ids)
    .execute();
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    const visit = visits.find((one) => one.verification_id === id);
    return row ? { ...row, visitedAt: visit?.visited_at ?? null } : [];
  });
}

/** Notes that a verifier has opened a case. */
export async function visitCase(db: Db, id: string, accountId: string, at: string): Promise<void> {
  await db
    .insertInto("verification_visit")
    .values({ verification_id: id, account_id: accountId, visited_at: at })
    .onConflict((conflict) =>
      conflict.columns(["verification_id", "account_id"]).doUpdateSet({ visited_at: at }),
    )
    .execute();
}
