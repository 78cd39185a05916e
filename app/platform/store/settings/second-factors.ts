import type { Db, Trx } from "../../scope";

export interface StoredFactor {
  secret: string;
  begunBy: string;
  begunAt: string;
  enabledAt: string | null;
  lastStep: number;
  salt: string;
}

export async function findFactor(db: Db, accountId: string): Promise<StoredFactor | null> {
  const row = await db
    .selectFrom("second_factor")
    .selectAll()
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    secret: row.secret,
    begunBy: row.begun_by,
    begunAt: row.begun_at,
    enabledAt: row.enabled_at,
    lastStep: row.last_step,
    salt: row.salt,
  };
}

/** Begins a factor, in place of one that was begun and never confirmed; false when there is one already. */
export async function beginFactor(
  trx: Trx,
  accountId: string,
  { secret, begunBy, begunAt, salt }: Omit<StoredFactor, "enabledAt" | "lastStep">,
): Promise<boolean> {
  const values = { secret, begun_by: begunBy, begun_at: begunAt, salt, last_step: 0 };
  const begun = await trx
    .insertInto("second_factor")
    .values({ account_id: accountId, enabled_at: null, ...values })
    .onConflict((conflict) =>
      conflict.column("account_id").doUpdateSet(values).where("second_factor.enabled_at", "is", null),
    )
    .returning("account_id")
    .executeTakeFirst();
  return begun !== undefined;
}

/** Confirms what was begun with this secret; false when another request has changed it meanwhile. */
export async function enableFactor(trx: Trx, accountId: string, begun: string, at: string): Promise<boolean> {
  const enabled = await trx
    .updateTable("second_factor")
    .set({ enabled_at: at })
    .where("account_id", "=", accountId)
    .where("secret", "=", begun)
    .where("enabled_at", "is", null)
    .returning("account_id")
    .executeTakeFirst();
  return enabled !== undefined;
}

/** Notes the step of a code, with the secret sealed anew; false when that step or a later one was used already. */
export async function useStep(trx: Trx, accountId: string, step: number, secret: string): Promise<boolean> {
  const used = await trx
    .updateTable("second_factor")
    .set({ last_step: step, secret })
    .where("account_id", "=", accountId)
    .where("last_step", "<", step)
    .returning("account_id")
    .executeTakeFirst();
  return used !== undefined;
}

/** The factor, its codes, and the sign-ins that wait for one; false when there was no factor in use. */
export async function deleteFactor(trx: Trx, accountId: string): Promise<boolean> {
  await trx.deleteFrom("recovery_code").where("account_id", "=", accountId).execute();
  const deleted = await trx
    .deleteFrom("second_factor")
    .where("account_id", "=", accountId)
    .returning("enabled_at")
    .executeTakeFirst();
  return deleted !== undefined && deleted.enabled_at !== null;
}

export async function unusedRecoveryCodes(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("recovery_code")
    .select("hash")
    .where("account_id", "=", accountId)
    .where("used_at", "is", null)
    .execute();
  return rows.map(({ hash }) => hash);
}

export async function replaceRecoveryCodes(trx: Trx, accountId: string, hashes: string[]): Promise<void> {
  await trx.deleteFrom("recovery_code").where("account_id", "=", accountId).execute();
  await trx
    .insertInto("recovery_code")
    .values(hashes.map((hash) => ({ account_id: accountId, hash, used_at: null })))
    .execute();
}

/** False when another request has used it. */
export async function useRecoveryCode(
  trx: Trx,
  accountId: string,
  hash: string,
  at: string,
): Promise<boolean> {
  const used = await trx
    .updateTable("recovery_code")
    .set({ used_at: at })
    .where("account_id", "=", accountId)
    .where("hash", "=", hash)
    .where("used_at", "is", null)
    .returning("hash")
    .executeTakeFirst();
  return used !== undefined;
}
