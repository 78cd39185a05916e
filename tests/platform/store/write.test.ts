import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "~/platform/scope";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import { openStore } from "~/platform/store/engines/sqlite";
import { write, writeOwn, type Waiting } from "~/platform/store/write";

const AT = "2026-03-01T10:00:00.000Z";

let folder: string;
let db: Db;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "carta-esg-"));
  db = await openStore(folder);
  await db
    .insertInto("company")
    .values({
      id: "c1",
      business_name: "Azienda S.r.l.",
      country: "IT",
      id_type: "partitaIva",
      fiscal_year: 2025,
      created_at: AT,
      updated_at: AT,
    })
    .execute();
});

afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** Reads, lets others run, and writes one more: loses updates wherever transactions overlap. */
const raiseRevision = (handle: Db, waiting?: Waiting, change: typeof write | typeof writeOwn = write) =>
  change(
    handle,
    "c1",
    async (trx) => {
      const { revision } = await readCompany(trx);
      await new Promise((resolve) => setImmediate(resolve));
      await trx
        .updateTable("company")
        .set({ revision: revision + 1 })
        .where("id", "=", "c1")
        .execute();
    },
    waiting,
  );

/** A clock that moves on a tenth of a second each time a transaction waits. */
function quickTime(afterPause: (pauses: number) => Promise<void> | void): Waiting {
  let pauses = 0;
  return {
    now: () => pauses * 100,
    async pause() {
      pauses += 1;
      await afterPause(pauses);
    },
  };
}

/** A change of another process that goes on. */
function heldElsewhere() {
  const elsewhere = new BetterSqlite(path.join(folder, "carta-esg.sqlite"));
  elsewhere.exec("begin immediate");
  return elsewhere;
}

const readCompany = (handle: Db) =>
  handle.selectFrom("company").select(["revision", "lock"]).where("id", "=", "c1").executeTakeFirstOrThrow();

describe("write", () => {
  test.each([
    ["changes", write],
    ["changes that rest on its own data alone", writeOwn],
  ])("%s of one company that start together all count", async (_, change) => {
    await Promise.all(Array.from({ length: 30 }, () => raiseRevision(db, undefined, change)));
    expect(await readCompany(db)).toEqual({ revision: 31, lock: 30 });
  });

  test("what failed leaves nothing behind and the next change works", async () => {
    const failed = write(db, "c1", async (trx) => {
      await trx.updateTable("company").set({ business_name: "Perduta" }).execute();
      throw new Error("refused");
    });
    await expect(failed).rejects.toThrow("refused");
    await raiseRevision(db);
    expect(await readCompany(db)).toEqual({ revision: 2, lock: 1 });
  });

  test("a read that starts during a change sees it whole", async () => {
    const changing = raiseRevision(db);
    const seen = await readCompany(db);
    await changing;
    expect([1, 2]).toContain(seen.revision);
    expect(seen.lock).toBe(seen.revision - 1);
  });

  test("two connections to one file lose no change", async () => {
    const other = await openStore(folder);
    await Promise.all(Array.from({ length: 40 }, (_, i) => raiseRevision(i % 2 ? db : other)));
    await other.destroy();
    expect((await readCompany(db)).revision).toBe(41);
  });

  test("a lock held elsewhere for a moment is waited for", async () => {
    const elsewhere = heldElsewhere();
    await raiseRevision(
      db,
      quickTime((pauses) => void (pauses === 4 && elsewhere.exec("commit"))),
    );
    elsewhere.close();
    expect((await readCompany(db)).revision).toBe(2);
  });

  test("a lock held for three seconds ends in SQLITE_BUSY, and reads go on meanwhile", async () => {
    const elsewhere = heldElsewhere();
    const read: number[] = [];
    const waiting = quickTime(async () => void read.push((await readCompany(db)).revision));
    const change = raiseRevision(db, waiting);
    await expect(change).rejects.toMatchObject({ code: expect.stringMatching(/^SQLITE_BUSY/) });
    expect(read).toEqual(Array.from({ length: 31 }, () => 1));
    elsewhere.exec("rollback");
    elsewhere.close();
  });

  test.each([
    ["begins again fifteen times, where another change came before it", "40001", 16],
    ["is not begun again, where two changes waited for each other", "40P01", 1],
    ["is not begun again, where another one holds a row", "55P03", 1],
  ])("a change that has waited three seconds for its turn %s", async (_, code, expected) => {
    let [now, tries] = [0, 0];
    const waiting = { now: () => now, pause: async () => undefined };
    const before = write(db, "c1", async () => void (now = 3_001), waiting);
    const change = write(
      db,
      "c1",
      () => {
        tries += 1;
        throw Object.assign(new Error("met another change"), { code });
      },
      waiting,
    );
    await before;
    await expect(change).rejects.toMatchObject({ code });
    expect(tries).toBe(expected);
  });

  test("without a clock of its own it really pauses between two tries", async () => {
    const elsewhere = heldElsewhere();
    setTimeout(() => elsewhere.exec("commit"), 50);
    await raiseRevision(db);
    elsewhere.close();
    expect((await readCompany(db)).revision).toBe(2);
  });
});

describe("a second process on the same file", () => {
  const children: ChildProcess[] = [];
  afterEach(() => children.splice(0).forEach((child) => child.kill("SIGKILL")));

  test("loses no change and leaves the file sound (fault 43)", async () => {
    const script = path.join(import.meta.dirname, "raise-revision.ts");
    for (let i = 0; i < 2; i++) {
      children.push(fork(script, [folder, "25"], { execArgv: ["--import", "tsx"] }));
    }
    const codes = await Promise.all(children.map(async (child) => (await once(child, "exit"))[0] as number));
    expect(codes).toEqual([0, 0]);
    expect((await readCompany(db)).revision).toBe(51);
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    expect(rows).toEqual([{ integrity_check: "ok" }]);
  }, 30_000);

  test("may open an empty folder at the same moment (fault 43)", async () => {
    const fresh = mkdtempSync(path.join(tmpdir(), "carta-esg-"));
    const stores = await Promise.all([1, 2, 3].map(() => openStore(fresh)));
    expect(await stores[2]?.selectFrom("company").select("id").execute()).toEqual([]);
    await Promise.all(stores.map((store) => store.destroy()));
    rmSync(fresh, { recursive: true, force: true });
  });
});
