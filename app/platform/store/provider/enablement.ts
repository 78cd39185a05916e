import { randomUUID } from "node:crypto";
import type { Db, Trx } from "../../scope";

interface EnablementChange {
  enabled: boolean;
  reason: string;
  changedAt: string;
}

/** The id of the stored change, which stands for its reason in the trail. */
export async function keepEnablement(
  trx: Trx,
  companyId: string,
  { enabled, reason, changedAt, by }: EnablementChange & { by: string | null },
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto("enablement_change")
    .values({
      id,
      company_id: companyId,
      enabled: Number(enabled),
      reason,
      changed_by: by,
      changed_at: changedAt,
    })
    .execute();
  return id;
}

const MOST_CHANGES = 10;

/** The newest changes first. */
export async function enablementsOf(db: Db, companyId: string): Promise<EnablementChange[]> {
  const rows = await db
    .selectFrom("enablement_change")
    .select(["enabled", "reason", "changed_at"])
    .where("company_id", "=", companyId)
    .orderBy("changed_at", "desc")
    .orderBy("id")
    .limit(MOST_CHANGES)
    .execute();
  return rows.map(({ enabled, reason, changed_at }) => ({
    enabled: enabled === 1,
    reason,
    changedAt: changed_at,
  }));
}
