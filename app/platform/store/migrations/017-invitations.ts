import type { CreateTableBuilder, Kysely } from "kysely";
import type { Engine } from "./engine";

/**
 * Why a mailed link stopped working, what became of the rows of many invitations, and reminders: which were sent, and
 * who wants none.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const strict = (table: CreateTableBuilder<string, never>) =>
    engine.strictTables ? table.modifyEnd(engine.strictTables) : table;

  await db.schema.alterTable("mailed_token").addColumn("spent_as", "text").execute();
  await strict(db.schema.createTable("invitation_outcome"))
    .addColumn("job_id", "text", (c) => c.notNull().references("job.id").onDelete("cascade"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("line", "integer", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("person", "text", (c) => c.notNull())
    .addColumn("issues", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("invitation_outcome_key", ["job_id", "position"])
    .execute();

  await db.schema
    .alterTable("account")
    .addColumn("wants_reminders", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await strict(db.schema.createTable("reminder"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("subject_id", "text", (c) => c.notNull())
    .addColumn("sent_at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("reminder_key", ["kind", "subject_id"])
    .execute();
  await db.schema.createIndex("card_version_expiry").on("card_version").columns(["expires_at"]).execute();
  await db.schema.createIndex("verification_since").on("verification").columns(["ending", "since"]).execute();
}
