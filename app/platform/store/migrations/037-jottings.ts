import type { Kysely } from "kysely";
import type { Engine } from "./engine";

/** What a person has typed into the form of a question without saving it. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = db.schema
    .createTable("jotting")
    .addColumn("company_id", "text", (c) => c.notNull().references("company.id"))
    .addColumn("year", "integer", (c) => c.notNull())
    .addColumn("question_id", "text", (c) => c.notNull())
    .addColumn("account_id", "text", (c) => c.notNull().references("account.id").onDelete("cascade"))
    .addColumn("revision", "integer", (c) => c.notNull())
    .addColumn("typed", "text", (c) => c.notNull())
    .addColumn("kept_at", "text", (c) => c.notNull())
    .addColumn("discarded_at", "text")
    .addPrimaryKeyConstraint("jotting_key", ["company_id", "year", "question_id", "account_id"]);
  await (engine.strictTables ? table.modifyEnd(engine.strictTables) : table).execute();
  await db.schema.createIndex("jotting_account").on("jotting").columns(["account_id"]).execute();
  await db.schema.createIndex("jotting_age").on("jotting").columns(["kept_at"]).execute();
}
