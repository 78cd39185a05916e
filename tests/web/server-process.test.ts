import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const TSX = createRequire(import.meta.url).resolve("tsx/cli");

test("a failure that nobody waits for is logged, and does not end the process", () => {
  const script = fileURLToPath(new URL("../fixtures/forgotten-promise.ts", import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [TSX, script], { encoding: "utf8" });
  const [logged = "{}", last] = stdout.trim().split("\n");
  expect(JSON.parse(logged)).toMatchObject({ level: "error", err: { message: "Nobody waits for this" } });
  expect([status, last]).toEqual([0, "still serving"]);
});
