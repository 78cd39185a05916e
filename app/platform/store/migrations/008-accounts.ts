import type { CreateTableBuilder, Kysely } from "kysely";
import type { Engine } from "./engine";

/**
 * Counted attempts of strangers, when a session was last used, requests to change the identity of an enabled company,
 * and disputes about a company that is registered already.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const strict = (table: CreateTableBuilder<string, never>) =>
    engine.strictTables ? table.modifyEnd(engine.strictTables) : table;
  await strict(db.schema.createTable("attempt"))
    .addColumn("id", engine.serial, (c) =>
      engine.autoIncrement ? c.primaryKey().autoIncrement() : c.primaryKey(),
    )
    .addColumn("purpose", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("source", "text", (c) => c.notNull())
    .addColumn("at", "text", (c) => c.notNull())
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on("attempt").columns(columns).execute();
  await index("attempt_subject", ["purpose", "subject", "at"]);
  await index("attempt_source", ["purpose", "source", "at"]);
  await index("attempt_at", ["at"]);

  await db.schema.alterTable("session").addColumn("last_seen_at", "text").execute();

  await db.schema.alterTable("company").addColumn("identity_asked_at", "text").execute();
  await strict(db.schema.createTable("identity_request"))
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("company_id", "text", (c) => c.notNull().references("company.id"))
    .addColumn("changes", "text", (c) => c.notNull())
    .addColumn("asked_by", "text", (c) => c.notNull())
    .addColumn("asked_at", "text", (c) => c.notNull())
    .addColumn("ending", "text")
    .addColumn("ended_at", "text")
    .addColumn("reason", "text")
    .execute();
  await db.schema
    .createIndex("identity_request_open")
    .on("identity_request")
    .columns(["company_id", "ending"])
    .execute();

  await strict(db.schema.createTable("company_dispute"))
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("country", "text", (c) => c.notNull())
    .addColumn("identifier", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("message", "text", (c) => c.notNull())
    .addColumn("sent_at", "text", (c) => c.notNull())
    .addColumn("closed_at", "text")
    .execute();
}
