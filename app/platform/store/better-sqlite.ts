import { createRequire } from "node:module";
import type Sqlite from "better-sqlite3";

/**
 * The driver that this Node can run. Version 12 ends the process where Node is 24.19 or later and the garbage collector
 * meets one of its statements; version 13 speaks Node-API 10, without which (Node 20, Node before 22.14) it crashes.
 */
export const DRIVER = Number(process.versions.napi) >= 10 ? "better-sqlite3-13" : "better-sqlite3";

export const BetterSqlite = createRequire(import.meta.url)(DRIVER) as typeof Sqlite;
