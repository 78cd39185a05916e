import type { Kysely } from "kysely";

/** Who saved the registry last, to be named to whoever saves on top of that (D13); of earlier saves nobody is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("company").addColumn("updated_by", "text").execute();
}
