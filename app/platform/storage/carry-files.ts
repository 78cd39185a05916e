import { sha256Of } from "~/bodies/file-content";
import type { FileStorage } from "./file-storage";

/** A file as its row names it. */
export interface NamedFile {
  id: string;
  sha256: string;
}

export interface Carried {
  /** Files that are now there. */
  files: number;
  /** Ids of those that were nowhere. */
  missing: string[];
  /** Ids of those that are not what was handed in: they are there as they were found. */
  damaged: string[];
}

/**
 * Takes files from one storage to another, which then gives back each as it was; one that is there already stays. Begun again
 * it goes on where it stopped.
 */
export async function carryFiles(
  named: readonly NamedFile[],
  from: FileStorage,
  to: FileStorage,
): Promise<Carried> {
  const carried: Carried = { files: 0, missing: [], damaged: [] };
  for (const { id, sha256 } of named) {
    if ((await sumOf(to, id)) !== sha256) {
      const found = await from.find(id);
      if (found === null) {
        carried.missing.push(id);
        continue;
      }
      const sum = await sha256Of(found);
      await to.put(id, found);
      if ((await sumOf(to, id)) !== sum) throw new Error(`il file ${id} non è arrivato com'era.`);
      if (sum !== sha256) carried.damaged.push(id);
    }
    carried.files += 1;
  }
  return carried;
}

async function sumOf(storage: FileStorage, id: string): Promise<string | null> {
  const found = await storage.find(id);
  return found && sha256Of(found);
}
