import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createDemoStore } from "~/demo/demo-store";
import { openStore } from "~/platform/store/engines/sqlite";
import { readSettings } from "~/settings.server";
import { bundled } from "../bundled";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), "carta-esg-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = async (command: string, ...given: string[]) =>
  spawnSync(process.execPath, [await bundled(`app/commands/${command}.ts`), ...given], {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: folder },
  });

const rows = async () => {
  const db = await openStore(folder);
  const found = await db.selectFrom("benchmark_row").selectAll().orderBy("cell").orderBy("measure").execute();
  await db.destroy();
  return found.filter(({ live_companies }) => live_companies > 0);
};

describe("the command that rebuilds the benchmark", () => {
  test("puts back what was lost, and then has nothing left to do", async () => {
    await createDemoStore(readSettings({ DATA_DIR: folder }), { population: 12 });
    const before = (await rows()).map(({ day: _day, ...row }) => row);
    const db = await openStore(folder);
    await db.deleteFrom("benchmark_entry").execute();
    await db.deleteFrom("benchmark_row").execute();
    await db.deleteFrom("benchmark_question").execute();
    await db.destroy();
    const { status, stdout } = await run("benchmark-rebuild");
    expect([status, stdout]).toEqual([
      0,
      "Benchmark ricalcolato: 17 aziende esaminate, 17 voci e 0 somme corrette.\n",
    ]);
    const live = (row: object) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !/^opening/.test(name)));
    expect((await rows()).map(({ day: _day, ...row }) => live(row))).toEqual(before.map(live));
    expect((await run("benchmark-rebuild")).stdout).toContain(
      "17 aziende esaminate, 0 voci e 0 somme corrette.",
    );
  }, 60_000);
});

test("companies to measure with are put into demo folders only", async () => {
  const { status, stderr } = await run("seed-benchmark", "10");
  expect([status, stderr]).toEqual([
    1,
    "Serve una cartella dimostrativa in DATA_DIR e un numero di aziende.\n",
  ]);
}, 30_000);
