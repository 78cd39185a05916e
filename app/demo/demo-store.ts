import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { markDemoFolder } from "~/platform/data-folder";
import type { PlatformSettings } from "~/platform/scope";
import { databaseFile, openStore } from "~/platform/store/engines/sqlite";
import { loadDemo } from "./load-demo";
import { ownFiles } from "./own-files";
import { loadPopulation } from "./population/load-population";
import { addWaiting } from "./waiting-for-provider";

export const hasDatabase = (dataDir: string): boolean => existsSync(databaseFile(dataDir));

interface DemoOptions {
  now?: () => Date;
  /** How many invented companies the benchmark gets, beside those with a sign-in. */
  population?: number;
  /** Whether something waits for the provider. */
  waiting?: boolean;
}

/**
 * Makes the database of a demo folder and fills it. The database is made elsewhere and moved into place when it is
 * complete, so that an interrupted start leaves no half demo behind.
 */
export async function createDemoStore(
  settings: PlatformSettings,
  { now = () => new Date(), population = 0, waiting = false }: DemoOptions = {},
): Promise<void> {
  const { dataDir } = settings;
  markDemoFolder(dataDir);
  const aside = mkdtempSync(path.join(dataDir, "loading-"));
  try {
    const db = await openStore(aside);
    const parts = { db, settings, now, quarantine: ownFiles };
    await loadDemo(parts);
    await loadPopulation(parts, population);
    if (waiting) await addWaiting(parts);
    await db.destroy();
    renameSync(databaseFile(aside), databaseFile(dataDir));
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
