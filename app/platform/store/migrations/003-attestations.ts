import type { Kysely } from "kysely";
import type { Engine } from "./engine";

/** The certificates a company shows beside its card, and the notices that people have accepted. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = (name: string) => {
    const builder = db.schema.createTable(name);
    return engine.strictTables ? builder.modifyEnd(engine.strictTables) : builder;
  };

  await table("attestation")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("company_id", "text", (c) => c.notNull().references("company.id"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("issuer", "text", (c) => c.notNull())
    .addColumn("issued_on", "text", (c) => c.notNull())
    .addColumn("expires_on", "text")
    .addColumn("attachment_id", "text", (c) => c.notNull().references("attachment.id"))
    .addColumn("revision", "integer", (c) => c.notNull())
    .addColumn("updated_by", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();

  await table("accepted_notice")
    .addColumn("account_id", "text", (c) => c.notNull().references("account.id").onDelete("cascade"))
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("accepted_at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("accepted_notice_key", ["account_id", "type"])
    .execute();

  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute();
  await index("attestation_company", "attestation", ["company_id", "issued_on"]);
  await index("attestation_file", "attestation", ["attachment_id"]);
}
