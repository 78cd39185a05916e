import { sql } from "kysely";
import type { Db, Trx } from "../../scope";

/** A table as both engines have it. */
export interface MovedTable {
  name: string;
  columns: readonly string[];
  /** Columns of its key, in their order; no value of them is null. */
  key: readonly string[];
  /** Whether the store itself numbers its rows, in the one column of its key. */
  isNumbered: boolean;
}

/**
 * The tables of an embedded store, those that others refer to first. A store on a server has the same: both were made
 * by the same migrations.
 */
export async function tablesOf(embedded: Db | Trx): Promise<MovedTable[]> {
  const { rows } = await sql<{ name: string; text: string }>`
    select name, sql as text from sqlite_master
    where type = 'table' and name not like 'sqlite^_%' escape '^' and name not like 'kysely^_%' escape '^'
    order by name`.execute(embedded);
  const known = new Map<string, { table: MovedTable; refersTo: string[] }>();
  for (const { name, text } of rows) {
    const { columns, key } = await columnsOf(embedded, name);
    const isNumbered = /\bautoincrement\b/i.test(text);
    known.set(name, {
      table: { name, columns, key, isNumbered },
      refersTo: await referredFrom(embedded, name),
    });
  }
  return inOrder(known);
}

async function columnsOf(embedded: Db | Trx, table: string) {
  const { rows } = await sql<{ name: string; pk: number }>`
    select name, pk from pragma_table_info(${table}) order by cid`.execute(embedded);
  const keyed = rows.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
  if (keyed.length === 0)
    throw new Error(`The table ${table} has no key: its rows cannot be put in an order`);
  return { columns: rows.map(({ name }) => name), key: keyed.map(({ name }) => name) };
}

async function referredFrom(embedded: Db | Trx, table: string): Promise<string[]> {
  const found = sql<{ table: string }>`select distinct "table" from pragma_foreign_key_list(${table})`;
  return (await found.execute(embedded)).rows.map((row) => row.table);
}

function inOrder(known: Map<string, { table: MovedTable; refersTo: string[] }>): MovedTable[] {
  const ordered = new Map<string, MovedTable>();
  const add = (name: string, path: readonly string[]) => {
    if (ordered.has(name)) return;
    if (path.includes(name)) throw new Error(`Tables refer to each other in a circle: ${path.join(", ")}`);
    const { table, refersTo } = known.get(name)!;
    for (const other of refersTo) add(other, [...path, name]);
    ordered.set(name, table);
  };
  for (const name of known.keys()) add(name, []);
  return [...ordered.values()];
}
