import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "~/platform/scope";
import { appendEvent } from "~/platform/store/trail/append";
import { write, writeOwn } from "~/platform/store/write";
import { save } from "../platform/answering";
import { makeCompany } from "../platform/company";
import { addCompany } from "../platform/residents";
import { freshPostgres, type FreshDatabase, ON_POSTGRES } from "./databases";

const QUESTION = "v3-env-energia-impianti";

/** A promise, and what keeps it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describe.skipIf(!ON_POSTGRES)("changes of two companies, by two instances at once,", () => {
  let database: FreshDatabase;
  let other: Db;
  let companies: string[];
  beforeEach(async () => {
    database = await freshPostgres();
    other = await database.another();
    const parts = { db: database.db, now: () => new Date() };
    companies = [await addCompany(parts, {}), await addCompany(parts, {})];
    await sql`create table note (company text not null)`.execute(database.db);
  });
  afterEach(async () => {
    await other.destroy();
    await database.close();
  });

  /** Each reads the notes of all, and adds one of its company when the other has read them too; says how often the two began. */
  async function begun(change: typeof write | typeof writeOwn): Promise<number> {
    const gates = [gate(), gate()];
    let times = 0;
    const noteOf = (handle: Db, own: number) =>
      change(handle, companies[own] ?? "", async (trx) => {
        times += 1;
        await sql`select count(*) from note`.execute(trx);
        gates[own]?.open();
        await gates[1 - own]?.opened;
        await sql`insert into note values (${companies[own]})`.execute(trx);
      });
    await Promise.all([noteOf(database.db, 0), noteOf(other, 1)]);
    const { rows } = await sql<{ company: string }>`select company from note`.execute(other);
    expect(rows.map(({ company }) => company).sort()).toEqual([...companies].sort());
    return times;
  }

  test("that may rest on each other's data are begun again where both have read what one has changed", async () => {
    expect(await begun(write)).toBe(3);
  });

  test("that rest on their own data alone do not make each other begin again", async () => {
    expect(await begun(writeOwn)).toBe(2);
  });
});

describe.skipIf(!ON_POSTGRES)("a change that rests on its own data alone", () => {
  const EVENT = {
    ...{ at: "2026-03-10T09:00:00.000Z", kind: "signed_in", accountId: null, operator: null },
    ...{ detail: null, count: 1, requestId: null, clientAddress: "192.0.2.7" },
  } as const;
  const KEYS = ["0".repeat(64)] as const;

  test("and a sign-in elsewhere from the same new address both enter the trail, under one pseudonym", async () => {
    const database = await freshPostgres();
    const other = await database.another();
    const companyId = await addCompany({ db: database.db, now: () => new Date() }, {});
    let tries = 0;
    await writeOwn(database.db, companyId, async (trx) => {
      tries += 1;
      // What this change knows was read before the other one is done.
      if (tries === 1)
        await write(other, null, (elsewhere) => appendEvent(elsewhere, KEYS, { ...EVENT, companyId }));
      await appendEvent(trx, KEYS, { ...EVENT, companyId });
    });
    const events = await database.db.selectFrom("event").select("address").execute();
    expect([tries, events.length, new Set(events.map(({ address }) => address)).size]).toEqual([2, 2, 1]);
    await other.destroy();
    await database.close();
  });

  test("is what saves of answers and of jottings are", async () => {
    const { world, admin } = await makeCompany();
    await sql`create table seen (change text, isolation text)`.execute(world.db);
    await sql`create function see() returns trigger language plpgsql as $$ begin
      insert into seen values (tg_table_name, current_setting('transaction_isolation')); return new; end $$`.execute(
      world.db,
    );
    for (const table of ["answer_change", "jotting", "event"])
      await sql`create trigger see after insert on ${sql.table(table)} for each row execute function see()`.execute(
        world.db,
      );
    await save(admin, QUESTION, { potenza: "10" });
    const jotting = { questionId: QUESTION, revision: 1, typed: [{ id: "potenza", value: "11" }] };
    await admin("survey.keepJottings", { body: { year: 2025, jottings: [jotting] } });
    const { rows } =
      await sql<object>`select distinct change, isolation from seen where change <> 'event' order by change`.execute(
        world.db,
      );
    expect(rows).toEqual([
      { change: "answer_change", isolation: "repeatable read" },
      { change: "jotting", isolation: "repeatable read" },
    ]);
    await world.close();
  });
});

describe.skipIf(!ON_POSTGRES)("changes of one company, by two instances at once,", () => {
  test.each([
    ["that may rest on anything", write],
    ["that rest on its own data alone", writeOwn],
  ])("%s each see what the one before has changed", async (_, change) => {
    const database = await freshPostgres();
    const other = await database.another();
    const company = await addCompany({ db: database.db, now: () => new Date() }, {});
    await sql`create table counted (times integer not null)`.execute(database.db);
    await sql`insert into counted values (0)`.execute(database.db);
    const times = async (handle: Db) =>
      (await sql<{ times: number }>`select times from counted`.execute(handle)).rows[0]?.times ?? 0;
    const raise = (handle: Db) =>
      change(handle, company, async (trx) => {
        const next = (await times(trx)) + 1;
        await sql`update counted set times = ${next}`.execute(trx);
      });
    await Promise.all(Array.from({ length: 20 }, (_unused, index) => raise(index % 2 ? database.db : other)));
    expect(await times(other)).toBe(20);
    await other.destroy();
    await database.close();
  });
});
