import type { Kysely } from "kysely";
import type { Engine } from "./engine";

/** Every judgement of a candidate, including those replaced since (D13). */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const builder = db.schema.createTable("judgement_change");
  await (engine.strictTables ? builder.modifyEnd(engine.strictTables) : builder)
    .addColumn("id", engine.serial, (c) =>
      engine.autoIncrement ? c.primaryKey().autoIncrement() : c.primaryKey(),
    )
    .addColumn("verification_id", "text", (c) => c.notNull().references("verification.id"))
    .addColumn("question_id", "text", (c) => c.notNull())
    .addColumn("attachment_id", "text", (c) => c.notNull())
    .addColumn("changed_by", "text")
    .addColumn("changed_at", "text", (c) => c.notNull())
    .addColumn("before", "text")
    .addColumn("after", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("judgement_change_item")
    .on("judgement_change")
    .columns(["verification_id", "question_id"])
    .execute();
}
