import {
  DummyDriver,
  Kysely,
  type Migration,
  Migrator,
  PostgresAdapter,
  sql,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { expect, test } from "vitest";
import { POSTGRES, SQLITE } from "~/platform/store/migrations/engine";
import { bringToLatest, migrate } from "~/platform/store/migrations/migrate";
import type { Database } from "~/platform/schema/database";
import { ON_POSTGRES } from "../../postgres/databases";
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

test("a clock that went back between two upgrades stops no later one", async () => {
  const world = await makeWorld();
  await sql`update kysely_migration set timestamp = '2020-01-01T00:00:00.000Z' where name = '058-invitation-idempotency-key'`.execute(
    world.db,
  );
  await sql`drop table call_bucket`.execute(world.db);
  await sql`delete from kysely_migration where name = '059-call-buckets'`.execute(world.db);
  await migrate(world.db, ON_POSTGRES ? POSTGRES : SQLITE);
  expect(await world.db.selectFrom("call_bucket").selectAll().execute()).toEqual([]);
  await world.close();
});

test("a store in use is brought up step by step: what is done stays where a later step fails", async () => {
  const world = await makeWorld();
  const known = await sql<{ name: string }>`select name from kysely_migration`.execute(world.db);
  const steps = new Map<string, Migration>(known.rows.map(({ name }) => [name, { up: async () => {} }]));
  let stands = "refuses";
  const add = (name: string, up: Migration["up"]) => steps.set(name, { up });
  add("997-one", (db) => sql`create table one_later (id text)`.execute(db).then(() => undefined));
  add("998-two", async () => {
    if (stands === "refuses") throw new Error("No room");
  });
  const upgrade = () =>
    bringToLatest(
      new Migrator({ db: world.db, provider: { getMigrations: async () => Object.fromEntries(steps) } }),
    );
  await expect(upgrade()).rejects.toThrow("No room");
  const done = async () =>
    (
      await sql<{ name: string }>`select name from kysely_migration where name > '9' order by name`.execute(
        world.db,
      )
    ).rows.map(({ name }) => name);
  expect(await done()).toEqual(["997-one"]);
  stands = "allows";
  await upgrade();
  expect(await done()).toEqual(["997-one", "998-two"]);
  await world.close();
});
