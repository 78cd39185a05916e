import type { Kysely } from "kysely";

/** Whether a file waits for the malware scanner; null: it was scanned, or there was no scanner when it came. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("attachment").addColumn("control", "text").execute();
  await db.schema
    .createIndex("attachment_control")
    .on("attachment")
    .columns(["control", "uploaded_at"])
    .execute();
}
