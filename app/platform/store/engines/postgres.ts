import pg from "pg";
import {
  CompiledQuery,
  Kysely,
  OperatorNode,
  PrimitiveValueListNode,
  sql,
  ValueListNode,
  type BinaryOperationNode,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type TransactionSettings,
} from "kysely";
import type { Database } from "../../schema/database";
import { POSTGRES } from "../migrations/engine";
import { migrate, refuseNewer } from "../migrations/migrate";
import { isLostConnection, lost } from "./away";
import { droppingUseless } from "./useless-connections";
import { whileBusy } from "../write";

/**
 * A change sees the data as if it were alone (SERIALIZABLE, unless it asks for less), as it does on the embedded database; what
 * meets another change is done again (write.ts). A transaction that only reads sees one state of the data and holds nobody up.
 */
class SerialDriver extends PostgresDriver {
  override async acquireConnection() {
    try {
      return await super.acquireConnection();
    } catch (error) {
      throw lost("The database gave no connection", error);
    }
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const { accessMode = "read write" } = settings;
    const { isolationLevel = accessMode === "read only" ? "repeatable read" : "serializable" } = settings;
    await connection.executeQuery(CompiledQuery.raw(`begin isolation level ${isolationLevel} ${accessMode}`));
  }
}

/** Of an empty list everything is true that is true on the embedded database: nothing is in it. */
class EmptyListCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode) {
    const { operator, rightOperand: list } = node;
    const isEmpty = (PrimitiveValueListNode.is(list) || ValueListNode.is(list)) && list.values.length === 0;
    if (isEmpty && OperatorNode.is(operator)) this.append(operator.operator === "in" ? "false" : "true");
    else super.visitBinaryOperation(node);
  }
}

class SerialDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new SerialDriver(this.#config);
  }

  override createQueryCompiler() {
    return new EmptyListCompiler();
  }
}

/** Types by their number in PostgreSQL. Every whole number of the product is exact in a double. */
const BIGINT = 20;
const NUMERIC = 1700;

function numbersAsNumbers(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(BIGINT, Number);
  types.setTypeParser(NUMERIC, Number);
  return types;
}

/** What the server shows of our connections, unless the address names them otherwise. */
const OF_THE_PRODUCT = "carta-esg";

/** A connection costs a process of the server and what it has prepared; the next rush comes in minutes. */
const UNUSED_MS = 600_000;

/**
 * A machine that vanishes in a transaction (a power cut, a network that breaks) holds its locks for this long after its last statement, less
 * than others wait for them; and a statement ends whose connection was closed. The second came with PostgreSQL 14, and not on every system.
 */
const LEAVE_NOTHING_HELD = [
  "set idle_in_transaction_session_timeout = '20s'",
  "set client_connection_check_interval = '5s'",
];

/** A server that does not take a setting goes on without it. */
async function leaveNothingHeld(client: pg.ClientBase): Promise<void> {
  for (const setting of LEAVE_NOTHING_HELD) {
    await client.query(setting).catch((error: unknown) => {
      if (isLostConnection(error)) throw error;
    });
  }
}

function poolOf(url: string, limits: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: OF_THE_PRODUCT,
    types: numbersAsNumbers(),
    keepAlive: true,
    // Sooner than what lies between forgets a connection that is silent.
    keepAliveInitialDelayMillis: 60_000,
    idleTimeoutMillis: UNUSED_MS,
    // Awaited before the connection is given to whoever asked, though the type does not say so.
    onConnect: leaveNothingHeld,
    ...limits,
  });
  // The connection is gone; who asks next opens another.
  pool.on("error", () => undefined);
  return pool;
}

interface PostgresGiven {
  /** postgres://… */
  url: string;
  /** The most connections of this process. */
  connections?: number;
  /** Whether the database is brought to the present schema, or looked at as it is. */
  schema?: "present" | "as it is";
  /** A server that is silent for so long under a statement is away; it may have been done. */
  silentMs?: number;
}

const CONNECTING_MS = 10_000;

/** Longer than a person waits, and than a statement of a page or a slice of work should take; not measured on large databases. */
const SILENT_MS = 30_000;

const pools = new WeakMap<Kysely<Database>, pg.Pool>();

/** The connections of this process, and how many requests wait for one; null where there is no pool. */
export function poolLoad(db: Kysely<Database>): { total: number; idle: number; waiting: number } | null {
  const pool = pools.get(db);
  return pool === undefined
    ? null
    : { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

/** Opens the database of an installation with several instances. */
export async function openPostgres({
  url,
  connections = 10,
  schema = "present",
  silentMs = SILENT_MS,
}: PostgresGiven): Promise<Kysely<Database>> {
  const limits = { max: connections, connectionTimeoutMillis: CONNECTING_MS, query_timeout: silentMs };
  const pool = poolOf(url, limits);
  const db = new Kysely<Database>({ dialect: new SerialDialect({ pool: droppingUseless(pool) }) });
  pools.set(db, pool);
  try {
    await refuseOtherOrder(db);
    if (schema === "present") await whileBusy(() => migrateAt(url));
    else await refuseNewer(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Without the limit of time: a migration may rewrite a large table, and other instances wait for the one that does. */
async function migrateAt(url: string): Promise<void> {
  const pool = poolOf(url, { max: 1, connectionTimeoutMillis: CONNECTING_MS });
  const db = new Kysely<Database>({ dialect: new SerialDialect({ pool }) });
  try {
    await migrate(db, POSTGRES);
  } finally {
    await db.destroy();
  }
}

/** How many connections of servers, or of other commands, work on the database that this one connection has opened. */
export async function othersAtWork(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name = ${OF_THE_PRODUCT}`.execute(
    db,
  );
  return rows[0]?.others ?? 0;
}

const STANDBY_LIMITS = { max: 10, connectionTimeoutMillis: 1_000, query_timeout: 2_000 } as const;

/**
 * A database that is only read: a standby, or one that is looked at. Nothing is sent before the first statement, which fails where it
 * does not answer soon.
 */
export const readOnlyAt = (url: string): Kysely<Database> =>
  new Kysely<Database>({ dialect: new SerialDialect({ pool: poolOf(url, STANDBY_LIMITS) }) });

/** A database that would put texts into another order than the product does everywhere else; the message is its locale. */
export class OtherOrder extends Error {}

async function refuseOtherOrder(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ locale: string }>`
    select datcollate as locale from pg_database where datname = current_database()`.execute(db);
  const locale = rows[0]?.locale ?? "";
  if (!/^(C|POSIX|C\.UTF-?8)$/i.test(locale)) throw new OtherOrder(locale);
}
