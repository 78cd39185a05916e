import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { expect, test } from "vitest";
import { POSTGRES } from "~/platform/store/migrations/engine";
import { migrate } from "~/platform/store/migrations/migrate";
import type { Database } from "~/platform/schema/database";
import { makeWorld } from "../world";

/** What the migrations send to PostgreSQL. Nothing executes it here, so that it is looked at in runs without one too. */
async function statementsForPostgres(): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (handle) => new PostgresIntrospector(handle),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql),
  });
  await migrate(db, POSTGRES);
  await db.destroy();
  return statements;
}

const tableOf = (statement: string) => /^create table (?:if not exists )?"(\w+)"/.exec(statement)?.[1];

test("the migrations speak PostgreSQL's SQL, not SQLite's", async () => {
  const statements = await statementsForPostgres();
  const ours = statements.filter((statement) => /^create (table|index)/.test(statement));
  expect(ours.length).toBeGreaterThan(15);
  for (const statement of ours) {
    expect(statement).not.toMatch(/\b(strict|autoincrement|pragma|without rowid)\b/i);
    const columns = [...statement.matchAll(/"\w+" (\w+)(?= |,|\))/g)].map((match) => match[1]);
    const types = tableOf(statement) ? columns : [];
    expect(
      types.filter((type) => !/^(text|integer|bigint|bigserial|varchar|primary|unique)$/.test(type ?? "")),
    ).toEqual([]);
  }
});

test("the migrations make the same tables on both engines", async () => {
  const made = (await statementsForPostgres()).flatMap((statement) => tableOf(statement) ?? []);
  const world = await makeWorld();
  const there = await world.db.introspection.getTables({ withInternalKyselyTables: true });
  await world.close();
  expect(made.sort()).toEqual(there.map(({ name }) => name).sort());
});
