import type { Db, Trx } from "../../scope";

export interface Attempt {
  purpose: string;
  subject: string;
  source: string;
}

/** Recent attempts are counted no further than this, where nothing else is said. */
const MOST_COUNTED = 200;

export async function addAttempt(db: Db, attempt: Attempt, now: Date): Promise<void> {
  await db
    .insertInto("attempt")
    .values({ ...attempt, at: now.toISOString() })
    .execute();
}

/** The attempts with these values since a moment, newest first. */
export function recentAttempts(
  db: Db,
  given: Partial<Attempt> & Pick<Attempt, "purpose">,
  since: Date,
  most = MOST_COUNTED,
): Promise<{ subject: string; at: string }[]> {
  let query = db
    .selectFrom("attempt")
    .select(["subject", "at"])
    .where("purpose", "=", given.purpose)
    .where("at", ">", since.toISOString());
  if (given.subject !== undefined) query = query.where("subject", "=", given.subject);
  if (given.source !== undefined) query = query.where("source", "=", given.source);
  return query.orderBy("at", "desc").limit(most).execute();
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

/** Attempts that are deleted at once. */
const SLICE = 1_000;

/** Deletes some of the attempts until an instant. */
export async function deleteAttempts(trx: Trx, before: Date): Promise<{ isMore: boolean }> {
  const oldest = trx
    .selectFrom("attempt")
    .select("id")
    .where("at", "<=", before.toISOString())
    .orderBy("at")
    .limit(SLICE);
  const deleted = await trx.deleteFrom("attempt").where("id", "in", oldest).executeTakeFirstOrThrow();
  return { isMore: Number(deleted.numDeletedRows) === SLICE };
}
