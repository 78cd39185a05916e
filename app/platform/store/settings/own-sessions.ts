import type { Db, Trx } from "../../scope";

interface OwnSession {
  tokenHash: string;
  createdAt: string;
  expiresAt: string;
  /** To the hour. */
  lastSeenAt: string;
  browser: string | null;
  origin: string | null;
}

/** The sessions of an account, the one used last first; also those whose time is over. */
export async function sessionsOf(db: Db, accountId: string): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom("session")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("token_hash")
    .limit(1_000)
    .execute();
  const sessions = rows.map((row) => ({
    tokenHash: row.token_hash,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastSeenAt: row.last_seen_at ?? row.created_at,
    browser: row.browser,
    origin: row.origin,
  }));
  return sessions.sort((one, other) => (one.lastSeenAt < other.lastSeenAt ? 1 : -1));
}

/** Ends all sessions of an account but one; returns how many. */
export async function endOtherSessions(trx: Trx, accountId: string, kept: string): Promise<number> {
  const ended = await trx
    .deleteFrom("session")
    .where("account_id", "=", accountId)
    .where("token_hash", "!=", kept)
    .returning("token_hash")
    .execute();
  return ended.length;
}

/** Gives a session a new token; false when the session has ended meanwhile. `hostedToken`: sealed, if that is new too. */
export async function renewToken(
  trx: Trx,
  former: string,
  { tokenHash, hostedToken }: { tokenHash: string; hostedToken?: string | undefined },
): Promise<boolean> {
  const renewed = await trx
    .updateTable("session")
    .set({ token_hash: tokenHash, ...(hostedToken !== undefined && { hosted_token: hostedToken }) })
    .where("token_hash", "=", former)
    .returning("token_hash")
    .executeTakeFirst();
  return renewed !== undefined;
}
