import type { CreateTableBuilder, Kysely } from "kysely";
import type { Engine } from "./engine";

/** Links to one question, and the answers that are proposed through them. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const strict = (table: CreateTableBuilder<string, never>) =>
    engine.strictTables ? table.modifyEnd(engine.strictTables) : table;

  await strict(db.schema.createTable("question_link"))
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("company_id", "text", (c) => c.notNull().references("company.id").onDelete("cascade"))
    .addColumn("year", "integer", (c) => c.notNull())
    .addColumn("question_id", "text", (c) => c.notNull())
    .addColumn("edition", "integer", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("note", "text", (c) => c.notNull())
    .addColumn("shows_answer", "integer", (c) => c.notNull())
    .addColumn("asked_by", "text", (c) => c.notNull())
    .addColumn("asked_at", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .addColumn("mail_id", engine.large)
    .addColumn("ended_at", "text")
    .addColumn("ended_as", "text")
    .execute();
  await db.schema
    .createIndex("question_link_company")
    .on("question_link")
    .columns(["company_id", "asked_at"])
    .execute();

  await strict(db.schema.createTable("proposal"))
    .addColumn("link_id", "text", (c) => c.primaryKey().references("question_link.id").onDelete("cascade"))
    .addColumn("company_id", "text", (c) => c.notNull().references("company.id").onDelete("cascade"))
    .addColumn("year", "integer", (c) => c.notNull())
    .addColumn("question_id", "text", (c) => c.notNull())
    .addColumn("content", "text", (c) => c.notNull())
    .addColumn("sent_at", "text", (c) => c.notNull())
    .addColumn("times", "integer", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("decided_at", "text")
    .addColumn("decided_by", "text")
    .addColumn("confirmed_revision", "integer")
    .execute();
  await db.schema
    .createIndex("proposal_question")
    .on("proposal")
    .columns(["company_id", "year", "question_id"])
    .execute();
}
