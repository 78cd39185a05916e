import type { Kysely } from "kysely";
import type { Engine } from "./engine";

/** How much servers over one database have let each caller do of late. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = db.schema
    .createTable("call_bucket")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("full_at", engine.large, (c) => c.notNull());
  await (engine.strictTables ? table.modifyEnd(engine.strictTables) : table).execute();
}
