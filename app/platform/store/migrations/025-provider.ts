import { sql, type CreateTableBuilder, type Kysely } from "kysely";
import { companySearchKey } from "~/domain/company/search-key";
import type { Engine } from "./engine";

/**
 * The provider's desk: who may work there, the text by which companies are found, why a company was enabled or not, how
 * a dispute was settled, what became of each attempt to send a mail, and notices to all people.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const strict = (table: CreateTableBuilder<string, never>) =>
    engine.strictTables ? table.modifyEnd(engine.strictTables) : table;
  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute();

  await db.schema
    .alterTable("membership")
    .addColumn("is_provider", "integer", (c) => c.notNull().defaultTo(0))
    .execute();

  await db.schema
    .alterTable("company")
    .addColumn("search_key", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await fillSearchKeys(db as Kysely<CompanyBefore>);
  await index("company_found", "company", ["search_key", "id", "is_validated", "identity_asked_at"]);
  await index("company_newest", "company", ["created_at", "id"]);
  await index("company_group", "company", ["control_chain"]);
  await index("company_grant_taker", "company_grant", ["grantee_id"]);
  await index("verification_company", "verification", ["company_id", "ending"]);
  await index("card_version_valid", "card_version", ["company_id", "expires_at"]);

  await strict(db.schema.createTable("enablement_change"))
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("company_id", "text", (c) => c.notNull().references("company.id").onDelete("cascade"))
    .addColumn("enabled", "integer", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("changed_by", "text")
    .addColumn("changed_at", "text", (c) => c.notNull())
    .execute();
  await index("enablement_change_company", "enablement_change", ["company_id", "changed_at"]);

  await db.schema.alterTable("company_dispute").addColumn("closed_by", "text").execute();
  await db.schema.alterTable("company_dispute").addColumn("outcome", "text").execute();
  await index("company_dispute_open", "company_dispute", ["closed_at", "sent_at"]);

  for (const column of ["attempted_at", "failed_at", "last_error"]) {
    await db.schema.alterTable("mail").addColumn(column, "text").execute();
  }
  await sql`update mail set failed_at = next_attempt_at where sent_at is null and params = '{}'
    and attempts <= 10`.execute(db);
  await index("mail_unsent", "mail", ["sent_at", "failed_at", "id"]);

  await strict(db.schema.createTable("notice"))
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("body", "text", (c) => c.notNull())
    .addColumn("from_at", "text", (c) => c.notNull())
    .addColumn("until_at", "text", (c) => c.notNull())
    .addColumn("written_by", "text", (c) => c.notNull())
    .addColumn("written_at", "text", (c) => c.notNull())
    .addColumn("ended_at", "text")
    .execute();
  await index("notice_in_force", "notice", ["ended_at", "until_at"]);
}

interface CompanyBefore {
  company: {
    id: string;
    business_name: string;
    partita_iva: string | null;
    vat_number: string | null;
    duns_number: string | null;
    search_key: string;
  };
}

async function fillSearchKeys(db: Kysely<CompanyBefore>): Promise<void> {
  const companies = await db
    .selectFrom("company")
    .select(["id", "business_name", "partita_iva", "vat_number", "duns_number"])
    .execute();
  for (const company of companies) {
    await db
      .updateTable("company")
      .set({ search_key: companySearchKey(company) })
      .where("id", "=", company.id)
      .execute();
  }
}
