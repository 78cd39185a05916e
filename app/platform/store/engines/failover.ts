import type pg from "pg";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { isReadOnly } from "./away";

/**
 * A pool behind an address that may lead to another server after a failover: a connection on which a change met a server
 * that only answers questions is closed when it comes back, and the next one is opened anew.
 */
export const droppingReadOnly = (pool: pg.Pool): PostgresPool => ({
  connect: async () => watched(await pool.connect()),
  end: () => pool.end(),
});

/** Kysely knows a connection by its client: each has one watched client for good. */
const watchedClients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

function watched(client: pg.PoolClient): PostgresPoolClient {
  const known = watchedClients.get(client) ?? watching(client);
  watchedClients.set(client, known);
  return known;
}

function watching(client: pg.PoolClient): PostgresPoolClient {
  let isUseless = false;
  // Of one in use the pool hears nothing: without a listener its end would end the process. Its statement tells of it.
  client.on("error", () => undefined);
  const query = (text: string, values: unknown[]) =>
    client.query(text, values).catch((error: unknown) => {
      isUseless ||= isReadOnly(error);
      throw error;
    });
  // Only its form for texts is used: no statement of the product has a cursor.
  return { query: query as unknown as PostgresPoolClient["query"], release: () => client.release(isUseless) };
}
