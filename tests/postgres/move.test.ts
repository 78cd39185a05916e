import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Moved, moveStore } from "~/platform/store/moving/move-store";
import type { Db } from "~/platform/scope";
import { openInstallation } from "~/platform/disk/open-installation";
import { restoreCopy } from "~/platform/disk/restore-copy";
import { takeSnapshot } from "~/platform/disk/snapshot";
import { openPostgres } from "~/platform/store/engines/postgres";
import { openStore } from "~/platform/store/engines/sqlite";
import { tablesOf } from "~/platform/store/moving/tables";
import { runCommand } from "../run-command";
import {
  dropDatabase,
  type FreshDatabase,
  freshPostgres,
  newDatabase,
  ON_POSTGRES,
  runAt,
} from "./databases";
import { demoFolder, scratchFolder } from "./demo-on-server";

/** Thousands of rows go there and back; a machine with much other work is slow, not wrong. */
const PATIENCE = 300_000;

describe.skipIf(!ON_POSTGRES)("moving the data of an installation", { timeout: PATIENCE }, () => {
  let folder: string;
  let demo: string;
  let server: FreshDatabase;
  const opened: Db[] = [];

  beforeAll(async () => {
    demo = await demoFolder();
  }, PATIENCE);
  afterAll(() => rmSync(demo, { recursive: true }));

  beforeEach(async () => {
    folder = scratchFolder();
    server = await freshPostgres();
  });
  afterEach(async () => {
    for (const db of opened.splice(0)) await db.destroy();
    await server.close();
    rmSync(folder, { recursive: true });
  });

  async function opening(place: string): Promise<Db> {
    const db = await openStore(place);
    opened.push(db);
    return db;
  }
  const embedded = (name: string) => opening(path.join(folder, name));
  const demoStore = () => opening(demo);

  async function moved(from: Db, to: Db): Promise<Moved[]> {
    const all: Moved[] = [];
    await moveStore(from, to, (one) => all.push(one));
    return all;
  }

  test("takes the demo data into PostgreSQL and back, table by table the same", async () => {
    const filled = await demoStore();
    const there = await moved(filled, server.db);
    const back = await moved(server.db, await embedded("back"));
    expect(back).toEqual(there);
    expect(there.filter(({ rows }) => rows > 0).map(({ table }) => table)).toEqual(
      expect.arrayContaining(["account", "answer", "attachment", "card_version", "company", "event"]),
    );
  });

  test("gives no number of a deleted row a second time", async () => {
    const from = await embedded("from");
    const mail = { recipient: "a@b.example", recipient_name: "", template: "", params: "{}" };
    const times = { created_at: "2026-01-01T00:00:00.000Z", next_attempt_at: "2026-01-01T00:00:00.000Z" };
    const add = (db: Db) =>
      db
        .insertInto("mail")
        .values({ ...mail, ...times })
        .returning("id")
        .executeTakeFirstOrThrow();
    await add(from);
    const { id } = await add(from);
    await from.deleteFrom("mail").where("id", "=", id).execute();
    await moved(from, server.db);
    expect((await add(server.db)).id).toBe(id + 1);
    const back = await embedded("back");
    await moved(server.db, back);
    expect((await add(back)).id).toBe(id + 2);
  });

  test("refuses a store that has rows already, and changes nothing there", async () => {
    const filled = await demoStore();
    await moved(filled, server.db);
    const before = await sql<{ count: number }>`select count(*) as count from answer`.execute(server.db);
    await expect(moved(filled, server.db)).rejects.toThrow("La destinazione non è vuota");
    expect(await sql`select count(*) as count from answer`.execute(server.db)).toMatchObject({
      rows: before.rows,
    });
  });

  test("a backup of a server is a data folder with the same rows and the files they name", async () => {
    const there = await moved(await demoStore(), server.db);
    const shared = path.join(folder, "shared");
    cpSync(path.join(demo, "files"), path.join(shared, "files"), { recursive: true });
    const backup = path.join(folder, "backup");
    const { files, missing } = await takeSnapshot({ dataDir: shared, databaseUrl: server.url }, backup);
    expect([files, missing]).toEqual([readdirSync(path.join(shared, "files")).length, []]);
    const again = await newDatabase();
    try {
      const to = { dataDir: path.join(folder, "again"), databaseUrl: again };
      const restored = await restoreCopy(backup, to);
      expect(restored).toEqual({ files, missing: [], damaged: [] });
      expect(readdirSync(path.join(to.dataDir, "files")).length).toBe(files);
      const db = await openInstallation(to);
      expect(await moved(db, await embedded("back"))).toEqual(there);
      await db.destroy();
      await expect(restoreCopy(backup, to)).rejects.toThrow("La destinazione non è vuota");
    } finally {
      await dropDatabase(again);
    }
  });

  test("what the command backup has copied of a server the command restore puts into an empty database, equal in all", async () => {
    const there = await moved(await demoStore(), server.db);
    const shared = path.join(folder, "shared");
    cpSync(path.join(demo, "files"), path.join(shared, "files"), { recursive: true });
    const settings = (dataDir: string, url: string) => ({
      ...{ DATA_DIR: dataDir, DATABASE_URL: url },
      ...{ SESSION_SECRET: "0123456789abcdef".repeat(3), SIGNING_KEY: "0".repeat(64) },
    });
    const copy = path.join(folder, "copy");
    const taken = await runCommand("backup", [copy], settings(shared, server.url));
    const again = path.join(folder, "again");
    const free = await newDatabase();
    try {
      const restored = await runCommand("restore", [copy], settings(again, free));
      const files = filesIn(shared);
      const all = expect.stringContaining(`database e ${files.length} file`);
      expect(files).not.toEqual([]);
      expect([taken, restored]).toEqual([
        { code: 0, output: all },
        { code: 0, output: all },
      ]);
      expect(filesIn(again)).toEqual(files);
      const db = await openInstallation({ dataDir: again, databaseUrl: free });
      opened.push(db);
      expect(await moved(db, await embedded("back"))).toEqual(there);
    } finally {
      await dropDatabase(free);
    }
  });

  /** The files of a data folder: their names, and what is in them. */
  const filesIn = (dataDir: string): [string, string][] =>
    readdirSync(path.join(dataDir, "files"))
      .sort()
      .map((name) => [name, readFileSync(path.join(dataDir, "files", name), "base64")]);

  describe("by the command", () => {
    let from: string;
    let free: string;
    beforeEach(async () => {
      from = path.join(folder, "from");
      cpSync(demo, from, { recursive: true });
      free = await newDatabase();
    });
    afterEach(() => dropDatabase(free));

    const move = (one: string, other: string) => runCommand("move", [one, other], {});
    const isServed = { code: 1, output: expect.stringContaining("lavora un server: fermalo prima") };
    const isDone = { code: 0, output: expect.stringContaining("nelle due parti sono uguali") };
    const databases = (place: string) => readdirSync(place).filter((name) => /sqlite$/.test(name));

    test("is refused while a server works on either side, and done when none does", async () => {
      await sql`select 1`.execute(server.db);
      expect(await move(from, server.url)).toEqual(isServed);
      const noted = path.join(from, "server.json");
      writeFileSync(noted, JSON.stringify({ primary: process.pid, serving: [process.pid], at: 0 }));
      expect(await move(from, free)).toEqual(isServed);
      rmSync(noted);
      expect(databases(from)).toEqual(["carta-esg.sqlite"]);
      expect(await move(from, free)).toEqual(isDone);
    });

    test("leaves a folder that no server opens by mistake, and into which the data can come back", async () => {
      expect(await move(from, free)).toEqual(isDone);
      const [name = ""] = databases(from);
      expect([name, databases(from).length]).toEqual([expect.stringMatching(/^carta-esg\.moved-/), 1]);
      const opening = () => openInstallation({ dataDir: from, databaseUrl: null });
      await expect(opening()).rejects.toThrow(/spostati in un PostgreSQL: indicalo con DATABASE_URL/);
      expect(await move(free, from)).toEqual(isDone);
      expect(databases(from).sort()).toEqual([name, "carta-esg.sqlite"].sort());
      await dropDatabase(free);
      free = await newDatabase();
      expect(await move(from, free)).toEqual(isDone);
      await expect(opening()).rejects.toThrow(databases(from).sort().at(-1));
      expect(await move(free, from)).toEqual(isDone);
      await opening().then((db) => db.destroy());
    });

    test("that was refused can be repeated as it was written", async () => {
      expect(await move(from, free)).toEqual(isDone);
      const serving = await openInstallation({ dataDir: folder, databaseUrl: free });
      const back = path.join(folder, "back");
      const words = [free, back] as const;
      expect(await move(...words)).toEqual(isServed);
      expect(existsSync(path.join(back, "carta-esg.sqlite"))).toBe(false);
      await serving.destroy();
      expect(await move(...words)).toEqual(isDone);
      expect(readdirSync(back)).toEqual(["carta-esg.sqlite"]);
    });

    test("that finds one row changed on the other side is refused, and has done nothing on either", async () => {
      const db = await openInstallation({ dataDir: folder, databaseUrl: free });
      await db.destroy();
      const { chain } = await (
        await demoStore()
      )
        .selectFrom("event")
        .select("chain")
        .executeTakeFirstOrThrow();
      await runAt(
        free,
        `create function altered() returns trigger language plpgsql
           as $$ begin new.kind := new.kind || ' '; return new; end $$`,
        `create trigger alters before insert on event
           for each row when (new.chain = '${chain}' and new.sequence = 1) execute function altered()`,
      );
      const archive = () => readFileSync(path.join(from, "carta-esg.sqlite"));
      const before = archive();
      expect(await move(from, free)).toEqual({
        code: 1,
        output: expect.stringContaining(
          "Le righe di event non sono uguali nelle due parti: niente è stato spostato.",
        ),
      });
      expect(databases(from)).toEqual(["carta-esg.sqlite"]);
      expect(archive().equals(before)).toBe(true);
      const [source, target] = [await opening(from), await openPostgres({ url: free, connections: 2 })];
      opened.push(target);
      for (const { name } of await tablesOf(source)) {
        const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(target);
        expect([name, rows]).toEqual([name, []]);
      }
      for (const one of opened.splice(0)) await one.destroy();
      await runAt(free, "drop trigger alters on event");
      expect(await move(from, free)).toEqual(isDone);
    });

    test("and a restore go into a database whose servers have started and done nothing else", async () => {
      const noteKey = (db: Db) =>
        sql`insert into signing_key (key_id, first_used_at) values ('una', '2026-01-01')`.execute(db);
      await noteKey(server.db);
      await moved(await demoStore(), server.db);
      const db = await openInstallation({ dataDir: folder, databaseUrl: free });
      await noteKey(db);
      await db.destroy();
      const copy = path.join(folder, "copy");
      await takeSnapshot({ dataDir: demo, databaseUrl: null }, copy);
      const to = { dataDir: path.join(folder, "to"), databaseUrl: free };
      const environment = {
        DATA_DIR: to.dataDir,
        DATABASE_URL: server.url,
        SESSION_SECRET: "0123456789abcdef".repeat(3),
      };
      expect(await runCommand("restore", [copy], { ...environment, SIGNING_KEY: "0".repeat(64) })).toEqual(
        isServed,
      );
      expect(await restoreCopy(copy, to)).toMatchObject({ missing: [], damaged: [] });
      rmSync(path.join(to.dataDir, "files"), { recursive: true });
      await expect(restoreCopy(copy, to)).rejects.toThrow("La destinazione non è vuota");
      expect(existsSync(path.join(to.dataDir, "files"))).toBe(false);
    });
  });

  test("a backup that fails leaves no folder behind", async () => {
    const backup = path.join(folder, "backup");
    const away = new URL(server.url);
    away.pathname = "/nowhere";
    await expect(takeSnapshot({ dataDir: folder, databaseUrl: away.href }, backup)).rejects.toThrow();
    expect([existsSync(backup), existsSync(`${backup}.unfinished`)]).toEqual([false, false]);
  });
});
