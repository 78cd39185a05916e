import { statfs } from "node:fs/promises";

/** The space that files, and work that writes much, need; `leastSpace` is what a single save needs. */
export const spaceForFiles = (leastSpace: number): number => leastSpace * 5;

/** How long a measure counts. */
const FRESH_MS = 2_000;

/** The bytes of the disk that a folder lies on. */
interface DiskSpace {
  /** What this process may still use. */
  free: number;
  total: number;
}

const measured = new Map<string, { at: number; space: Promise<DiskSpace> }>();

/** The disk of a folder; measured every two seconds at most. */
export function diskSpace(folder: string): Promise<DiskSpace> {
  const known = measured.get(folder);
  if (known && performance.now() - known.at < FRESH_MS) return known.space;
  const space = statfs(folder).then(({ bavail, blocks, bsize }) => ({
    free: bavail * bsize,
    total: blocks * bsize,
  }));
  measured.set(folder, { at: performance.now(), space });
  return space;
}

export const freeBytes = async (folder: string): Promise<number> => (await diskSpace(folder)).free;

/** What so many free bytes are enough for. */
export function spaceState(free: number, leastSpace: number): "enough" | "no_files" | "no_saves" {
  if (free < leastSpace) return "no_saves";
  return free < spaceForFiles(leastSpace) ? "no_files" : "enough";
}

/** Whether a folder has fewer free bytes. Where they cannot be measured, the write itself will tell. */
export const lacksSpace = async (folder: string, needed: number): Promise<boolean> =>
  (await freeBytes(folder).catch(() => Infinity)) < needed;
