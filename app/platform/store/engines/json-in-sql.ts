import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { jsonArrayFrom as arrayOnPostgres } from "kysely/helpers/postgres";
import { jsonArrayFrom as arrayOnSqlite } from "kysely/helpers/sqlite";
import type { EngineName } from "./engine-of";

/** A value inside a JSON text, while a statement is put together. */
type Json = RawBuilder<unknown>;

/** How an engine takes JSON apart that a text column holds, and puts new JSON together, which it gives as text. */
interface JsonInSql {
  /** The value at a path of names; null where there is none. */
  at(column: string, path: string): Json;
  isNull(column: string, path: string): RawBuilder<boolean>;
  without(json: Json, name: string): Json;
  choose(condition: RawBuilder<boolean>, then: Json, otherwise: Json): Json;
  object(values: Record<string, Json>): Json;
  text(json: Json): RawBuilder<string>;
  array(values: Json[]): Json;
  /** The values of all rows where the condition holds, in the order of a column; `[]` where it never does. */
  gather(json: Json, order: string, condition: RawBuilder<boolean>): RawBuilder<string>;
  /** The rows of a query; `[]` where there are none. */
  rows(query: SelectQueryBuilder<never, never, object>): RawBuilder<string>;
}

const members = (values: Record<string, Json>) =>
  sql.join(Object.entries(values).flatMap(([name, value]) => [sql.lit(name), value]));

const SQLITE: JsonInSql = {
  at: (column, path) => sql`json_extract(${sql.ref(column)}, ${sql.lit(`$.${path}`)})`,
  isNull: (column, path) => sql<boolean>`${SQLITE.at(column, path)} is null`,
  without: (json, name) => sql`json_remove(${json}, ${sql.lit(`$.${name}`)})`,
  choose: (condition, then, otherwise) =>
    sql`json(case when ${condition} then ${then} else ${otherwise} end)`,
  object: (values) => sql`json_object(${members(values)})`,
  text: (json) => sql<string>`${json}`,
  array: (values) => sql`json_array(${sql.join(values)})`,
  // It reads the rows of a key in its order, and a sorter would take as long again.
  gather: (json, _, condition) => sql<string>`json_group_array(${json}) filter (where ${condition})`,
  rows: (query) => arrayOnSqlite(query) as unknown as RawBuilder<string>,
};

const POSTGRES: JsonInSql = {
  at: (column, path) =>
    sql`(${sql.ref(column)}::jsonb #> ${sql.lit(`{${path.replaceAll(".", ",")}}`)}::text[])`,
  isNull: (column, path) => sql<boolean>`coalesce(${POSTGRES.at(column, path)}, 'null') = 'null'`,
  without: (json, name) => sql`(${json} - ${sql.lit(name)}::text)`,
  choose: (condition, then, otherwise) => sql`case when ${condition} then ${then} else ${otherwise} end`,
  object: (values) => sql`jsonb_build_object(${members(values)})`,
  text: (json) => sql<string>`(${json})::text`,
  array: (values) => sql`json_build_array(${sql.join(values)})`,
  gather: (json, order, condition) =>
    sql<string>`coalesce(json_agg(${json} order by ${sql.ref(order)}) filter (where ${condition}), '[]')::text`,
  rows: (query) => sql<string>`${arrayOnPostgres(query)}::text`,
};

export const jsonInSql = (engine: EngineName): JsonInSql => (engine === "postgres" ? POSTGRES : SQLITE);
