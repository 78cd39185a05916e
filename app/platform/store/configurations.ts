import type { Insertable } from "kysely";
import type { Db, Trx } from "../scope";
import type { Database } from "./schema";

/** The questionnaire as it was when its hash was sealed into a version; undefined for one that was never kept. */
export async function findConfiguration(handle: Db | Trx, sha256: string): Promise<string | undefined> {
  const row = await handle
    .selectFrom("configuration")
    .select("content")
    .where("sha256", "=", sha256)
    .executeTakeFirst();
  return row?.content;
}

/** Kept once, however many versions were issued with it. */
export async function keepConfiguration(trx: Trx, row: Insertable<Database["configuration"]>): Promise<void> {
  await trx
    .insertInto("configuration")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
