import { sql, type ColumnDataType, type RawBuilder } from "kysely";

/** What differs between the engines a migration can run on. */
export interface Engine {
  name: "sqlite" | "postgres";
  /** Type of an automatically numbered key. */
  serial: ColumnDataType;
  autoIncrement: boolean;
  /** Type of whole numbers beyond 2^31. */
  large: ColumnDataType;
  strictTables: RawBuilder<unknown> | null;
}

export const SQLITE: Engine = {
  name: "sqlite",
  serial: "integer",
  autoIncrement: true,
  large: "integer",
  strictTables: sql`strict`,
};

export const POSTGRES: Engine = {
  name: "postgres",
  serial: "bigserial",
  autoIncrement: false,
  large: "bigint",
  strictTables: null,
};
