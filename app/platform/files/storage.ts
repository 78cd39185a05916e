import { constants, copyFile, mkdir, open, opendir, readFile, rename, rm, stat } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import path from "node:path";
import type { FileContent } from "~/bodies/file-content";
import type { PlatformSettings } from "../scope";

/** Where the bytes of files are kept, under names that the platform makes. */
export interface FileStorage {
  /** Safe from a power cut when it returns; a file exists as a whole or not at all. */
  put(id: string, content: FileContent): Promise<void>;
  /** Where a file lies, and its size; null when there is no such file. */
  find(id: string): Promise<{ path: string; size: number } | null>;
  /** Null when there is no such file. */
  read(id: string): Promise<Buffer | null>;
  /** Does not fail if there is no such file. */
  remove(id: string): Promise<void>;
  /** All stored files, unfinished ones too. */
  list(): AsyncIterable<{ id: string; modifiedAt: Date }>;
}

export const storageOf = ({ dataDir }: PlatformSettings): FileStorage =>
  folderStorage(path.join(dataDir, "files"));

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
    read: (id) => readFile(placeOf(id)).catch(nullWhenMissing),
    remove: (id) => rm(placeOf(id), { force: true }),
    async *list() {
      const entries = await opendir(folder).catch(nullWhenMissing);
      for await (const { name } of entries ?? []) {
        const stats = await stat(path.join(folder, name)).catch(nullWhenMissing);
        if (stats?.isFile()) yield { id: name, modifiedAt: stats.mtime };
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
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
