import type { Kysely } from "kysely";
import type { Engine } from "./engine";

/** Tables of the first release. Migrations are only ever added to: a later change is a later file. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = (name: string) => {
    const builder = db.schema.createTable(name);
    return engine.strictTables ? builder.modifyEnd(engine.strictTables) : builder;
  };

  await table("company")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("lock", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("business_name", "text", (c) => c.notNull())
    .addColumn("country", "text", (c) => c.notNull())
    .addColumn("id_type", "text", (c) => c.notNull())
    .addColumn("partita_iva", "text", (c) => c.unique())
    .addColumn("vat_number", "text", (c) => c.unique())
    .addColumn("duns_number", "text", (c) => c.unique())
    .addColumn("is_duns_fake", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("fiscal_code", "text")
    .addColumn("address", "text")
    .addColumn("city", "text")
    .addColumn("province", "text")
    .addColumn("link", "text")
    .addColumn("description", "text")
    .addColumn("annual_turnover", "text")
    .addColumn("employees", "integer")
    .addColumn("size_override", "text")
    .addColumn("macrosector", "text")
    .addColumn("sector", "text")
    .addColumn("action", "text")
    .addColumn("secondary_sector", "text")
    .addColumn("contacts", "text", (c) => c.notNull().defaultTo("[]"))
    .addColumn("working_states", "text", (c) => c.notNull().defaultTo("[]"))
    .addColumn("is_validated", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("fiscal_year", "integer", (c) => c.notNull())
    .addColumn("quick_start", "text", (c) => c.notNull().defaultTo("[]"))
    .addColumn("revision", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();

  await table("account")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("email", "text", (c) => c.notNull().unique())
    .addColumn("password_hash", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("surname", "text", (c) => c.notNull())
    .addColumn("phone", "text")
    .addColumn("terms_accepted_at", "text", (c) => c.notNull())
    .addColumn("privacy_accepted_at", "text", (c) => c.notNull())
    .addColumn("clauses_accepted_at", "text", (c) => c.notNull())
    .addColumn("welcome_seen", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("skip_walkthrough", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("last_login_at", "text")
    .execute();

  await table("registration")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("token_hash", "text", (c) => c.unique())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("password_hash", "text", (c) => c.notNull())
    .addColumn("details", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .execute();

  await table("session")
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("account_id", "text", (c) => c.notNull().references("account.id").onDelete("cascade"))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .execute();

  await table("mailed_token")
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("subject_id", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .addColumn("used_at", "text")
    .execute();

  await table("membership")
    .addColumn("account_id", "text", (c) => c.primaryKey().references("account.id").onDelete("cascade"))
    .addColumn("company_id", "text", (c) => c.notNull().references("company.id"))
    .addColumn("is_admin", "integer", (c) => c.notNull())
    .addColumn("access_active", "integer", (c) => c.notNull())
    .addColumn("is_verifier", "integer", (c) => c.notNull().defaultTo(0))
    .execute();

  await table("profile")
    .addColumn("account_id", "text", (c) => c.notNull().references("account.id").onDelete("cascade"))
    .addColumn("company_id", "text", (c) => c.notNull().references("company.id"))
    .addColumn("profile", "text", (c) => c.notNull())
    .addColumn("can_read", "integer", (c) => c.notNull())
    .addColumn("can_write", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("profile_key", ["account_id", "profile"])
    .execute();

  await table("draft")
    .addColumn("company_id", "text", (c) => c.notNull().references("company.id"))
    .addColumn("year", "integer", (c) => c.notNull())
    .addColumn("revision", "integer", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("draft_key", ["company_id", "year"])
    .execute();

  await table("answer")
    .addColumn("company_id", "text", (c) => c.notNull().references("company.id"))
    .addColumn("year", "integer", (c) => c.notNull())
    .addColumn("question_id", "text", (c) => c.notNull())
    .addColumn("revision", "integer", (c) => c.notNull())
    .addColumn("elements", "text", (c) => c.notNull())
    .addColumn("not_applicable", "integer", (c) => c.notNull())
    .addColumn("not_applicable_reason", "text")
    .addColumn("explanation", "text")
    .addColumn("incompatibility_explanation", "text")
    .addColumn("updated_by", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("answer_key", ["company_id", "year", "question_id"])
    .execute();

  await table("answer_change")
    .addColumn("id", engine.serial, (c) =>
      engine.autoIncrement ? c.primaryKey().autoIncrement() : c.primaryKey(),
    )
    .addColumn("company_id", "text", (c) => c.notNull())
    .addColumn("year", "integer", (c) => c.notNull())
    .addColumn("question_id", "text", (c) => c.notNull())
    .addColumn("revision", "integer", (c) => c.notNull())
    .addColumn("changed_by", "text", (c) => c.notNull())
    .addColumn("changed_at", "text", (c) => c.notNull())
    .addColumn("before", "text")
    .addColumn("after", "text", (c) => c.notNull())
    .addUniqueConstraint("answer_change_once", ["company_id", "year", "question_id", "revision"])
    .execute();

  await table("card_version")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("company_id", "text", (c) => c.notNull().references("company.id"))
    .addColumn("year", "integer", (c) => c.notNull())
    .addColumn("number", "integer", (c) => c.notNull())
    .addColumn("draft_revision", "integer", (c) => c.notNull())
    .addColumn("registry_revision", "integer", (c) => c.notNull())
    .addColumn("issued_at", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .addColumn("issued_by", "text", (c) => c.notNull())
    .addColumn("certification_level", "integer", (c) => c.notNull())
    .addColumn("certification_body", "text")
    .addColumn("snapshot", "text", (c) => c.notNull())
    .addColumn("sha256", "text", (c) => c.notNull())
    .addUniqueConstraint("card_version_number", ["company_id", "year", "number"])
    .execute();

  await table("mail")
    .addColumn("id", engine.serial, (c) =>
      engine.autoIncrement ? c.primaryKey().autoIncrement() : c.primaryKey(),
    )
    .addColumn("recipient", "text", (c) => c.notNull())
    .addColumn("recipient_name", "text", (c) => c.notNull())
    .addColumn("template", "text", (c) => c.notNull())
    .addColumn("params", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("sent_at", "text")
    .addColumn("attempts", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("next_attempt_at", "text", (c) => c.notNull())
    .execute();

  await table("audit")
    .addColumn("id", engine.serial, (c) =>
      engine.autoIncrement ? c.primaryKey().autoIncrement() : c.primaryKey(),
    )
    .addColumn("at", "text", (c) => c.notNull())
    .addColumn("event", "text", (c) => c.notNull())
    .addColumn("account_id", "text")
    .addColumn("company_id", "text")
    .addColumn("client_address", "text")
    .addColumn("detail", "text")
    .execute();

  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute();
  await index("session_account", "session", ["account_id"]);
  await index("registration_email", "registration", ["email"]);
  await index("mailed_token_subject", "mailed_token", ["subject_id", "kind"]);
  await index("membership_company", "membership", ["company_id"]);
  await index("answer_change_question", "answer_change", ["company_id", "year", "question_id"]);
  await index("card_version_company", "card_version", ["company_id", "issued_at"]);
  await index("mail_due", "mail", ["sent_at", "next_attempt_at"]);
}
