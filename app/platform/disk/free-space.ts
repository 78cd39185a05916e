import { statfs } from "node:fs/promises";
import { diskRefusal } from "./disk-errors";

/** Files, and work that writes much, need so many times the space that a single save needs. */
export const SPACE_FOR_FILES = 5;

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

/** Refuses (503) to write before the disk is full. Where the space cannot be measured, the write itself will tell. */
export async function refuseWithoutSpace(folder: string, needed: number): Promise<void> {
  const free = await freeBytes(folder).catch(() => Infinity);
  if (free < needed) throw diskRefusal("full");
}
