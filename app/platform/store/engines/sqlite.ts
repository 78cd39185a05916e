import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { channel } from "node:diagnostics_channel";
import path from "node:path";
import type Sqlite from "better-sqlite3";
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  Kysely,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteStatement,
  type TransactionSettings,
} from "kysely";
import type { Database } from "../../schema/database";
import { BetterSqlite } from "./better-sqlite";
import { SQLITE } from "../migrations/engine";
import { migrate } from "../migrations/migrate";
import { whileBusy } from "../write";

/** Every statement of the product fits several times; only generated `in (…)` lists could ever exceed it. */
const KEPT_STATEMENTS = 500;

/**
 * A transaction takes the write lock when it begins, so that the data it has read cannot change; migrations run inside
 * one. A transaction that only reads sees one state of the data and blocks no writer. Prepared statements are kept,
 * since Kysely prepares each query again.
 */
class ImmediateSqliteDialect extends SqliteDialect {
  readonly #sqlite: Sqlite.Database;

  constructor(sqlite: Sqlite.Database) {
    super({ database: sqlite });
    this.#sqlite = sqlite;
  }

  override createDriver() {
    return new ImmediateDriver(this.#sqlite);
  }

  override createAdapter() {
    return new TransactionalDdlAdapter();
  }
}

/** How long a write transaction has held the store's lock, and how much of it this process has computed; milliseconds. */
export interface Locked {
  elapsed: number;
  computed: number;
}

/** Tells each listener of every write transaction that ends, with a `Locked`. */
export const endedTransactions = channel("carta-esg:write-transaction");

class ImmediateDriver extends SqliteDriver {
  readonly #sqlite: Sqlite.Database;
  /** When the transaction took the lock: there is one connection, hence one transaction. */
  #locked: { at: number; cpu: NodeJS.CpuUsage } | null = null;

  constructor(sqlite: Sqlite.Database) {
    super({ database: keepingStatements(sqlite) });
    this.#sqlite = sqlite;
  }

  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings) {
    const begin = settings?.accessMode === "read only" ? "begin" : "begin immediate";
    await connection.executeQuery(CompiledQuery.raw(begin));
    const isHeard = endedTransactions.hasSubscribers && settings?.accessMode !== "read only";
    this.#locked = isHeard ? { at: performance.now(), cpu: process.cpuUsage() } : null;
  }

  override async commitTransaction(connection: DatabaseConnection) {
    await super.commitTransaction(connection);
    this.#tell();
  }

  /** A full disk makes SQLite roll back by itself; a second rollback would hide the error that caused it. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection);
    this.#tell();
  }

  #tell(): void {
    if (this.#locked === null) return;
    const { user, system } = process.cpuUsage(this.#locked.cpu);
    const locked: Locked = { elapsed: performance.now() - this.#locked.at, computed: (user + system) / 1000 };
    this.#locked = null;
    endedTransactions.publish(locked);
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

function keepingStatements(sqlite: Sqlite.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => void sqlite.close(),
    prepare(text) {
      const cached = kept.get(text);
      if (cached) return cached;
      if (kept.size >= KEPT_STATEMENTS) kept.clear();
      const statement: SqliteStatement = sqlite.prepare<unknown[], unknown>(text);
      kept.set(text, statement);
      return statement;
    },
  };
}

export const databaseFile = (dataDir: string): string => path.join(dataDir, "carta-esg.sqlite");

/**
 * Opens (and creates) the embedded database of a data folder. Every commit is on disk before it returns
 * (WAL, synchronous FULL); a second process on the same file is safe.
 */
export async function openStore(dataDir: string): Promise<Kysely<Database>> {
  const file = databaseFile(dataDir);
  mkdirSync(dataDir, { recursive: true });
  keepPrivate(file);
  const sqlite = new BetterSqlite(file, { timeout: 10 });
  await whileBusy(async () => sqlite.pragma("journal_mode = WAL"));
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  const db = new Kysely<Database>({ dialect: new ImmediateSqliteDialect(sqlite) });
  await whileBusy(() => migrate(db, SQLITE));
  return db;
}

/**
 * Password hashes and unsent mails are only for the owner of the process, in a restored copy too; SQLite gives its other
 * files the mode of this one.
 */
function keepPrivate(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
}
