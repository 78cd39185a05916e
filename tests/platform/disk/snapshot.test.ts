import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { DamagedDatabase, namedIn } from "~/platform/disk/kept-copy";
import { NotRestored, restoreCopy } from "~/platform/disk/restore-copy";
import { takeSnapshot } from "~/platform/disk/snapshot";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import { databaseFile } from "~/platform/store/engines/sqlite";
import { startBucket } from "../../bucket/server";
import { ON_POSTGRES } from "../../postgres/databases";
import { CLASS } from "../../questions";
import { makeCompany } from "../company";
import { attach, folderOf, handIn, stored } from "../files/filing";
import { fileNamed, pdf } from "../files/samples";
import type { World } from "../world";

let world: World;
let admin: Call;
let folder: string;
let copy: string;

beforeEach(async () => {
  ({ world, admin } = await makeCompany({}));
  folder = mkdtempSync(path.join(tmpdir(), "carta-esg-copy-"));
  copy = path.join(folder, "copy");
});
afterEach(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

let number = 0;
async function answeredWith(): Promise<void> {
  number += 1;
  const [id = ""] = await handIn(admin, CLASS, fileNamed(`${number}.pdf`, pdf(`content ${number}`)));
  await attach(admin, CLASS, [id], { classe: number % 2 ? "b" : "c" });
}

/** The installation of this test: with its database, wherever it is. */
const installation = () => ({ ...world.parts.settings, databaseUrl: world.databaseUrl });
const sha256 = (place: string) => createHash("sha256").update(readFileSync(place)).digest("hex");

/** Every file that the copy names is there as it was handed in, and no other. */
function expectWhole(): void {
  const named = namedIn(copy);
  const sums = named.map(({ id }) => [id, sha256(path.join(copy, "files", id))]);
  expect(sums).toEqual(named.map((file) => [file.id, file.sha256]));
  expect(readdirSync(path.join(copy, "files")).sort()).toEqual(named.map(({ id }) => id));
}

/** What tables say that are copied one after the other: how often the one answer was saved. */
function savesIn(folder: string): Partial<Record<"answer" | "draft" | "changes", number>>[] {
  const store = new BetterSqlite(databaseFile(folder), { readonly: true });
  const saves = store
    .prepare(
      `SELECT a.revision AS answer, d.revision AS draft, (SELECT count(*) FROM answer_change) AS changes
       FROM answer a JOIN draft d USING (company_id, year)`,
    )
    .all() as Record<"answer" | "draft" | "changes", number>[];
  store.close();
  return saves;
}

describe("a copy", () => {
  test("is of one state of database and files while answers change their files on and on", async () => {
    await answeredWith();
    let isTaken = false;
    const saving = (async () => {
      while (!isTaken) await answeredWith();
    })();
    const taken = await takeSnapshot(installation(), copy).finally(() => (isTaken = true));
    await saving;
    expect(taken).toMatchObject({ missing: [], damaged: [] });
    expectWhole();
    const [{ answer = 0, draft, changes } = {}] = savesIn(copy);
    expect(answer).toBeGreaterThan(0);
    expect([draft, changes]).toEqual([answer, answer]);
  }, 60_000);

  test.skipIf(!ON_POSTGRES)(
    "is of the moment when it began, whatever is saved between two tables",
    async () => {
      const [id = ""] = await handIn(admin, CLASS, fileNamed("a.pdf", pdf("a")));
      await attach(admin, CLASS, [id], { classe: "b" });
      const holder = new pg.Client({ connectionString: world.databaseUrl ?? "" });
      await holder.connect();
      const waiting = async () =>
        (
          await holder.query(
            "select 1 from pg_locks where not granted and relation = 'company_dispute'::regclass",
          )
        ).rowCount;
      // It comes after the answers and before the draft, and no save needs it.
      await holder.query("begin");
      await holder.query("lock table company_dispute in access exclusive mode");
      const taking = takeSnapshot(installation(), copy);
      try {
        await expect.poll(waiting).toBe(1);
        for (const classe of ["c", "d"]) await attach(admin, CLASS, [id], { classe });
      } finally {
        await holder.end();
      }
      expect(await taking).toMatchObject({ files: 1, missing: [], damaged: [] });
      expect(savesIn(copy)).toEqual([{ answer: 1, draft: 1, changes: 1 }]);
      expectWhole();
    },
  );

  test.skipIf(ON_POSTGRES)("that finds a file deleted takes the database as of a later moment", async () => {
    const bucket = await startBucket();
    try {
      const settings = { ...installation(), bucket: bucket.settings };
      const sums = ["a", "b"].map((words) => pdf(words));
      for (const bytes of sums) {
        const [id = ""] = await handIn(admin, CLASS, fileNamed("a.pdf", bytes));
        bucket.objects.set(`files/${id}`, { bytes: Buffer.from(bytes), modifiedAt: Date.now() });
      }
      const [first = "", second = ""] = stored(world);
      bucket.trouble(({ method }) => {
        // As the server deletes: the row first.
        if (method === "GET" && bucket.objects.delete(`files/${second}`))
          void world.db.deleteFrom("attachment").where("id", "=", second).execute();
        return null;
      });
      expect(await takeSnapshot(settings, copy)).toEqual({
        folder: copy,
        files: 1,
        missing: [],
        damaged: [],
      });
      expect(namedIn(copy).map(({ id }) => id)).toEqual([first]);
      expectWhole();
    } finally {
      await bucket.close();
    }
  });

  test("names the files that are missing indeed, and those that are not what was handed in", async () => {
    for (const words of ["a", "b", "c"]) await handIn(admin, CLASS, fileNamed(`${words}.pdf`, pdf(words)));
    const [whole = "", changed = "", gone = ""] = stored(world);
    writeFileSync(path.join(folderOf(world), changed), "altro");
    rmSync(path.join(folderOf(world), gone));
    expect(await takeSnapshot(installation(), copy)).toEqual({
      ...{ folder: copy, files: 2, missing: [gone], damaged: [changed] },
    });
    expect(readdirSync(copy).sort()).toEqual(["carta-esg.sqlite", "files"]);
    expect(readdirSync(path.join(copy, "files")).sort()).toEqual([whole, changed].sort());
  });
});

describe.skipIf(ON_POSTGRES)("restoring a copy", () => {
  const rowsOf = (dataDir: string) => {
    const store = new BetterSqlite(databaseFile(dataDir), { readonly: true });
    const rows = ["answer", "answer_change", "attachment"].map((table) =>
      store.prepare(`SELECT * FROM ${table} ORDER BY 1, 2, 3`).all(),
    );
    store.close();
    return rows;
  };
  const empty = () => ({ dataDir: path.join(folder, "restored"), databaseUrl: null, bucket: null });

  beforeEach(async () => {
    await answeredWith();
    await takeSnapshot(installation(), copy);
  });

  test("gives the rows, the files and the secrets back, and leaves the copy as it is", async () => {
    writeFileSync(path.join(copy, "session-secret"), "0".repeat(64));
    const to = empty();
    expect(await restoreCopy(copy, to)).toEqual({ files: 1, missing: [], damaged: [] });
    expect(rowsOf(to.dataDir)).toEqual(rowsOf(copy));
    expect(readdirSync(path.join(to.dataDir, "files"))).toEqual(readdirSync(path.join(copy, "files")));
    expect(readFileSync(path.join(to.dataDir, "session-secret"), "utf8")).toBe("0".repeat(64));
    expectWhole();
  });

  test("puts the files into the bucket of an installation that has one", async () => {
    const bucket = await startBucket();
    try {
      const to = { ...empty(), bucket: bucket.settings };
      expect(await restoreCopy(copy, to)).toMatchObject({ files: 1, missing: [] });
      expect([...bucket.objects.keys()]).toEqual(
        readdirSync(path.join(copy, "files")).map((id) => `files/${id}`),
      );
      expect(existsSync(path.join(to.dataDir, "files"))).toBe(false);
    } finally {
      await bucket.close();
    }
  });

  test("is refused where there are data or another secret, and changes nothing", async () => {
    const to = empty();
    await restoreCopy(copy, to);
    await expect(restoreCopy(copy, to)).rejects.toThrow(NotRestored);
    const other = { ...empty(), dataDir: path.join(folder, "other") };
    writeFileSync(path.join(copy, "session-secret"), "0".repeat(64));
    await restoreCopy(copy, other);
    rmSync(databaseFile(other.dataDir));
    writeFileSync(path.join(other.dataDir, "session-secret"), "1".repeat(64));
    await expect(restoreCopy(copy, other)).rejects.toThrow(NotRestored);
    expect(existsSync(databaseFile(other.dataDir))).toBe(false);
    await expect(restoreCopy(folder, empty())).rejects.toThrow("non c'è una copia");
  });

  test("of a damaged copy says so: a database that is not sound is refused, a file is named", async () => {
    const [id = ""] = readdirSync(path.join(copy, "files"));
    writeFileSync(path.join(copy, "files", id), "altro");
    expect(await restoreCopy(copy, empty())).toMatchObject({ files: 1, damaged: [id] });
    const bytes = readFileSync(databaseFile(copy));
    bytes.fill(0xff, 8192, 16_384);
    writeFileSync(databaseFile(copy), bytes);
    const other = { ...empty(), dataDir: path.join(folder, "other") };
    await expect(restoreCopy(copy, other)).rejects.toThrow(DamagedDatabase);
    expect(existsSync(databaseFile(other.dataDir))).toBe(false);
  });
});
