import type { Db, Trx } from "../../scope";

/** Writes down that a server signs with this key, unless one has done so before. */
export async function noteSigningKey(trx: Trx, keyId: string, at: string): Promise<void> {
  await trx
    .insertInto("signing_key")
    .values({ key_id: keyId, first_used_at: at })
    .onConflict((conflict) => conflict.column("key_id").doNothing())
    .execute();
}

/** The key that was the last to be used for the first time; undefined where none was noted. */
export const newestSigningKey = async (db: Db): Promise<string | undefined> =>
  (
    await db
      .selectFrom("signing_key")
      .select("key_id")
      .orderBy("first_used_at", "desc")
      .orderBy("key_id")
      .limit(1)
      .executeTakeFirst()
  )?.key_id;
