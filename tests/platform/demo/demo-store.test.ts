import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isDemoFolder } from "~/platform/data-folder";
import { DEMO_COMPANIES } from "~/demo/companies";
import { createDemoStore, hasDatabase } from "~/demo/demo-store";
import { openStore } from "~/platform/store/engines/sqlite";
import { readSettings } from "~/settings.server";

const ROOT = path.join(import.meta.dirname, "../../..");

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), "carta-esg-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("a demo folder", () => {
  test("is marked and holds a whole database and no leftovers", async () => {
    const settings = readSettings({ DATA_DIR: folder });
    expect([isDemoFolder(folder), hasDatabase(folder)]).toEqual([false, false]);
    await createDemoStore(settings);
    expect([isDemoFolder(folder), hasDatabase(folder)]).toEqual([true, true]);
    expect(readdirSync(folder).sort()).toEqual([
      "carta-esg.sqlite",
      "demo-data.txt",
      "files",
      "session-secret",
    ]);
    const db = await openStore(folder);
    expect(await db.selectFrom("company").select("id").execute()).toHaveLength(DEMO_COMPANIES.length);
    await db.destroy();
  });

  test("is marked but stays without a database when loading fails", async () => {
    const settings = readSettings({ DATA_DIR: folder });
    const broken = () => {
      throw new Error("no clock");
    };
    await expect(createDemoStore(settings, { now: broken })).rejects.toThrow("no clock");
    expect(isDemoFolder(folder)).toBe(true);
    expect(existsSync(path.join(folder, "carta-esg.sqlite"))).toBe(false);
    expect(readdirSync(folder)).toEqual(["demo-data.txt", "session-secret"]);
  });

  test("is not served by npm start", async () => {
    await createDemoStore(readSettings({ DATA_DIR: folder }));
    const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "app/commands/serve.ts"], {
      cwd: ROOT,
      encoding: "utf8",
      env: { ...process.env, DATA_DIR: folder, ALLOW_DEMO_DATA: "" },
    });
    expect(status).toBe(1);
    expect(stderr).toContain("ALLOW_DEMO_DATA=true");
  }, 20_000);

  test("makes no demo folder of the one above it: ./data beside ./data/demo", async () => {
    const inside = path.join(folder, "demo");
    await createDemoStore(readSettings({ DATA_DIR: inside }));
    expect([isDemoFolder(inside), isDemoFolder(folder)]).toEqual([true, false]);
  });
});
