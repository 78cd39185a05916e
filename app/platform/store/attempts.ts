import type { RecentAttempts } from "~/domain/people/attempt-limits";
import type { Db } from "../scope";

export interface Attempt {
  purpose: string;
  subject: string;
  source: string;
}

/** Recent attempts are counted no further than this. */
const MOST_COUNTED = 200;

export async function addAttempt(db: Db, attempt: Attempt, now: Date): Promise<void> {
  await db
    .insertInto("attempt")
    .values({ ...attempt, at: now.toISOString() })
    .execute();
}

/** The attempts with these values since a moment. */
export async function recentAttempts(
  db: Db,
  given: Partial<Attempt> & Pick<Attempt, "purpose">,
  since: Date,
  now: Date,
): Promise<RecentAttempts> {
  let query = db
    .selectFrom("attempt")
    .select("at")
    .where("purpose", "=", given.purpose)
    .where("at", ">", since.toISOString());
  if (given.subject !== undefined) query = query.where("subject", "=", given.subject);
  if (given.source !== undefined) query = query.where("source", "=", given.source);
  const rows = await query.orderBy("at", "desc").limit(MOST_COUNTED).execute();
  const last = rows[0]?.at;
  const sinceLastMs = last === undefined ? Infinity : now.getTime() - new Date(last).getTime();
  return { count: rows.length, sinceLastMs };
}

/** Forgets the attempts with these values. */
export async function forgetAttempts(
  db: Db,
  given: Pick<Attempt, "purpose" | "subject"> & Partial<Attempt>,
): Promise<void> {
  let query = db
    .deleteFrom("attempt")
    .where("purpose", "=", given.purpose)
    .where("subject", "=", given.subject);
  if (given.source !== undefined) query = query.where("source", "=", given.source);
  await query.execute();
}

export async function deleteAttempts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("attempt").where("at", "<=", before.toISOString()).execute();
}
