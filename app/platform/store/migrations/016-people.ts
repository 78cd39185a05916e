import { sql, type CreateTableBuilder, type Kysely } from "kysely";
import type { Engine } from "./engine";

/**
 * Profiles a company has beside supplier, invitations to it, what became of changes to many people, and the text by
 * which people are found. Accounts get it a little at a time after the start.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const strict = (table: CreateTableBuilder<string, never>) =>
    engine.strictTables ? table.modifyEnd(engine.strictTables) : table;

  await strict(db.schema.createTable("company_profile"))
    .addColumn("company_id", "text", (c) => c.notNull().references("company.id").onDelete("cascade"))
    .addColumn("profile", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("company_profile_key", ["company_id", "profile"])
    .execute();
  await sql`insert into company_profile (company_id, profile)
    select distinct company_id, profile from profile where can_read = 1 and profile <> 'supplier'`.execute(
    db,
  );

  await strict(db.schema.createTable("invitation"))
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("company_id", "text", (c) => c.notNull().references("company.id").onDelete("cascade"))
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("surname", "text", (c) => c.notNull())
    .addColumn("search_key", "text", (c) => c.notNull())
    .addColumn("is_admin", "integer", (c) => c.notNull())
    .addColumn("invited_by", "text", (c) => c.notNull())
    .addColumn("invited_at", "text", (c) => c.notNull())
    .addColumn("sent_at", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .addColumn("mail_id", engine.large)
    .addUniqueConstraint("invitation_address", ["company_id", "email"])
    .execute();
  await strict(db.schema.createTable("invited_profile"))
    .addColumn("invitation_id", "text", (c) => c.notNull().references("invitation.id").onDelete("cascade"))
    .addColumn("profile", "text", (c) => c.notNull())
    .addColumn("can_read", "integer", (c) => c.notNull())
    .addColumn("can_write", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("invited_profile_key", ["invitation_id", "profile"])
    .execute();

  await strict(db.schema.createTable("change_outcome"))
    .addColumn("job_id", "text", (c) => c.notNull().references("job.id").onDelete("cascade"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("person_id", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("surname", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("refusal", "text")
    .addPrimaryKeyConstraint("change_outcome_key", ["job_id", "position"])
    .execute();

  await db.schema
    .alterTable("account")
    .addColumn("search_key", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
