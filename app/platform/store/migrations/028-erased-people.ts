import type { Kysely } from "kysely";

/** The rows that name a person who is erased are found without reading all results of all changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("change_outcome_person").on("change_outcome").column("person_id").execute();
  await db.schema.createIndex("invitation_outcome_email").on("invitation_outcome").column("email").execute();
  await db.schema.createIndex("question_link_email").on("question_link").column("email").execute();
}
