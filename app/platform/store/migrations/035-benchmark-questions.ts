import type { Kysely } from "kysely";
import type { Engine } from "./engine";

/** The benchmark question by question. It is empty until versions are issued or the benchmark is rebuilt. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = db.schema
    .createTable("benchmark_question")
    .addColumn("year", "integer", (c) => c.notNull())
    .addColumn("cell", "text", (c) => c.notNull())
    .addColumn("scored_class", "text", (c) => c.notNull())
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("opening", "text", (c) => c.notNull())
    .addColumn("live", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("benchmark_question_key", ["year", "cell", "scored_class"]);
  await (engine.strictTables ? table.modifyEnd(engine.strictTables) : table).execute();
}
