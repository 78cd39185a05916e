import { closeSync, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { Kysely } from "kysely";
import { SQLITE } from "./engine";
import { migrate } from "./migrate";
import type { Database } from "./schema";
import { ImmediateSqliteDialect } from "./sqlite";
import { whileBusy } from "./write";

export const databaseFile = (dataDir: string): string => path.join(dataDir, "carta-esg.sqlite");

/**
 * Opens (and creates) the embedded database of a data folder. Every commit is on disk before it returns
 * (WAL, synchronous FULL); a second process on the same file is safe.
 */
export async function openStore(dataDir: string): Promise<Kysely<Database>> {
  mkdirSync(dataDir, { recursive: true });
  keepPrivate(databaseFile(dataDir));
  const sqlite = new Sqlite(databaseFile(dataDir), { timeout: 10 });
  await whileBusy(async () => sqlite.pragma("journal_mode = WAL"));
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  const db = new Kysely<Database>({ dialect: new ImmediateSqliteDialect(sqlite) });
  await whileBusy(() => migrate(db, SQLITE));
  return db;
}

/** Password hashes and mails under way are for the owner's eyes; SQLite gives its other files the mode of this one. */
const keepPrivate = (file: string) => closeSync(openSync(file, "a", 0o600));
