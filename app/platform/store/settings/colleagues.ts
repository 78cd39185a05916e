import type { Db, Trx } from "../../scope";

/** A person with an account in this company; null for any other id. */
export async function memberWithId(
  db: Db,
  accountId: string,
  companyId: string,
): Promise<{ id: string; email: string; name: string } | null> {
  const row = await db
    .selectFrom("membership")
    .innerJoin("account", "account.id", "membership.account_id")
    .select(["account.id", "account.email", "account.name", "account.surname"])
    .where("membership.account_id", "=", accountId)
    .where("membership.company_id", "=", companyId)
    .executeTakeFirst();
  return row ? { id: row.id, email: row.email, name: `${row.name} ${row.surname}` } : null;
}

/** Whether every person of the company needs a second factor. */
export async function requireFactor(trx: Trx, companyId: string, isRequired: boolean): Promise<void> {
  await trx
    .updateTable("company")
    .set({ requires_second_factor: Number(isRequired) })
    .where("id", "=", companyId)
    .execute();
}

export async function requiresFactor(db: Db, companyId: string): Promise<boolean> {
  const row = await db
    .selectFrom("company")
    .select("requires_second_factor")
    .where("id", "=", companyId)
    .executeTakeFirst();
  return row?.requires_second_factor === 1;
}
