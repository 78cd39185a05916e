import type { Kysely } from "kysely";
import type { Engine } from "./engine";

/** The comparison with other companies that the reports of a version show, as it was on one day. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = db.schema
    .createTable("version_comparison")
    .addColumn("version_id", "text", (c) => c.primaryKey().references("card_version.id"))
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("content", "text", (c) => c.notNull());
  await (engine.strictTables ? table.modifyEnd(engine.strictTables) : table).execute();
}
