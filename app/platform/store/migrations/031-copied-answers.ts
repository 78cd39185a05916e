import type { Kysely } from "kysely";

/** An answer that was copied from another company says from where until it is confirmed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("answer").addColumn("copied_from", "text").execute();
}
