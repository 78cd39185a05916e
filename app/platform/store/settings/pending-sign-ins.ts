import type { Db, Trx } from "../../scope";

export interface PendingSignIn {
  accountId: string;
  email: string;
  browser: string;
  companyId: string | null;
  accessActive: boolean;
  /** Sealed; of a sign-in with the hosted identity. */
  hostedToken: string | null;
}

/** Of one account no more than these wait at a time; the oldest end. */
const MOST_WAITING = 5;

export async function addPendingSignIn(
  trx: Trx,
  pending: Pick<PendingSignIn, "accountId" | "browser" | "hostedToken"> & {
    tokenHash: string;
    createdAt: string;
    expiresAt: string;
  },
): Promise<void> {
  const newest = trx
    .selectFrom("pending_sign_in")
    .select("token_hash")
    .where("account_id", "=", pending.accountId)
    .where("expires_at", ">", pending.createdAt)
    .orderBy("created_at", "desc")
    .orderBy("token_hash")
    .limit(MOST_WAITING - 1);
  await trx
    .deleteFrom("pending_sign_in")
    .where("account_id", "=", pending.accountId)
    .where("token_hash", "not in", newest)
    .execute();
  await trx
    .insertInto("pending_sign_in")
    .values({
      token_hash: pending.tokenHash,
      account_id: pending.accountId,
      browser: pending.browser,
      created_at: pending.createdAt,
      expires_at: pending.expiresAt,
      hosted_token: pending.hostedToken,
    })
    .execute();
}

/** Null when it is unknown, used, or too old. */
export async function pendingSignIn(db: Db, tokenHash: string, now: string): Promise<PendingSignIn | null> {
  const row = await db
    .selectFrom("pending_sign_in")
    .innerJoin("account", "account.id", "pending_sign_in.account_id")
    .leftJoin("membership", "membership.account_id", "account.id")
    .select(["account.id", "account.email", "pending_sign_in.browser"])
    .select("pending_sign_in.hosted_token")
    .select(["membership.company_id", "membership.access_active"])
    .where("pending_sign_in.token_hash", "=", tokenHash)
    .where("pending_sign_in.expires_at", ">", now)
    .executeTakeFirst();
  if (!row) return null;
  return {
    accountId: row.id,
    email: row.email,
    browser: row.browser,
    companyId: row.company_id,
    accessActive: row.access_active === 1,
    hostedToken: row.hosted_token,
  };
}

/** False when another request has ended it. */
export async function endPendingSignIn(trx: Trx, tokenHash: string): Promise<boolean> {
  const ended = await trx
    .deleteFrom("pending_sign_in")
    .where("token_hash", "=", tokenHash)
    .returning("token_hash")
    .executeTakeFirst();
  return ended !== undefined;
}

export async function endPendingSignInsOf(trx: Trx, accountId: string): Promise<void> {
  await trx.deleteFrom("pending_sign_in").where("account_id", "=", accountId).execute();
}
