import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db, Trx } from "../../scope";
import { engineOf } from "../engines/engine-of";
import { type MovedTable, tablesOf } from "./tables";

/** What was moved of a table, and the SHA-256 of its rows, the same on both sides. */
export interface Moved {
  table: string;
  rows: number;
  sha256: string;
}

/** Nothing was moved; the message says why, for the operator. */
export class NotMoved extends Error {}

type Row = Record<string, string | number | null>;

/** A statement takes at most this many values. */
const MOST_VALUES = 500;
const ROWS_READ = 500;

/**
 * Copies every row of one store into an empty one on the other engine, and reads both again: all is there in the same
 * order with the same values, or nothing is. One of the two is the embedded one.
 */
export async function moveStore(from: Db, to: Db, tell: (moved: Moved) => void): Promise<void> {
  const tables = await tablesOf(engineOf(from) === "sqlite" ? from : to);
  await from
    .transaction()
    .setAccessMode("read only")
    .execute((source) =>
      to.transaction().execute(async (target) => {
        for (const side of [source, target]) await letWait(side);
        await refuseFilled(target, tables);
        for (const { name } of tables.filter(isOfAStart))
          await sql`delete from ${sql.table(name)}`.execute(target);
        for (const table of tables) {
          for await (const rows of rowsOf(source, table)) await insert(target, table, rows);
          if (table.isNumbered) await goOnNumbering(source, target, table);
          tell(await provenEqual(source, target, table));
        }
      }),
    );
}

/** While one side reads a long table, the other has nothing to do, and must not lose its connection for it. */
async function letWait(side: Trx): Promise<void> {
  if (engineOf(side) === "postgres")
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(side);
}

/** What a server writes down when it starts, before anybody has done anything. */
const isOfAStart = ({ name }: MovedTable): boolean => name === "signing_key";

/** Throws NotMoved where the data of a store would meet others, before anything is done. */
export const refuseOthersData = async (embedded: Db, target: Db): Promise<void> =>
  refuseFilled(target, await tablesOf(embedded));

async function refuseFilled(target: Db | Trx, tables: readonly MovedTable[]): Promise<void> {
  for (const { name } of tables.filter((table) => !isOfAStart(table))) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(target);
    if (rows.length > 0) throw new NotMoved(`La destinazione non è vuota: ha già righe in ${name}.`);
  }
}

/** The rows of a table in the order of its key, some at a time. */
async function* rowsOf(handle: Trx, { name, columns, key }: MovedTable): AsyncGenerator<Row[]> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  let last: Row | undefined;
  for (;;) {
    const values = key.map((column) => last?.[column] ?? null);
    const after = last ? sql`where (${keys}) > (${sql.join(values)})` : sql``;
    const { rows } = await sql<Row>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
      ${after} order by ${keys} limit ${sql.lit(ROWS_READ)}`.execute(handle);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1);
  }
}

async function insert(target: Trx, { name, columns }: MovedTable, rows: readonly Row[]): Promise<void> {
  const atOnce = Math.max(1, Math.floor(MOST_VALUES / columns.length));
  const names = sql.join(columns.map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += atOnce) {
    const values = rows
      .slice(start, start + atOnce)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(target);
  }
}

/** The next row gets a number that no row has had, not even one that was deleted. */
async function goOnNumbering(source: Trx, target: Trx, table: MovedTable): Promise<void> {
  const last = await lastNumber(source, table);
  if (last === null) return;
  if (engineOf(target) === "postgres") {
    await sql`select setval(pg_get_serial_sequence(${table.name}, ${table.key[0]}), ${last})`.execute(target);
  } else {
    await sql`delete from sqlite_sequence where name = ${table.name}`.execute(target);
    await sql`insert into sqlite_sequence (name, seq) values (${table.name}, ${last})`.execute(target);
  }
}

/** Null where none was given yet. */
async function lastNumber(source: Trx, { name, key }: MovedTable): Promise<number | null> {
  const found =
    engineOf(source) === "postgres"
      ? sql<{ last: number | null }>`
          select pg_sequence_last_value(pg_get_serial_sequence(${name}, ${key[0]})::regclass) as last`
      : sql<{ last: number | null }>`select seq as last from sqlite_sequence where name = ${name}`;
  return (await found.execute(source)).rows[0]?.last ?? null;
}

async function provenEqual(source: Trx, target: Trx, table: MovedTable): Promise<Moved> {
  const [there, here] = [await reading(source, table), await reading(target, table)];
  if (there.sha256 !== here.sha256) {
    throw new NotMoved(`Le righe di ${table.name} non sono uguali nelle due parti: niente è stato spostato.`);
  }
  return { table: table.name, ...here };
}

/** What a table holds, as text that is the same on both engines. */
async function reading(handle: Trx, table: MovedTable): Promise<Omit<Moved, "table">> {
  const hash = createHash("sha256");
  let count = 0;
  for await (const rows of rowsOf(handle, table)) {
    count += rows.length;
    for (const row of rows) hash.update(`${JSON.stringify(table.columns.map((column) => row[column]))}\n`);
  }
  return { rows: count, sha256: hash.digest("hex") };
}
