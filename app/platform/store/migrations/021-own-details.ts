import type { Kysely } from "kysely";

/** The version of the legal texts that a person accepted, and the language a person reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("account").addColumn("accepted_version", "text").execute();
  await db.schema
    .alterTable("account")
    .addColumn("locale", "text", (c) => c.notNull().defaultTo("it"))
    .execute();
}
