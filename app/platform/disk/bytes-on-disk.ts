import { readdir, stat } from "node:fs/promises";
import path from "node:path";

/** The bytes of a file; 0 when there is none. */
export const bytesOf = async (file: string): Promise<number> =>
  (await stat(file).catch(() => null))?.size ?? 0;

/** The bytes of the files in a folder and below; 0 when there is no such folder. */
export async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => bytesOf(path.join(parentPath, name)));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
