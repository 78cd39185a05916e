import { sql } from "kysely";
import type { Db } from "~/platform/scope";
import { openPostgres } from "~/platform/store/engines/postgres";
import { openStore } from "~/platform/store/engines/sqlite";
import { notedAddress } from "./postgres/server-store";
import type { TestServer } from "./server";

/** Works in the store of a running server, whichever engine holds it, as no page can: the server sees it at its next request. */
export async function inStoreOf<Result>(
  { dataDir }: Pick<TestServer, "dataDir">,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const url = notedAddress(dataDir);
  const db = await (url === null ? patientStore(dataDir) : openPostgres({ url, connections: 2 }));
  return work(db).finally(() => db.destroy());
}

/** The server may be writing: statements of a test wait for it, as its own do by trying again. */
async function patientStore(dataDir: string): Promise<Db> {
  const db = await openStore(dataDir);
  await sql`pragma busy_timeout = 10000`.execute(db);
  return db;
}

/** While a table has another name, every use of it is an error that no rule foresaw. */
export async function withoutTable<Result>(
  server: Pick<TestServer, "dataDir">,
  table: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const rename = (from: string, to: string) =>
    inStoreOf(server, (db) => db.schema.alterTable(from).renameTo(to).execute());
  await rename(table, `${table}_away`);
  return work().finally(() => rename(`${table}_away`, table));
}
