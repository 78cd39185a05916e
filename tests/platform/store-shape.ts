import { sql } from "kysely";
import type { Db } from "~/platform/scope";
import { engineOf } from "~/platform/store/engines/engine-of";

/** A column as the store describes it, on either engine. */
export interface Column {
  name: string;
  isNumber: boolean;
  /** Whether the store itself gives its values. */
  isNumbered: boolean;
  /** The table whose rows it names; null where the store knows of none. */
  target: string | null;
}

export async function tablesIn(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ isView }) => !isView)
    .map(({ name }) => name)
    .sort();
}

export async function columnsIn(db: Db, table: string): Promise<Column[]> {
  const found = (await db.introspection.getTables()).find(({ name }) => name === table);
  const targets = await targetsFrom(db, table);
  return (found?.columns ?? []).map(({ name, dataType, isAutoIncrementing }) => ({
    name,
    isNumber: /int/i.test(dataType),
    isNumbered: isAutoIncrementing,
    target: targets.get(name) ?? null,
  }));
}

async function targetsFrom(db: Db, table: string): Promise<Map<string, string>> {
  const asked =
    engineOf(db) === "sqlite"
      ? sql<Reference>`select "from" as name, "table" as target from pragma_foreign_key_list(${table})`
      : sql<Reference>`select own.column_name as name, other.table_name as target
          from information_schema.key_column_usage own
          join information_schema.referential_constraints using (constraint_name)
          join information_schema.constraint_column_usage other using (constraint_name)
          where own.table_name = ${table}`;
  return new Map((await asked.execute(db)).rows.map(({ name, target }) => [name, target]));
}

interface Reference {
  name: string;
  target: string;
}

/** Writes rows that may name others which are not there. */
export async function withoutReferences(db: Db, write: (db: Db) => Promise<void>): Promise<void> {
  const [off, on] =
    engineOf(db) === "sqlite"
      ? (["pragma foreign_keys = off", "pragma foreign_keys = on"] as const)
      : (["set session_replication_role = replica", "set session_replication_role = origin"] as const);
  await db.connection().execute(async (one) => {
    await sql.raw(off).execute(one);
    await write(one);
    await sql.raw(on).execute(one);
  });
}

/**
 * From here on the store does not take some changes ("delete on answer", "update on job for each row when (…)"), until what
 * is returned is called.
 */
export async function refuse(db: Db, changes: string): Promise<() => Promise<unknown>> {
  const when = changes.includes(" for each row") ? changes : `${changes} for each row`;
  if (engineOf(db) === "sqlite") {
    const body = "begin select raise(abort, 'refused'); end";
    await sql.raw(`create trigger refused before ${when} ${body}`).execute(db);
    return () => sql`drop trigger refused`.execute(db);
  }
  await sql`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'refused'; end $$`.execute(db);
  await sql.raw(`create trigger refused before ${when} execute function refuse()`).execute(db);
  return () => sql`drop function refuse cascade`.execute(db);
}
