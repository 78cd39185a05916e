import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { moveStore } from "~/platform/store/moving/move-store";
import { openPostgres } from "~/platform/store/engines/postgres";
import { openStore } from "~/platform/store/engines/sqlite";
import { keptSigningSeeds } from "~/secrets-signing.server";
import { keptSecrets } from "~/secrets.server";
import { type FreshDatabase, freshPostgres, newDatabaseAt } from "./databases";

const TSX = createRequire(import.meta.url).resolve("tsx/cli");
const LOAD_DEMO = fileURLToPath(new URL("../load-demo.ts", import.meta.url));

export const scratchFolder = (): string => mkdtempSync(path.join(tmpdir(), "carta-esg-"));

/** A data folder with the demo data and a few made-up companies. Other work goes on meanwhile. */
export async function demoFolder(): Promise<string> {
  const folder = scratchFolder();
  await promisify(execFile)(process.execPath, [TSX, LOAD_DEMO, folder, "40"]);
  return folder;
}

export interface DemoOnServer {
  database: Omit<FreshDatabase, "another">;
  /** The folder that all servers of the installation share. */
  dataDir: string;
  /** Settings of each of them. */
  environment: Record<string, string>;
  close(): Promise<void>;
}

/** The demo data of a folder, moved into a database of their own, on the server of the run or on another one. */
export async function demoOnServer(folder: string, server?: string): Promise<DemoOnServer> {
  const database = await (server === undefined ? freshPostgres() : databaseAt(server));
  const embedded = await openStore(folder);
  await moveStore(embedded, database.db, () => undefined).finally(() => embedded.destroy());
  const dataDir = scratchFolder();
  cpSync(path.join(folder, "files"), path.join(dataDir, "files"), { recursive: true });
  const [secret] = keptSecrets(folder);
  const [seed] = keptSigningSeeds(folder);
  return {
    database,
    dataDir,
    environment: { DATABASE_URL: database.url, SESSION_SECRET: secret, SIGNING_KEY: seed },
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function databaseAt(server: string): Promise<Omit<FreshDatabase, "another">> {
  const url = await newDatabaseAt(server);
  const db = await openPostgres({ url, connections: 2 });
  return { db, url, close: () => db.destroy() };
}
