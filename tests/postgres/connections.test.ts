import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sql } from "kysely";
import { storeRefusalOf } from "~/platform/disk/disk-errors";
import { openInstallation } from "~/platform/disk/open-installation";
import { figuresOf } from "~/platform/provider/figures";
import type { Db, Trx } from "~/platform/scope";
import { openPostgres, poolLoad } from "~/platform/store/engines/postgres";
import { clockOver } from "~/platform/store/engines/server-clock";
import { undoneUnlessStored, write } from "~/platform/store/write";
import {
  dropDatabase,
  freshPostgres,
  type FreshDatabase,
  newDatabase,
  ON_POSTGRES,
  runAt,
} from "./databases";
import { makeWorld, type World } from "../platform/world";

/** An address of a server that can fall silent, as where a network drops what is sent, or break off. */
async function address(url: string) {
  const target = new URL(url);
  const open = new Set<Socket>();
  let isSilent = false;
  const server = createServer((socket) => {
    const there = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [socket, there],
      [there, socket],
    ] as const) {
      open.add(from);
      from.on("data", (bytes) => isSilent || to.write(bytes));
      from.on("error", () => undefined).on("close", () => isSilent || to.destroy());
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const behind = new URL(url);
  behind.port = String((server.address() as { port: number }).port);
  return {
    url: behind.href,
    silence: (is: boolean) => void (isSilent = is),
    breakOff: () => open.forEach((socket) => socket.resetAndDestroy()),
    close() {
      open.forEach((socket) => socket.destroy());
      server.close();
    },
  };
}

describe.skipIf(!ON_POSTGRES)("a connection to PostgreSQL", () => {
  let database: FreshDatabase;
  let front: Awaited<ReturnType<typeof address>>;
  let db: Db;

  beforeEach(async () => {
    database = await freshPostgres();
    front = await address(database.url);
    db = await openPostgres({ url: front.url, connections: 2, schema: "as it is", silentMs: 300 });
  });
  afterEach(async () => {
    front.silence(false);
    front.close();
    await db.destroy();
    await database.close();
  });

  const one = async () => (await sql<{ n: number }>`select 1 as n`.execute(db)).rows;
  const refused = (work: Promise<unknown>) =>
    work.then(
      () => "done",
      (error: unknown) => storeRefusalOf(error)?.code ?? error,
    );

  test("whose server is silent is given up after a while, and the next one answers", async () => {
    await one();
    front.silence(true);
    expect(await refused(one())).toBe("internal/no_answer");
    front.silence(false);
    expect(await one()).toEqual([{ n: 1 }]);
  });

  test("whose server is silent at the first look at its clock is asked again soon", async () => {
    await one();
    front.silence(true);
    const clock = await clockOver(db, () => new Date(Date.now() + 3_600_000));
    front.silence(false);
    await expect.poll(() => clock.now().getTime() - Date.now(), { timeout: 20_000 }).toBeLessThan(1_000);
    clock.stop();
  });

  test("of a machine that vanishes in a transaction holds nothing for longer than others wait", async () => {
    const { rows } = await sql<{ idle: string; looked: string }>`
      select current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('client_connection_check_interval', true) as looked`.execute(db);
    expect(rows).toEqual([{ idle: "20s", looked: "5s" }]);

    const name = (handle: Db, word: string) => sql`update word_of_test set word = ${word}`.execute(handle);
    await runAt(database.url, "create table word_of_test (word text)");
    await sql`insert into word_of_test values ('')`.execute(db);
    let isHeld = () => {};
    const held = new Promise<void>((resolve) => (isHeld = resolve));
    const vanished = write(db, null, async (trx) => {
      await sql`set local idle_in_transaction_session_timeout = 200`.execute(trx);
      await name(trx, "perduta");
      isHeld();
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await name(trx, "perduta");
    });
    await held;
    await write(database.db, null, (trx) => name(trx, "salva"));
    expect(await refused(vanished)).toBe("internal/no_answer");
    expect((await sql`select word from word_of_test`.execute(db)).rows).toEqual([{ word: "salva" }]);
  });

  test("that falls silent under a change is told to all that wait in its line at once", async () => {
    let begun = 0;
    const change = () =>
      write(db, null, async (trx) => {
        begun += 1;
        front.silence(true);
        await sql`select 1`.execute(trx);
      });
    const outcomes = await Promise.all([change(), change(), change(), change()].map(refused));
    expect(outcomes).toEqual(Array.from({ length: 4 }, () => "internal/no_answer"));
    expect(begun).toBe(1);
    front.silence(false);
    expect(await one()).toEqual([{ n: 1 }]);
  });

  test.each([
    ["falls silent", () => front.silence(true), []],
    ["breaks", () => front.breakOff(), []],
    ["declines it", (trx: Trx) => sql`select 1 from nowhere`.execute(trx), ["undone"]],
  ])(
    "that %s under a change leaves what it made elsewhere to whoever knows how that ended",
    async (_, befalls, undone) => {
      const seen: string[] = [];
      const change = write(db, null, async (trx) => {
        await befalls(trx);
        await sql`select 1`.execute(trx);
      });
      await refused(undoneUnlessStored(change, async () => void seen.push("undone")));
      expect(seen).toEqual(undone);
    },
  );

  test("that breaks under a change is said to be away, and the next change is done", async () => {
    let isFirst = true;
    const change = () =>
      write(db, null, async (trx) => {
        if (isFirst) front.breakOff();
        isFirst = false;
        await sql`select pg_sleep(0.05)`.execute(trx);
      });
    expect(await refused(change())).toBe("internal/no_answer");
    expect(await refused(change())).toBe("done");
  });
});

describe.skipIf(!ON_POSTGRES)("the figures of a process", () => {
  let world: World;
  let database: FreshDatabase;
  beforeEach(async () => {
    world = await makeWorld();
    database = await freshPostgres();
  });
  afterEach(async () => {
    await database.close();
    await world.close();
  });

  /** The gauges of this name, by the values of their labels. */
  const told = async (name: string, db: Db) => {
    const families = await figuresOf({ ...world.parts, db }, true);
    const samples = families.find((one) => one.name === name)?.samples ?? [];
    return Object.fromEntries(samples.map(({ labels, value }) => [Object.values(labels).join(), value]));
  };

  test("tell its connections, of which there are as many as its settings say, and who wants one", async () => {
    const settings = { dataDir: "", databaseUrl: database.url, databaseConnections: 2 };
    const db = await openInstallation(settings);
    const asleep = [1, 2, 3].map(() => sql`select pg_sleep(0.5)`.execute(db));
    await expect.poll(() => poolLoad(db)).toEqual({ total: 2, idle: 0, waiting: 1 });
    expect(await told("carta_database_connections", db)).toEqual({ idle: 0, in_use: 2, wanted: 1 });
    expect(await told("carta_store_answers", db)).toEqual({ "": 1 });
    expect(await told("carta_store_up", db)).toEqual({ "": 1 });
    await Promise.all(asleep);
    await db.destroy();
  });

  test.each(["is silent", "refuses every connection"])(
    "come without those of a store that %s",
    async (how) => {
      const front = await address(database.url);
      const db = await openPostgres({ url: front.url, connections: 2, schema: "as it is", silentMs: 300 });
      await told("carta_work", db);
      if (how === "is silent") front.silence(true);
      else front.close();
      expect(await told("carta_store_answers", db)).toEqual({ "": 0 });
      expect(await told("carta_store_up", db)).toEqual({ "": 0 });
      expect(Object.keys(await told("carta_database_connections", db))).toEqual(["idle", "in_use", "wanted"]);
      front.silence(false);
      front.close();
      await db.destroy();
    },
  );
});

describe.skipIf(!ON_POSTGRES)("an empty database", () => {
  test("that several instances open at once is brought to the schema by one of them", async () => {
    const url = await newDatabase();
    try {
      const opened = await Promise.all(
        Array.from({ length: 4 }, () => openPostgres({ url, connections: 1 })),
      );
      for (const db of opened) {
        expect(await db.selectFrom("company").select("id").execute()).toEqual([]);
        await db.destroy();
      }
      await runAt(url, "select 1 from card_version");
    } finally {
      await dropDatabase(url);
    }
  });
});
