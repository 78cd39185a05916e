import { sha256Of } from "~/bodies/file-content";
import { isMissingFile } from "~/machine/missing-file";
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
    const sum = (await sumOf(to, id)) === sha256 ? sha256 : await carryOne(id, from, to);
    if (sum === null) carried.missing.push(id);
    else carried.files += 1;
    if (sum !== null && sum !== sha256) carried.damaged.push(id);
  }
  return carried;
}

/** The SHA-256 of what was carried; null where there is no such file, or it was deleted meanwhile. */
async function carryOne(id: string, from: FileStorage, to: FileStorage): Promise<string | null> {
  try {
    const found = await from.find(id);
    if (found === null) return null;
    const sum = await sha256Of(found);
    await to.put(id, found);
    if ((await sumOf(to, id)) !== sum) throw new Error(`il file ${id} non è arrivato com'era.`);
    return sum;
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}

async function sumOf(storage: FileStorage, id: string): Promise<string | null> {
  const found = await storage.find(id);
  return found && sha256Of(found);
}
