import type { Kysely } from "kysely";

/**
 * In which phase something was judged (without one: before the phase in depth asked for a look of its own), and up to which
 * judgement the company was told of comments.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("judgement").addColumn("phase", "text").execute();
  await db.schema.alterTable("verification").addColumn("comments_told_at", "text").execute();
  await db.schema.createIndex("verification_open").on("verification").columns(["ending", "since"]).execute();
}
