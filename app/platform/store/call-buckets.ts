import { sql } from "kysely";
import type { Db, Trx } from "../scope";

/** What a call takes from a bucket, in milliseconds: as long as the bucket needs to hold that much again. */
interface Debt {
  key: string;
  costMs: number;
}

/** Most rows of one statement. */
const AT_ONCE = 500;

/** Takes from a bucket that all servers share; false = it does not hold that much now. `now`: milliseconds of the epoch. */
export async function takeFromBucket(
  db: Db,
  { key, costMs, holdsMs }: Debt & { holdsMs: number },
  now: number,
): Promise<boolean> {
  const empty = now + holdsMs;
  const taken = await db
    .insertInto("call_bucket")
    .values({ key, full_at: now + costMs })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ full_at: sql`${fullFrom(now)} + ${costMs}` })
        // Beyond “empty” it comes from a clock that has gone back since.
        .where((eb) =>
          eb.or([eb("call_bucket.full_at", "<=", empty - costMs), eb("call_bucket.full_at", ">", empty)]),
        ),
    )
    .returning("key")
    .executeTakeFirst();
  return taken !== undefined;
}

/** When a bucket is full again, in milliseconds of the epoch; 0 where nothing was taken from it. */
export async function bucketFullAt(db: Db, key: string): Promise<number> {
  const row = await db.selectFrom("call_bucket").select("full_at").where("key", "=", key).executeTakeFirst();
  return row?.full_at ?? 0;
}

/** Takes from buckets what their calls have taken already, and tells when each is full again. */
export async function takeFromBuckets(
  db: Db,
  debts: readonly Debt[],
  now: number,
): Promise<{ key: string; fullAt: number }[]> {
  const found: { key: string; fullAt: number }[] = [];
  // In one order, so that two servers never wait for each other.
  const sorted = [...debts].sort((one, other) => (one.key < other.key ? -1 : 1));
  for (let from = 0; from < sorted.length; from += AT_ONCE) {
    const rows = await db
      .insertInto("call_bucket")
      .values(sorted.slice(from, from + AT_ONCE).map(({ key, costMs }) => ({ key, full_at: now + costMs })))
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({ full_at: sql`${fullFrom(now)} + excluded.full_at - ${now}` }),
      )
      .returning(["key", "full_at"])
      .execute();
    found.push(...rows.map(({ key, full_at }) => ({ key, fullAt: full_at })));
  }
  return found;
}

/** No bucket is full so late; where one says so, the clock has gone back since. */
const LATEST_MS = 300_000;

/** From when on the stored bucket has to be filled. */
const fullFrom = (now: number) => sql<number>`case
  when call_bucket.full_at > ${now} and call_bucket.full_at < ${now + LATEST_MS}
  then call_bucket.full_at else ${now} end`;

/** Buckets that are full are as good as none. */
export async function deleteFullBuckets(trx: Trx, now: Date): Promise<{ isMore: boolean }> {
  const full = trx
    .selectFrom("call_bucket")
    .select("key")
    .where("full_at", "<=", now.getTime())
    .orderBy("key")
    .limit(AT_ONCE);
  const deleted = await trx.deleteFrom("call_bucket").where("key", "in", full).executeTakeFirstOrThrow();
  return { isMore: Number(deleted.numDeletedRows) === AT_ONCE };
}
