import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { moveStore } from "~/platform/store/moving/move-store";
import { openPostgres } from "~/platform/store/engines/postgres";
import { openStore } from "~/platform/store/engines/sqlite";
import { keptSigningSeeds } from "~/secrets-signing.server";
import { keptSecrets } from "~/secrets.server";
import { dropDatabase, newDatabase } from "./databases";

/** In a data folder: the address of the database that holds what else the folder would. */
const NOTED = "database-address.txt";

export interface ServerStore {
  /** Settings of the server that uses it. */
  environment: Record<string, string>;
  /** Once no server uses it any more. */
  drop(): Promise<void>;
}

/**
 * A database for the server of this data folder, with what the file of the embedded database holds; the same one where the
 * folder had a server before. The other files stay in the folder.
 */
export async function serverStore(dataDir: string, demoTemplate: string | undefined): Promise<ServerStore> {
  const noted = path.join(dataDir, NOTED);
  if (!existsSync(noted)) writeFileSync(noted, await databaseOf(dataDir, demoTemplate));
  const url = readFileSync(noted, "utf8");
  const [secret] = keptSecrets(dataDir);
  const [seed] = keptSigningSeeds(dataDir);
  return {
    environment: { DATABASE_URL: url, SESSION_SECRET: secret, SIGNING_KEY: seed },
    drop: () => dropDatabase(url),
  };
}

let demo: Promise<string> | undefined;

async function databaseOf(dataDir: string, demoTemplate: string | undefined): Promise<string> {
  if (demoTemplate !== undefined) {
    demo ??= moved(demoTemplate);
    return newDatabase(await demo);
  }
  return existsSync(path.join(dataDir, "carta-esg.sqlite")) ? moved(dataDir) : newDatabase();
}

async function moved(folder: string): Promise<string> {
  const url = await newDatabase();
  const [embedded, db] = await Promise.all([openStore(folder), openPostgres({ url, connections: 2 })]);
  try {
    await moveStore(embedded, db, () => undefined);
  } finally {
    await Promise.all([embedded.destroy(), db.destroy()]);
  }
  return url;
}
