import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  BetterSqlite,
  DRIVER,
  driversFor,
  firstRunning,
  NoDriver,
} from "~/platform/store/engines/better-sqlite";

test.each([
  { node: "20.20.2", napi: "9", drivers: ["better-sqlite3"] },
  { node: "22.13.1", napi: "9", drivers: ["better-sqlite3"] },
  { node: "22.14.0", napi: "10", drivers: ["better-sqlite3-13", "better-sqlite3"] },
  { node: "24.18.0", napi: "10", drivers: ["better-sqlite3-13", "better-sqlite3"] },
  { node: "24.19.0", napi: "10", drivers: ["better-sqlite3-13"] },
  { node: "26.1.0", napi: "11", drivers: ["better-sqlite3-13"] },
])("Node $node can run $drivers", ({ node, napi, drivers }) => {
  expect(driversFor({ node, napi })).toEqual(drivers);
});

test("where the better driver is missing, the other one is taken", () => {
  expect(firstRunning(["better-sqlite3-missing", DRIVER])).toEqual({ name: DRIVER, Driver: BetterSqlite });
});

test("without any driver, opening a database is refused with the reason and the way out", () => {
  const { Driver } = firstRunning(["better-sqlite3-missing", "better-sqlite3-missing-too"]);
  expect(() => new Driver(":memory:")).toThrow(NoDriver);
  expect(() => new Driver(":memory:")).toThrow(
    /con Node [\d.]+ \(Cannot find module 'better-sqlite3-missing'\)\..*esegui npm ci e npm run build\.$/,
  );
});

test("the lock file keeps npm from building the driver that comes built: `npm install` drops this line", () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, object> };
  expect(lock.packages["node_modules/better-sqlite3-13"]).toMatchObject({ gypfile: false, optional: true });
  expect(lock.packages["node_modules/better-sqlite3"]).toMatchObject({ optional: true });
});
