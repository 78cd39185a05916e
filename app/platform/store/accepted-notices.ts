import type { Db, Trx } from "../scope";

export async function hasAccepted(db: Db, accountId: string, type: string): Promise<boolean> {
  const row = await db
    .selectFrom("accepted_notice")
    .select("type")
    .where("account_id", "=", accountId)
    .where("type", "=", type)
    .executeTakeFirst();
  return row !== undefined;
}

/** Accepting twice is accepting once. */
export async function acceptNotice(trx: Trx, accountId: string, type: string, at: string): Promise<void> {
  await trx
    .insertInto("accepted_notice")
    .values({ account_id: accountId, type, accepted_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function takeBackNotice(trx: Trx, accountId: string, type: string): Promise<void> {
  await trx
    .deleteFrom("accepted_notice")
    .where("account_id", "=", accountId)
    .where("type", "=", type)
    .execute();
}
