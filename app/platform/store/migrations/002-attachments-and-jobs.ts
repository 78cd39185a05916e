import type { Kysely } from "kysely";
import type { Engine } from "./engine";

/**
 * Files given with answers, long work beside the requests, and the configurations that keep an issued version as it
 * was.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = (name: string) => {
    const builder = db.schema.createTable(name);
    return engine.strictTables ? builder.modifyEnd(engine.strictTables) : builder;
  };

  await db.schema
    .alterTable("answer")
    .addColumn("edition", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable("answer")
    .addColumn("attachments", "text", (c) => c.notNull().defaultTo("[]"))
    .execute();

  await table("attachment")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("company_id", "text", (c) => c.notNull().references("company.id"))
    .addColumn("year", "integer", (c) => c.notNull())
    .addColumn("question_id", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("media_type", "text", (c) => c.notNull())
    .addColumn("size", "integer", (c) => c.notNull())
    .addColumn("sha256", "text", (c) => c.notNull())
    .addColumn("uploaded_by", "text", (c) => c.notNull())
    .addColumn("uploaded_at", "text", (c) => c.notNull())
    .addColumn("released_at", "text")
    .execute();

  await table("version_attachment")
    .addColumn("version_id", "text", (c) => c.notNull().references("card_version.id"))
    .addColumn("attachment_id", "text", (c) => c.notNull().references("attachment.id"))
    .addPrimaryKeyConstraint("version_attachment_key", ["version_id", "attachment_id"])
    .execute();

  await table("configuration")
    .addColumn("sha256", "text", (c) => c.primaryKey())
    .addColumn("api_version", "text", (c) => c.notNull())
    .addColumn("content", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();

  await table("job")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("company_id", "text", (c) => c.notNull().references("company.id"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("progress", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("total", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("modified", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("payload", "text", (c) => c.notNull())
    .addColumn("result", "text")
    .addColumn("error", "text")
    .addColumn("created_by", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .addColumn("lease_until", "text")
    .execute();

  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute();
  await index("attachment_company", "attachment", ["company_id", "year"]);
  await index("version_attachment_file", "version_attachment", ["attachment_id"]);
  await index("job_company", "job", ["company_id", "kind", "created_at"]);
  await index("job_state", "job", ["state", "lease_until"]);
}
