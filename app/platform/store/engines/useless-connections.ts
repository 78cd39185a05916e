import type pg from "pg";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { isAway, isLostConnection, isReadOnly, lost } from "./away";
import { isOfFormerSchema, type NameOf, preparedNames } from "./prepared";

/**
 * A pool that closes a connection of no more use when it comes back, and opens the next one anew: its server is gone, is
 * silent, or takes no change, as where an address leads to another server after a failover; or what it has prepared is of a former
 * schema.
 */
export function droppingUseless(pool: pg.Pool): PostgresPool {
  const nameOf = preparedNames();
  return {
    connect: async () => watched(await pool.connect(), nameOf),
    end: () => pool.end(),
  };
}

/** Kysely knows a connection by its client: each has one watched client for good. */
const watchedClients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

function watched(client: pg.PoolClient, nameOf: NameOf): PostgresPoolClient {
  const known = watchedClients.get(client) ?? watching(client, nameOf);
  watchedClients.set(client, known);
  return known;
}

function watching(client: pg.PoolClient, nameOf: NameOf): PostgresPoolClient {
  let ended: { error: unknown } | null = null;
  // Of one in use the pool hears nothing: without a listener its end would end the process. Its statement tells of it.
  client.on("error", () => undefined);
  let isOutdated = false;
  const query = async (text: string, values: unknown[]) => {
    // The rollback too: a server rolls back what its connection leaves, and the error that came first says more.
    if (ended) throw ended.error;
    const name = nameOf(text, values);
    try {
      return await client.query(name === undefined ? { text, values } : { name, text, values });
    } catch (cause) {
      if (isOfFormerSchema(cause)) {
        isOutdated = true;
        const again = await client.query(text, values).catch(() => null);
        if (again) return again;
      }
      const error = isLostConnection(cause) ? lost("The database was lost under a statement", cause) : cause;
      if (isAway(error) || isReadOnly(error)) ended = { error };
      throw error;
    }
  };
  // Only its form for texts is used: no statement of the product has a cursor.
  return {
    query: query as unknown as PostgresPoolClient["query"],
    release: () => client.release(ended !== null || isOutdated),
  };
}
