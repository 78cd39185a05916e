import type { Kysely } from "kysely";
import type { Engine } from "./engine";

/**
 * The years that a profile of a company may open, as a JSON list; null = all in which the company has something, as for
 * every profile before this one. And the profile that a person chose to work in.
 */
export async function up(db: Kysely<unknown>, _engine: Engine): Promise<void> {
  await db.schema.alterTable("company_profile").addColumn("years", "text").execute();
  await db.schema.alterTable("membership").addColumn("chosen_profile", "text").execute();
}
