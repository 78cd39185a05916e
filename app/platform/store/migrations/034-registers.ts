import type { Kysely } from "kysely";
import type { Engine } from "./engine";

/**
 * What a company enters once: the rows of its registers, and the standard of a certificate. One table for all of them,
 * because a page reads them together, in one statement, and nothing is ever searched inside a row.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = db.schema.createTable("register_row");
  await (engine.strictTables ? table.modifyEnd(engine.strictTables) : table)
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("company_id", "text", (c) => c.notNull().references("company.id"))
    .addColumn("register", "text", (c) => c.notNull())
    .addColumn("content", "text", (c) => c.notNull())
    .addColumn("revision", "integer", (c) => c.notNull())
    .addColumn("updated_by", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("register_row_company")
    .on("register_row")
    .columns(["company_id", "register"])
    .execute();
  await db.schema.alterTable("attestation").addColumn("standard", "text").execute();
}
