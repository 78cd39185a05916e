import type { Kysely } from "kysely";
import type { Engine } from "./engine";

/** Links to one card for one recipient each, and when they were opened. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = (name: string) => {
    const builder = db.schema.createTable(name);
    return engine.strictTables ? builder.modifyEnd(engine.strictTables) : builder;
  };

  await table("card_share")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("company_id", "text", (c) => c.notNull().references("company.id"))
    .addColumn("version_id", "text", (c) => c.notNull().references("card_version.id"))
    .addColumn("recipient", "text", (c) => c.notNull())
    .addColumn("shows_scoring", "integer", (c) => c.notNull())
    .addColumn("shares_document", "integer", (c) => c.notNull())
    .addColumn("topics", "text", (c) => c.notNull())
    .addColumn("ends_on", "text", (c) => c.notNull())
    .addColumn("token_hash", "text", (c) => c.notNull().unique())
    .addColumn("sealed_token", "text", (c) => c.notNull())
    .addColumn("created_by", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("withdrawn_at", "text")
    .execute();

  await table("share_opening")
    .addColumn("share_id", "text", (c) => c.notNull().references("card_share.id"))
    .addColumn("part", "text", (c) => c.notNull())
    .addColumn("hour", "text", (c) => c.notNull())
    .addColumn("first_at", "text", (c) => c.notNull())
    .addColumn("last_at", "text", (c) => c.notNull())
    .addColumn("times", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("share_opening_key", ["share_id", "part", "hour"])
    .execute();

  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute();
  await index("card_share_company", "card_share", ["company_id", "created_at"]);
  await index("card_share_version", "card_share", ["version_id"]);
  await index("card_share_end", "card_share", ["ends_on"]);
}
