import type { CreateTableBuilder, Kysely } from "kysely";
import type { Engine } from "./engine";

/** When a verifier last opened each case, and up to which reply of the company the verifier was told by mail. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const strict = (table: CreateTableBuilder<string, never>) =>
    engine.strictTables ? table.modifyEnd(engine.strictTables) : table;
  await strict(db.schema.createTable("verification_visit"))
    .addColumn("verification_id", "text", (c) => c.notNull().references("verification.id"))
    .addColumn("account_id", "text", (c) => c.notNull())
    .addColumn("visited_at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("verification_visit_key", ["verification_id", "account_id"])
    .execute();
  await db.schema.alterTable("verification").addColumn("replies_told_at", "text").execute();
}
