import type { HostedKey } from "~/api/firebase/hosted";
import type { Database } from "../../schema/database";
import type { Db, Trx } from "../../scope";

type HostedAction = Database["hosted_change"]["action"];

/** The account of a person of the hosted identity service; null when none here is known to be that person's. */
export async function accountOfHosted(
  db: Db,
  uid: string,
): Promise<{ accountId: string; email: string } | null> {
  const row = await db
    .selectFrom("account")
    .select(["id", "email"])
    .where("hosted_uid", "=", uid)
    .executeTakeFirst();
  return row ? { accountId: row.id, email: row.email } : null;
}

/** Who an account is at the service; null when that is not known yet. */
export async function hostedKeyOf(db: Db, accountId: string): Promise<HostedKey | null> {
  const row = await db
    .selectFrom("account")
    .select(["hosted_uid", "hosted_tenant"])
    .where("id", "=", accountId)
    .executeTakeFirst();
  return row?.hosted_uid ? { uid: row.hosted_uid, tenantId: row.hosted_tenant } : null;
}

/** Ties an account to a person of the service, once and for all; false when it is tied to another. */
export async function tieToHosted(
  trx: Trx,
  accountId: string,
  { uid, tenantId }: HostedKey,
): Promise<boolean> {
  const tied = await trx
    .updateTable("account")
    .set({ hosted_uid: uid, hosted_tenant: tenantId })
    .where("id", "=", accountId)
    .where((eb) => eb.or([eb("hosted_uid", "is", null), eb("hosted_uid", "=", uid)]))
    .returning("id")
    .executeTakeFirst();
  return tied !== undefined;
}

/** Notes what the service has yet to be told of an account; nothing of an account that it does not have. */
export async function askHosted(
  trx: Trx,
  accountId: string,
  { action, at }: { action: HostedAction; at: string },
): Promise<void> {
  const { uid } = (await hostedKeyOf(trx, accountId)) ?? {};
  if (uid === undefined) return;
  const asked = { action, asked_at: at };
  await trx
    .insertInto("hosted_change")
    .values({ uid, ...asked })
    .onConflict((conflict) => conflict.column("uid").doUpdateSet(asked))
    .execute();
}

/** The changes that the service has yet to be told, oldest first. */
export const askedOfHosted = (db: Db) =>
  db.selectFrom("hosted_change").selectAll().orderBy("asked_at").orderBy("uid").limit(50).execute();

/** The service was told, unless another change was asked meanwhile. */
export async function toldHosted(trx: Trx, change: Database["hosted_change"]): Promise<void> {
  await trx
    .deleteFrom("hosted_change")
    .where("uid", "=", change.uid)
    .where("action", "=", change.action)
    .where("asked_at", "=", change.asked_at)
    .execute();
}

/** Notes a sign-in at the service; false when its tokens have been shown here before. */
export async function addHostedSignIn(trx: Trx, tokenHash: string, at: string): Promise<boolean> {
  const added = await trx
    .insertInto("hosted_sign_in")
    .values({ token_hash: tokenHash, first_seen_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("token_hash")
    .executeTakeFirst();
  return added !== undefined;
}

/** Forgets sign-ins that are too old to be shown again. */
export async function forgetHostedSignIns(trx: Trx, before: string): Promise<void> {
  await trx.deleteFrom("hosted_sign_in").where("first_seen_at", "<", before).execute();
}
