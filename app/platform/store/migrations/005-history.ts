import type { Kysely } from "kysely";
import type { Engine } from "./engine";

/** Saved positions, verifications with their judgements, and the grants among companies of a group. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = (name: string) => {
    const builder = db.schema.createTable(name);
    return engine.strictTables ? builder.modifyEnd(engine.strictTables) : builder;
  };

  await db.schema.alterTable("company").addColumn("control_chain", "text").execute();
  await db.schema.alterTable("card_version").addColumn("data_as_of", "text").execute();

  await table("company_grant")
    .addColumn("company_id", "text", (c) => c.notNull().references("company.id"))
    .addColumn("grantee_id", "text", (c) => c.notNull().references("company.id"))
    .addColumn("granted_at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("company_grant_key", ["company_id", "grantee_id"])
    .execute();

  await table("saved_position")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("company_id", "text", (c) => c.notNull().references("company.id"))
    .addColumn("year", "integer", (c) => c.notNull())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("name", "text")
    .addColumn("saved_by", "text")
    .addColumn("saved_at", "text", (c) => c.notNull())
    .addColumn("draft_revision", "integer", (c) => c.notNull())
    .addColumn("given", "integer", (c) => c.notNull())
    .addColumn("configuration", "text", (c) => c.notNull())
    .addColumn("content", "text", (c) => c.notNull())
    .addColumn("revision", "integer", (c) => c.notNull())
    .execute();

  await table("kept_attachment")
    .addColumn("keeper_id", "text", (c) => c.notNull())
    .addColumn("attachment_id", "text", (c) => c.notNull().references("attachment.id"))
    .addPrimaryKeyConstraint("kept_attachment_key", ["keeper_id", "attachment_id"])
    .execute();

  await table("verification")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("company_id", "text", (c) => c.notNull().references("company.id"))
    .addColumn("number", "integer", (c) => c.notNull())
    .addColumn("year", "integer", (c) => c.notNull())
    .addColumn("level", "integer", (c) => c.notNull())
    .addColumn("phase", "text", (c) => c.notNull())
    .addColumn("since", "text", (c) => c.notNull())
    .addColumn("opened_by", "text")
    .addColumn("opened_at", "text", (c) => c.notNull())
    .addColumn("draft_revision", "integer", (c) => c.notNull())
    .addColumn("registry_revision", "integer", (c) => c.notNull())
    .addColumn("items", "text", (c) => c.notNull())
    .addColumn("candidate", "text", (c) => c.notNull())
    .addColumn("sha256", "text", (c) => c.notNull())
    .addColumn("verifier_id", "text")
    .addColumn("verifier_body", "text")
    .addColumn("decided_at", "text")
    .addColumn("ending", "text")
    .addColumn("ended_at", "text")
    .addColumn("ended_by", "text")
    .addColumn("version_id", "text")
    .addUniqueConstraint("verification_number", ["company_id", "number"])
    .execute();

  await table("judgement")
    .addColumn("verification_id", "text", (c) => c.notNull().references("verification.id"))
    .addColumn("question_id", "text", (c) => c.notNull())
    .addColumn("attachment_id", "text", (c) => c.notNull())
    .addColumn("verdict", "text", (c) => c.notNull())
    .addColumn("comment", "text", (c) => c.notNull())
    .addColumn("judged_by", "text")
    .addColumn("judged_at", "text", (c) => c.notNull())
    .addColumn("reply", "text")
    .addColumn("replied_by", "text")
    .addColumn("replied_at", "text")
    .addPrimaryKeyConstraint("judgement_key", ["verification_id", "question_id", "attachment_id"])
    .execute();

  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute();
  await index("saved_position_company", "saved_position", ["company_id", "year", "saved_at"]);
  await index("kept_attachment_file", "kept_attachment", ["attachment_id"]);
  await index("verification_verifier", "verification", ["verifier_id", "ending"]);
}
