import type { CreateTableBuilder, Kysely } from "kysely";
import type { Engine } from "./engine";

/** A second factor with its recovery codes, sign-ins that wait for a code, and what a list of sessions shows. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const strict = (table: CreateTableBuilder<string, never>) =>
    engine.strictTables ? table.modifyEnd(engine.strictTables) : table;

  await strict(db.schema.createTable("second_factor"))
    .addColumn("account_id", "text", (c) => c.primaryKey().references("account.id").onDelete("cascade"))
    .addColumn("secret", "text", (c) => c.notNull())
    .addColumn("begun_by", "text", (c) => c.notNull())
    .addColumn("begun_at", "text", (c) => c.notNull())
    .addColumn("enabled_at", "text")
    .addColumn("last_step", "integer", (c) => c.notNull())
    .addColumn("salt", "text", (c) => c.notNull())
    .execute();
  await strict(db.schema.createTable("recovery_code"))
    .addColumn("account_id", "text", (c) => c.notNull().references("account.id").onDelete("cascade"))
    .addColumn("hash", "text", (c) => c.notNull())
    .addColumn("used_at", "text")
    .addPrimaryKeyConstraint("recovery_code_key", ["account_id", "hash"])
    .execute();
  await strict(db.schema.createTable("pending_sign_in"))
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("account_id", "text", (c) => c.notNull().references("account.id").onDelete("cascade"))
    .addColumn("browser", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("pending_sign_in_account")
    .on("pending_sign_in")
    .columns(["account_id"])
    .execute();

  await db.schema
    .alterTable("company")
    .addColumn("requires_second_factor", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("session").addColumn("browser", "text").execute();
  await db.schema.alterTable("session").addColumn("origin", "text").execute();
}
