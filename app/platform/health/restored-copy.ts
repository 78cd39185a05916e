import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { PROCESS_MARK } from "~/machine/ended-process";
import { takeSnapshot } from "../disk/snapshot";
import type { PlatformParts } from "../scope";
import { openStore } from "../store/engines/sqlite";

/**
 * Takes a copy of a data folder as a backup would, restores it into a scratch folder and opens it: `work` looks into the
 * copy, and nothing of the folder itself changes, whatever its release. The scratch folder is removed.
 */
export async function withRestoredCopy<T>(
  settings: PlatformParts["settings"],
  work: (copy: Pick<PlatformParts, "db" | "settings" | "now">) => Promise<T>,
): Promise<T> {
  const scratch = await mkdtemp(path.join(settings.dataDir, `.doctor-${PROCESS_MARK}-`));
  const dataDir = path.join(scratch, "copy");
  try {
    await takeSnapshot(settings, dataDir, { isForALook: true, spare: settings.leastSpace });
    const db = await openStore(dataDir);
    return await work({
      db,
      settings: { ...settings, dataDir, databaseUrl: null },
      now: () => new Date(),
    }).finally(() => db.destroy());
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
