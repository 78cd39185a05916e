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

/** The hashes of all that were kept for an API version, newest first. */
export async function configurationsOf(handle: Db | Trx, apiVersion: string): Promise<string[]> {
  const rows = await handle
    .selectFrom("configuration")
    .select("sha256")
    .where("api_version", "=", apiVersion)
    .orderBy("created_at", "desc")
    .orderBy("sha256")
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

/** Kept once, however many versions were issued with it. */
export async function keepConfiguration(trx: Trx, row: Insertable<Database["configuration"]>): Promise<void> {
  await trx
    .insertInto("configuration")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
