import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { removeLeftovers } from "./memory-folder";
import { temporaryFolder } from "./server";

test("the folder of a run that was killed is removed, those of running ones and others stay", () => {
  const memory = temporaryFolder();
  const { pid: ended } = spawnSync(process.execPath, ["--version"]);
  for (const name of [ended, process.pid, "carta-esg-a"]) {
    mkdirSync(path.join(memory, String(name)));
    writeFileSync(path.join(memory, String(name), "store"), "");
  }
  removeLeftovers(memory);
  expect(readdirSync(memory).sort()).toEqual([String(process.pid), "carta-esg-a"]);
  rmSync(memory, { recursive: true });
});
