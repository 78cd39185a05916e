import path from "node:path";
import { log } from "~/log.server";
import type { PlatformSettings } from "../scope";
import type { FileStorage } from "./file-storage";
import { folderStorage } from "./folder-storage";

/** The storage of an installation. */
export const storageOf = ({ dataDir }: PlatformSettings): FileStorage =>
  folderStorage(path.join(dataDir, "files"));

/**
 * Removes the bytes of files that no row names any more. Never throws, since the change that dropped them is done: what the
 * storage does not remove now is left to the sweep.
 */
export async function removeDropped(settings: PlatformSettings, ids: readonly string[]): Promise<void> {
  const storage = storageOf(settings);
  try {
    for (const id of ids) await storage.remove(id);
  } catch (error) {
    log.error(error, "Dropped files are left to the sweep");
  }
}
