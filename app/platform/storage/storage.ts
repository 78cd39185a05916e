import path from "node:path";
import { log } from "~/log.server";
import type { BucketSettings, PlatformSettings } from "../scope";
import { type BucketStorage, bucketStorage } from "./bucket-storage";
import type { FileStorage } from "./file-storage";
import { folderStorage } from "./folder-storage";

type Place = Pick<PlatformSettings, "dataDir" | "bucket">;

/** Each keeps its connections. */
const buckets = new WeakMap<BucketSettings, BucketStorage>();

/** The bucket of an installation; null where its files are in the data folder. */
export function bucketOf({ bucket }: Pick<Place, "bucket">): BucketStorage | null {
  if (!bucket) return null;
  const storage = buckets.get(bucket) ?? bucketStorage(bucket);
  buckets.set(bucket, storage);
  return storage;
}

/** Where the files of a data folder lie. */
export const folderOfFiles = (dataDir: string): string => path.join(dataDir, "files");

/** The storage of an installation. */
export const storageOf = (settings: Place): FileStorage =>
  bucketOf(settings) ?? folderStorage(folderOfFiles(settings.dataDir));

/**
 * Removes the bytes of files that no row names any more. Never throws, since the change that dropped them is done: what the
 * storage does not remove now is left to the sweep.
 */
export async function removeDropped(settings: Place, ids: readonly string[]): Promise<void> {
  const storage = storageOf(settings);
  try {
    for (const id of ids) await storage.remove(id);
  } catch (error) {
    log.error(error, "Dropped files are left to the sweep");
  }
}
