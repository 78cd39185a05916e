import { randomUUID } from "node:crypto";
import { constants, copyFile, mkdir, open, opendir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { FileContent } from "~/bodies/file-content";
import { isMissingFile } from "~/machine/missing-file";
import type { FileStorage } from "./file-storage";
import { sentFrom } from "./sent-file";

/** Two may write the same file at once, each under a name of its own. */
const unfinishedName = (id: string) => `${id}.${randomUUID()}.part`;

/** One file each in a folder of its own, which only the owner of the process may read. */
export function folderStorage(folder: string): FileStorage {
  const placeOf = (id: string) => {
    if (!/^[\w-]+((\.[\w-]+)?\.part)?$/.test(id)) throw new Error("Not a name of a stored file");
    return path.join(folder, id);
  };
  return {
    async put(id, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = placeOf(unfinishedName(id));
      try {
        await writeWhole(unfinished, content);
        await rename(unfinished, placeOf(id));
        await syncFolder(folder);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async find(id) {
      const place = placeOf(id);
      const stats = await stat(place).catch(nullWhenMissing);
      return stats && { path: place, size: stats.size };
    },
    open: (id) => sentFrom(placeOf(id)).catch(nullWhenMissing),
    read: (id) => readFile(placeOf(id)).catch(nullWhenMissing),
    remove: (id) => rm(placeOf(id), { force: true }),
    async *list() {
      const entries = await opendir(folder).catch(nullWhenMissing);
      for await (const { name } of entries ?? []) {
        const stats = await stat(path.join(folder, name)).catch(nullWhenMissing);
        if (stats?.isFile()) yield { id: name, size: stats.size, modifiedAt: stats.mtime };
      }
    },
  };
}

const EXCLUSIVELY = constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE;

async function writeWhole(file: string, content: FileContent): Promise<void> {
  if ("path" in content) await copyFile(content.path, file, EXCLUSIVELY);
  const handle = await open(file, "path" in content ? "r+" : "wx", 0o600);
  try {
    if ("bytes" in content) await handle.writeFile(content.bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A rename is on the disk only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

function nullWhenMissing(error: unknown): null {
  if (isMissingFile(error)) return null;
  throw error;
}
