import type { Kysely } from "kysely";
import type { Engine } from "./engine";

const NUMBERS = ["companies", "sum", "zero", "low", "medium", "high"];

/** The benchmark, which is updated when versions are issued. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = (name: string) => {
    const builder = db.schema.createTable(name);
    return engine.strictTables ? builder.modifyEnd(engine.strictTables) : builder;
  };

  await table("benchmark_entry")
    .addColumn("company_id", "text", (c) => c.notNull().references("company.id"))
    .addColumn("year", "integer", (c) => c.notNull())
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("opening", "text")
    .addColumn("live", "text")
    .addPrimaryKeyConstraint("benchmark_entry_key", ["company_id", "year"])
    .execute();

  await ["opening", "live"]
    .flatMap((moment) => NUMBERS.map((number) => `${moment}_${number}`))
    .reduce(
      (builder, column) => builder.addColumn(column, engine.large, (c) => c.notNull()),
      table("benchmark_row")
        .addColumn("year", "integer", (c) => c.notNull())
        .addColumn("cell", "text", (c) => c.notNull())
        .addColumn("measure", "text", (c) => c.notNull())
        .addColumn("day", "text", (c) => c.notNull()),
    )
    .addPrimaryKeyConstraint("benchmark_row_key", ["year", "cell", "measure"])
    .execute();

  await table("benchmark_rebuild")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("token", "text", (c) => c.notNull())
    .execute();
}
