import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { PlatformSettings } from "../scope";
import { databaseFile, openStore } from "../store/open";
import { markDemoFolder } from "./demo-folder";
import { loadDemo } from "./load-demo";

export const hasDatabase = (dataDir: string): boolean => existsSync(databaseFile(dataDir));

/**
 * Makes the database of a demo folder and fills it. It is made aside and moved into place when it is whole, so that an
 * interrupted start leaves no half demo behind.
 */
export async function createDemoStore(settings: PlatformSettings, now = () => new Date()): Promise<void> {
  const { dataDir } = settings;
  markDemoFolder(dataDir);
  const aside = mkdtempSync(path.join(dataDir, "loading-"));
  try {
    const db = await openStore(aside);
    await loadDemo({ db, settings, now });
    await db.destroy();
    renameSync(databaseFile(aside), databaseFile(dataDir));
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
