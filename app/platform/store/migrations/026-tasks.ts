import type { CreateTableBuilder, Kysely } from "kysely";
import type { Engine } from "./engine";

/** What people of a company ask of their colleagues. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const strict = (table: CreateTableBuilder<string, never>) =>
    engine.strictTables ? table.modifyEnd(engine.strictTables) : table;

  await strict(db.schema.createTable("task"))
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("company_id", "text", (c) => c.notNull().references("company.id").onDelete("cascade"))
    .addColumn("year", "integer", (c) => c.notNull())
    .addColumn("question_id", "text")
    .addColumn("milestone_id", "text", (c) => c.notNull())
    .addColumn("assignee_id", "text", (c) => c.notNull())
    .addColumn("asked_by", "text", (c) => c.notNull())
    .addColumn("asked_at", "text", (c) => c.notNull())
    .addColumn("note", "text", (c) => c.notNull())
    .addColumn("due_on", "text")
    .addColumn("was_done", "integer", (c) => c.notNull())
    .addColumn("revision", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("ending", "text")
    .addColumn("ended_at", "text")
    .addColumn("ended_by", "text")
    .execute();
  await db.schema.createIndex("task_company").on("task").columns(["company_id", "year"]).execute();
  await db.schema.createIndex("task_due").on("task").columns(["ending", "due_on"]).execute();
}
