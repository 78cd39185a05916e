import type { Kysely } from "kysely";
import type { Engine } from "./engine";

/** The public keys with which servers have signed, so that each can tell whether it has the newest. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = db.schema
    .createTable("signing_key")
    .addColumn("key_id", "text", (c) => c.primaryKey())
    .addColumn("first_used_at", "text", (c) => c.notNull());
  await (engine.strictTables ? table.modifyEnd(engine.strictTables) : table).execute();
}
