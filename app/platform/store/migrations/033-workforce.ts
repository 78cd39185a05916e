import { type Kysely, sql } from "kysely";

/**
 * People at work beside employees. Until now one number was asked for, under the hint of people at work: it is copied,
 * and the company is asked to check both.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("company").addColumn("workforce", "integer").execute();
  await db.schema
    .alterTable("company")
    .addColumn("workforce_assumed", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`UPDATE company SET workforce = employees, workforce_assumed = 1 WHERE employees IS NOT NULL`.execute(
    db,
  );
}
