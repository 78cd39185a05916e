import { randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import path from "node:path";

/** What the present time of a folder is asked with. */
const PROBE = ".time-";

/**
 * The present time as the disk of a folder tells it, in milliseconds: only by this are the times of its files old or new
 * where machines with clocks of their own share it. Null if the folder takes no file.
 */
export async function folderTime(folder: string): Promise<number | null> {
  const probe = path.join(folder, `${PROBE}${randomUUID()}`);
  try {
    const file = await open(probe, "wx", 0o600);
    try {
      return (await file.stat()).mtimeMs;
    } finally {
      await file.close();
      await rm(probe, { force: true });
    }
  } catch {
    return null;
  }
}
