import type { Kysely } from "kysely";

/** A link to a card may hand over the report. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("card_share")
    .addColumn("shares_report", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}
