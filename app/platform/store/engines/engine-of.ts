import { PostgresAdapter } from "kysely";
import type { Db, Trx } from "../../scope";

/** The engine behind a store. */
export type EngineName = "sqlite" | "postgres";

export const engineOf = (handle: Db | Trx): EngineName =>
  handle.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
