import { rmSync } from "node:fs";
import { openStore } from "~/platform/store/engines/sqlite";
import type { Db } from "~/platform/scope";
import { write } from "~/platform/store/write";
import { addCompany, addPerson } from "../../platform/residents";
import { demoFolder, demoOnServer } from "../../postgres/demo-on-server";
import { startPostgres } from "../../postgres/server";
import { startInstallation } from "../../commands/installation";
import { freePort, startServer, type TestServer, UNLIMITED } from "../../server";
import { secondsOf, secondsOfFamily } from "./process-time";

/** Servers over one store with the demo data, and people to walk through them. */
export interface Arrangement {
  servers: { url: string }[];
  /** As many people as are asked for, each the administrator of a company of her own; returns their addresses. */
  people(count: number): Promise<string[]>;
  /** Seconds of the processor so far. */
  taken(): { servers: number; database: number };
  stop(): Promise<void>;
}

/** One server and its embedded database. */
export async function embedded(): Promise<Arrangement> {
  const server = await startServer({ demo: true });
  return {
    servers: [server],
    people: (count) => peopleIn(server.dataDir, count),
    taken: () => ({ servers: secondsOf(server.pid), database: 0 }),
    stop: () => server.stop(),
  };
}

/** The same with so many processes on one socket, as `npm start` runs them. */
export async function embeddedWith(workers: number): Promise<Arrangement> {
  const environment = { ...UNLIMITED, WORKERS: String(workers) };
  const server = await startInstallation({ environment });
  const processes = [server.primary(), ...server.allServing()];
  return {
    servers: [server],
    people: (count) => peopleIn(server.dataDir, count),
    taken: () => ({ servers: processes.reduce((sum, pid) => sum + secondsOf(pid), 0), database: 0 }),
    stop: async () => void (await server.stop()),
  };
}

async function peopleIn(dataDir: string, count: number): Promise<string[]> {
  const db = await openStore(dataDir);
  return addPeople(db, count).finally(() => db.destroy());
}

/** So many servers over one PostgreSQL; null where none can be had. */
export async function onPostgres(count: number): Promise<Arrangement | null> {
  const database = startPostgres(await freePort(), console.log);
  if (!database) return null;
  const folder = await demoFolder();
  const demo = await demoOnServer(folder, database.url);
  const servers: TestServer[] = [];
  for (let index = 0; index < count; index += 1)
    servers.push(await startServer({ dataDir: demo.dataDir, environment: demo.environment }));
  return {
    servers,
    people: (asked) => addPeople(demo.database.db, asked),
    taken: () => ({
      servers: servers.reduce((sum, { pid }) => sum + secondsOf(pid), 0),
      database: secondsOfFamily(database.pid()),
    }),
    async stop() {
      for (const server of servers) await server.stop();
      await demo.close();
      database.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

let added = 0;

async function addPeople(db: Db, count: number): Promise<string[]> {
  const emails: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `persona-${(added += 1)}@carico.example`;
    // The server writes meanwhile.
    await write(db, null, async (trx) => {
      const parts = { db: trx, now: () => new Date() };
      const companyId = await addCompany(parts, { businessName: `Azienda di carico ${added} S.r.l.` });
      await addPerson(parts, { email, companyId, isAdmin: true });
    });
    emails.push(email);
  }
  return emails;
}
