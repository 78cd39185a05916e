import type { Kysely } from "kysely";

/**
 * The phase of each judgement (null: before the phase in depth required a judgement of its own), and the newest
 * judgement that the company's administrators were told of.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("judgement").addColumn("phase", "text").execute();
  await db.schema.alterTable("verification").addColumn("comments_told_at", "text").execute();
  await db.schema.createIndex("verification_open").on("verification").columns(["ending", "since"]).execute();
}
