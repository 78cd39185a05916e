import { statfs } from "node:fs/promises";

/** The space that files, and work that writes much, need; `leastSpace` is what a single save needs. */
export const spaceForFiles = (leastSpace: number): number => leastSpace * 5;

/** How long a measure counts. */
const FRESH_MS = 2_000;

const measured = new Map<string, { at: number; bytes: Promise<number> }>();

/** The free bytes that this process may use in a folder; measured every two seconds at most. */
export function freeBytes(folder: string): Promise<number> {
  const known = measured.get(folder);
  if (known && performance.now() - known.at < FRESH_MS) return known.bytes;
  const bytes = statfs(folder).then(({ bavail, bsize }) => bavail * bsize);
  measured.set(folder, { at: performance.now(), bytes });
  return bytes;
}

/** Whether a folder has fewer free bytes. Where they cannot be measured, the write itself will tell. */
export const lacksSpace = async (folder: string, needed: number): Promise<boolean> =>
  (await freeBytes(folder).catch(() => Infinity)) < needed;
