import type { Kysely } from "kysely";

/** The key of the request that mailed an invitation last, so that its repetition does not mail it once more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("invitation").addColumn("idempotency_key", "text").execute();
}
