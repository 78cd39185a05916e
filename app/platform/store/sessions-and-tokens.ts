import type { Database } from "../schema/database";
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

export type MailedTokenKind = Database["mailed_token"]["kind"];

interface NewMailedToken {
  tokenHash: string;
  kind: MailedTokenKind;
  subjectId: string;
  createdAt: string;
  expiresAt: string;
}

/** Adds a token; the newest link wins, so earlier ones of the same kind and subject are spent. */
export async function addMailedToken(db: Db, token: NewMailedToken): Promise<void> {
  await spendMailedTokens(db, token.subjectId, [token.kind], token.createdAt);
  await db
    .insertInto("mailed_token")
    .values({
      token_hash: token.tokenHash,
      kind: token.kind,
      subject_id: token.subjectId,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
      used_at: null,
    })
    .execute();
}

export async function spendMailedTokens(
  db: Db,
  subjectId: string,
  kinds: MailedTokenKind[],
  now: string,
): Promise<void> {
  await db
    .updateTable("mailed_token")
    .set({ used_at: now })
    .where("subject_id", "=", subjectId)
    .where("kind", "in", kinds)
    .where("used_at", "is", null)
    .execute();
}

/** Uses a link up and returns whom it speaks for; null when there is nothing to use. */
export async function useMailedToken(
  db: Db,
  tokenHash: string,
  kinds: MailedTokenKind[],
  now: string,
): Promise<string | null> {
  const row = await db
    .updateTable("mailed_token")
    .set({ used_at: now })
    .where("token_hash", "=", tokenHash)
    .where("kind", "in", kinds)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning("subject_id")
    .executeTakeFirst();
  return row?.subject_id ?? null;
}

/** Whether a link could be used now; "over" when it was used, replaced or has expired. */
export async function mailedTokenState(
  db: Db,
  tokenHash: string,
  kinds: MailedTokenKind[],
  now: string,
): Promise<"good" | "over" | "unknown"> {
  const row = await db
    .selectFrom("mailed_token")
    .select(["expires_at", "used_at"])
    .where("token_hash", "=", tokenHash)
    .where("kind", "in", kinds)
    .executeTakeFirst();
  if (!row) return "unknown";
  return row.used_at === null && row.expires_at > now ? "good" : "over";
}
