import type { CreateTableBuilder, Kysely } from "kysely";
import type { Engine } from "./engine";

/**
 * Companies that are to be deleted and what stays of their cards; the ways by which a company's events are found, and
 * mails, invitations and links by their age.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const strict = (table: CreateTableBuilder<string, never>) =>
    engine.strictTables ? table.modifyEnd(engine.strictTables) : table;

  await strict(db.schema.createTable("company_deletion"))
    .addColumn("company_id", "text", (c) => c.primaryKey().references("company.id").onDelete("cascade"))
    .addColumn("asked_by", "text", (c) => c.notNull())
    .addColumn("asked_at", "text", (c) => c.notNull())
    .addColumn("due_at", "text", (c) => c.notNull())
    .addColumn("reminded_at", "text")
    .addColumn("begun_at", "text")
    .execute();
  await strict(db.schema.createTable("withdrawn_card"))
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("year", "integer", (c) => c.notNull())
    .addColumn("number", "integer", (c) => c.notNull())
    .addColumn("sha256", "text", (c) => c.notNull())
    .addColumn("issued_at", "text", (c) => c.notNull())
    .addColumn("withdrawn_at", "text", (c) => c.notNull())
    .execute();

  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute();
  await index("event_newest", "event", ["chain", "at", "sequence"]);
  await index("event_kind", "event", ["chain", "kind", "at", "sequence"]);
  await index("event_account", "event", ["chain", "account_id", "at", "sequence"]);
  await index("mail_recipient", "mail", ["recipient"]);
  await index("mail_created", "mail", ["created_at"]);
  await index("invitation_expiry", "invitation", ["expires_at"]);
  await index("invitation_email", "invitation", ["email"]);
  await index("mailed_token_expiry", "mailed_token", ["expires_at"]);
}
