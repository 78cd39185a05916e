import { randomBytes } from "node:crypto";
import pg from "pg";
import type { Db } from "~/platform/scope";
import { openPostgres } from "~/platform/store/engines/postgres";
import { TEST_DATABASE_URL } from "./server";

/** The server of this run; without one the platform's tests use the embedded database. */
const SERVER = process.env[TEST_DATABASE_URL] ?? "";

export const ON_POSTGRES = SERVER !== "";

const urlOf = (name: string, server = SERVER) => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

const onServer = (...statements: string[]) => runAt(SERVER, ...statements);

/** Runs statements on the database at an address. */
export async function runAt(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const newName = () => `carta_test_${randomBytes(8).toString("hex")}`;

let template: Promise<string> | undefined;

/** A database with all migrations applied: made once, copied for each world. */
async function makeTemplate(): Promise<string> {
  const name = newName();
  await onServer(`create database ${name} template template0`);
  const db = await openPostgres({ url: urlOf(name), connections: 2 });
  await db.destroy();
  return name;
}

export interface FreshDatabase {
  db: Db;
  url: string;
  /** The same one as another process has it. */
  another(): Promise<Db>;
  close(): Promise<void>;
}

/** A database of its own, dropped when it is closed. */
export async function freshPostgres(): Promise<FreshDatabase> {
  template ??= makeTemplate();
  const name = newName();
  await onServer(`create database ${name} template ${await template}`);
  const db = await openPostgres({ url: urlOf(name), connections: 4 });
  return {
    db,
    url: urlOf(name),
    another: () => openPostgres({ url: urlOf(name), connections: 2 }),
    async close() {
      await db.destroy();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}

/** An empty database on a server that goes with its test. */
export async function newDatabaseAt(server: string): Promise<string> {
  const name = newName();
  await runAt(server, `create database ${name} template template0`);
  return urlOf(name, server);
}

/** A database on the server of the run: empty, or a copy of another one that nobody uses. */
export async function newDatabase(copied = urlOf("template0")): Promise<string> {
  const name = newName();
  await onServer(`create database ${name} template ${new URL(copied).pathname.slice(1)}`);
  return urlOf(name);
}

export const dropDatabase = (url: string): Promise<void> =>
  onServer(`drop database ${new URL(url).pathname.slice(1)} with (force)`);

/** How many statements wait for an advisory lock of the database that this connection is to; other files hold theirs elsewhere. */
export async function waitingForLocks(connection: pg.Client): Promise<number> {
  const { rowCount } = await connection.query(`select 1 from pg_locks
    join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and not granted and datname = current_database()`);
  return rowCount ?? 0;
}
