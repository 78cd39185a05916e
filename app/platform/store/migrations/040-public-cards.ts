import type { Kysely } from "kysely";
import type { Engine } from "./engine";

/** What a company shows of its cards to everyone, and the search of a card by the hash of its document. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = db.schema.createTable("card_publicity");
  await (engine.strictTables ? table.modifyEnd(engine.strictTables) : table)
    .addColumn("company_id", "text", (c) => c.primaryKey().references("company.id"))
    .addColumn("shows_classes", "integer", (c) => c.notNull())
    .addColumn("shares_document", "integer", (c) => c.notNull())
    .addColumn("revision", "integer", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("card_version_sha256").on("card_version").column("sha256").execute();
}
