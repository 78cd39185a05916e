import { chmodSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { diskTroubleOf } from "~/api/disk-trouble";
import { storeRefusalOf } from "~/platform/disk/disk-errors";
import { openFolder } from "~/platform/disk/open-folder";
import { databaseFile } from "~/platform/store/engines/sqlite";
import { ON_POSTGRES } from "../../postgres/databases";
import { makeCompany } from "../company";
import type { World } from "../world";

const withCode = (code: string) => Object.assign(new Error("from below"), { code });
const folder = () => mkdtempSync(path.join(tmpdir(), "carta-disk-"));

describe("an error from below", () => {
  test.each([
    ["SQLITE_FULL", "full"],
    ["ENOSPC", "full"],
    ["EDQUOT", "full"],
    ["53100", "full"],
    ["58030", "failing"],
    ["XX001", "failing"],
    ["SQLITE_IOERR_WRITE", "failing"],
    ["SQLITE_CORRUPT_INDEX", "failing"],
    ["SQLITE_NOTADB", "failing"],
    ["EIO", "failing"],
    ["EMFILE", "failing"],
    ["SQLITE_CONSTRAINT_UNIQUE", null],
    ["ENOENT", null],
  ] as const)("%s is told as a disk that is %s", (code, trouble) => {
    expect(diskTroubleOf(withCode(code))).toBe(trouble);
    expect(storeRefusalOf(withCode(code))?.status ?? null).toBe(trouble === null ? null : 503);
  });

  test("that is no error of the system refuses nothing", () => {
    expect([storeRefusalOf("SQLITE_FULL"), storeRefusalOf(new Error("other"))]).toEqual([null, null]);
  });
});

// Of a database on a server the server says so: postgres/away.
describe.skipIf(ON_POSTGRES)("a store without space", () => {
  let world: World;
  let admin: Call;
  beforeEach(async () => {
    ({ world, admin } = await makeCompany());
  });
  afterEach(() => world.close());

  const save = (name: string) => admin("survey.savePosition", { body: { name: name.padEnd(60, "x") } });
  const names = async () =>
    (await world.db.selectFrom("saved_position").select("name").execute()).map(({ name }) => name);

  test("refuses with 503 and the time to wait, keeps what there was, and goes on when there is space", async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(world.db);
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count ?? 0}`).execute(world.db);
    let [refusal, saved] = [null as unknown, 0];
    for (; refusal === null && saved < 50; saved += 1) {
      await save(`${saved}`).catch((error: unknown) => (refusal = error));
    }
    expect(refusal).toMatchObject({ status: 503, code: "internal/disk_full", retryAfter: 60 });
    expect(await names()).toHaveLength(saved - 1);
    await sql`pragma max_page_count = 1000000`.execute(world.db);
    await save("afterwards");
    expect(await names()).toHaveLength(saved);
  });

  test("is not even tried below the space that stays free: nothing is written, everything is read, and people can sign out", async () => {
    world.parts.settings.leastSpace = 1e15;
    await expect(save("one")).rejects.toMatchObject({ status: 503, code: "internal/disk_full" });
    expect(await names()).toEqual([]);
    expect(await admin("user.info", {})).toBeTypeOf("object");
    await admin("identity.signOut", {});
    await expect(admin("user.info", {})).rejects.toMatchObject({ status: 401 });
  });
});

describe("a data folder that cannot be used", () => {
  test("is named with its path and what to do, where the database is damaged", async () => {
    const dir = folder();
    writeFileSync(databaseFile(dir), "not a database ".repeat(100));
    await expect(openFolder(dir)).rejects.toThrow(`Il database ${databaseFile(dir)} è danneggiato`);
  });

  test("is named where a file lies in its place", async () => {
    const file = path.join(folder(), "data");
    writeFileSync(file, "");
    await expect(openFolder(file)).rejects.toThrow("non è una cartella");
  });

  test.each([
    ["is not there", null],
    ["is empty", ""],
  ])("is refused where files lie beside a database that %s", async (_, content) => {
    const dir = folder();
    mkdirSync(path.join(dir, "files"));
    writeFileSync(path.join(dir, "files", "one"), "evidence");
    if (content !== null) writeFileSync(databaseFile(dir), content);
    await expect(openFolder(dir)).rejects.toThrow("ma il database");
    expect(content === null || statSync(databaseFile(dir)).size === 0).toBe(true);
  });

  test("begins anew where there are no files, and closes a copy that others may read", async () => {
    const dir = folder();
    await (await openFolder(dir)).destroy();
    chmodSync(databaseFile(dir), 0o644);
    await (await openFolder(dir)).destroy();
    expect(statSync(databaseFile(dir)).mode & 0o777).toBe(0o600);
    expect(readFileSync(databaseFile(dir)).length).toBeGreaterThan(0);
  });
});
