import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openPostgres } from "~/platform/store/engines/postgres";
import type { Db } from "~/platform/scope";
import { readTogether } from "~/platform/store/read-together";
import { write } from "~/platform/store/write";
import { freshPostgres, type FreshDatabase, ON_POSTGRES } from "./databases";

describe.skipIf(!ON_POSTGRES)("a statement that comes often", () => {
  let database: FreshDatabase;
  let db: Db;
  beforeEach(async () => {
    database = await freshPostgres();
    await sql`create table thing (id integer primary key, name text not null)`.execute(database.db);
    await sql`insert into thing values (1, 'uno'), (2, 'due')`.execute(database.db);
    // One connection, which keeps what it has prepared.
    db = await openPostgres({ url: database.url, connections: 1, schema: "as it is" });
  });
  afterEach(async () => {
    await db.destroy();
    await database.close();
  });

  const thing = async (handle: Db, id: number) =>
    (await sql<object>`select * from thing where id = ${id}`.execute(handle)).rows;
  const often = async (work: () => Promise<unknown>) => {
    for (let time = 0; time < 12; time += 1) await work();
  };
  const prepared = async () =>
    (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows.map(
      ({ statement }) => statement,
    );

  test("is prepared on its connection, and one without values never is", async () => {
    await often(() => thing(db, 1));
    await often(() => sql`select 1`.execute(db));
    await often(() => write(db, null, async (trx) => void (await sql`select 1`.execute(trx))));
    expect(await prepared()).toEqual(["select * from thing where id = $1"]);
    expect(await thing(db, 2)).toEqual([{ id: 2, name: "due" }]);
  });

  test("gives the columns of the newer schema that another instance has brought, and no error", async () => {
    await often(() => thing(db, 1));
    await sql`alter table thing add column note text`.execute(database.db);
    expect(await thing(db, 1)).toEqual([{ id: 1, name: "uno", note: null }]);
    expect(await prepared()).toEqual([]);
  });

  test("in a change that meets the newer schema is done once more, and nothing twice", async () => {
    await often(() => thing(db, 1));
    await sql`alter table thing add column note text`.execute(database.db);
    let tries = 0;
    await write(db, null, async (trx) => {
      tries += 1;
      await sql`insert into thing (id, name) values (${3}, ${"tre"})`.execute(trx);
      await thing(trx, 1);
    });
    expect([tries, await thing(db, 3)]).toEqual([2, [{ id: 3, name: "tre", note: null }]]);
  });

  test("in readings of one state that meet the newer schema is done once more", async () => {
    const look = () => readTogether(db, (trx) => thing(trx, 1));
    await often(look);
    await sql`alter table thing add column note text`.execute(database.db);
    expect(await look()).toEqual([{ id: 1, name: "uno", note: null }]);
  });
});
