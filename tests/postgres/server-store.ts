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

interface ServerStore {
  /** Settings of the server that uses it. */
  environment: Record<string, string>;
  /** Once no server uses it any more. */
  drop(): Promise<void>;
}

/** The database of the server of this data folder; null where the folder holds its data itself. */
export function notedAddress(dataDir: string): string | null {
  const noted = path.join(dataDir, NOTED);
  return existsSync(noted) ? readFileSync(noted, "utf8") : null;
}

/**
 * A database for the server of this data folder, with what the file of the embedded database holds; the same one where the
 * folder had a server before. The other files stay in the folder.
 */
export async function serverStore(dataDir: string, demoTemplate: string | undefined): Promise<ServerStore> {
  const url = notedAddress(dataDir) ?? (await databaseOf(dataDir, demoTemplate));
  writeFileSync(path.join(dataDir, NOTED), url);
  return { environment: keysWith(dataDir, url), drop: () => dropDatabase(url) };
}

function keysWith(dataDir: string, url: string) {
  const [secret] = keptSecrets(dataDir);
  const [seed] = keptSigningSeeds(dataDir);
  return { DATABASE_URL: url, SESSION_SECRET: secret, SIGNING_KEY: seed };
}

/** The settings of a command beside the server of this data folder. */
export function settingsOf(dataDir: string): Record<string, string> {
  const url = notedAddress(dataDir);
  return { DATA_DIR: dataDir, ...(url === null ? {} : keysWith(dataDir, url)) };
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
