import type { Db } from "../scope";

interface NewSession {
  tokenHash: string;
  accountId: string;
  createdAt: string;
  expiresAt: string;
}

/** Opens a session and clears away the account's expired ones. */
export async function openSession(db: Db, session: NewSession): Promise<void> {
  await db
    .deleteFrom("session")
    .where("account_id", "=", session.accountId)
    .where("expires_at", "<=", session.createdAt)
    .execute();
  await db
    .insertInto("session")
    .values({
      token_hash: session.tokenHash,
      account_id: session.accountId,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .execute();
}

/** A session with all that decides its rights, one row per profile; empty when there is no such session. */
export const sessionRows = (db: Db, tokenHash: string) =>
  db
    .selectFrom("session")
    .leftJoin("membership", "membership.account_id", "session.account_id")
    .leftJoin("profile", (join) =>
      join
        .onRef("profile.account_id", "=", "membership.account_id")
        .onRef("profile.company_id", "=", "membership.company_id"),
    )
    .where("session.token_hash", "=", tokenHash)
    .select([
      "session.account_id",
      "session.expires_at",
      "membership.company_id",
      "membership.is_admin",
      "membership.access_active",
      "membership.is_verifier",
      "profile.profile",
      "profile.can_read",
      "profile.can_write",
    ])
    .execute();

export async function endSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("session").where("token_hash", "=", tokenHash).execute();
}

export async function endSessionsOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom("session").where("account_id", "=", accountId).execute();
}
