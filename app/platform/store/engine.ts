import { sql, type ColumnDataType, type RawBuilder } from "kysely";

/** What differs between the engines a migration can run on. */
export interface Engine {
  name: "sqlite" | "postgres";
  /** Type of an automatically numbered key. */
  serial: ColumnDataType;
  autoIncrement: boolean;
  strictTables: RawBuilder<unknown> | null;
}

export const SQLITE: Engine = {
  name: "sqlite",
  serial: "integer",
  autoIncrement: true,
  strictTables: sql`strict`,
};

export const POSTGRES: Engine = {
  name: "postgres",
  serial: "bigserial",
  autoIncrement: false,
  strictTables: null,
};
