import type Sqlite from "better-sqlite3";
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteStatement,
  type TransactionSettings,
} from "kysely";

/** Every statement of the product fits several times; only generated `in (…)` lists could ever outgrow it. */
const KEPT_STATEMENTS = 500;

/**
 * Transactions take the write lock when they begin, so that what they read cannot change under them, and migrations
 * run inside one; those that only read see one state of the data and hold nobody up. Prepared statements are kept, since Kysely prepares each query anew.
 */
export class ImmediateSqliteDialect extends SqliteDialect {
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

class ImmediateDriver extends SqliteDriver {
  readonly #sqlite: Sqlite.Database;

  constructor(sqlite: Sqlite.Database) {
    super({ database: keepingStatements(sqlite) });
    this.#sqlite = sqlite;
  }

  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings) {
    const begin = settings?.accessMode === "read only" ? "begin" : "begin immediate";
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  /** A full disk makes SQLite roll back by itself; a second rollback would hide the error that caused it. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection);
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
      const known = kept.get(text);
      if (known) return known;
      if (kept.size >= KEPT_STATEMENTS) kept.clear();
      const statement = sqlite.prepare<unknown[], unknown>(text) as unknown as SqliteStatement;
      kept.set(text, statement);
      return statement;
    },
  };
}
