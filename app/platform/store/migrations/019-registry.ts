import type { Kysely } from "kysely";

/** The rest of a company's registry: its number in a register of its country, its logo and what the platform notes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["national_id", "national_id_type", "eni_id", "hp_last_access", "logo_id"]) {
    await db.schema.alterTable("company").addColumn(column, "text").execute();
  }
  await db.schema
    .createIndex("attachment_of_key")
    .on("attachment")
    .columns(["company_id", "question_id"])
    .execute();
}
