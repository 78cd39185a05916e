import { constants, existsSync } from "node:fs";
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { sizeWords } from "~/domain/files/limits";
import { freeBytes } from "~/machine/free-space";
import { isMissingFile } from "~/machine/missing-file";
import type { PlatformSettings } from "../scope";
import { type Carried, carryFiles, type NamedFile } from "../storage/carry-files";
import { folderStorage } from "../storage/folder-storage";
import { bucketOf, folderOfFiles } from "../storage/storage";
import { BetterSqlite } from "../store/engines/better-sqlite";
import { databaseFile } from "../store/engines/sqlite";
import { copiedDatabase } from "./database-copy";

export interface Snapshot extends Carried {
  folder: string;
}

interface SnapshotOptions {
  /**
   * For a copy that is looked at and removed: files of a folder are the same ones under a second name, those of a bucket
   * stay where they are.
   */
  isForALook?: boolean;
  /** Bytes that stay free beside the copy: the server goes on working on its disk. */
  spare?: number;
}

/** What lies beside the database and belongs to the installation. */
const BESIDE = ["session-secret", "signing-key", "demo-data.txt"];

/**
 * A copy of a data folder while its server works: the database as of one moment, then the files its rows name, which
 * are never changed once they are there. It gets its name when it is whole. Throws if there is one of that name.
 */
export async function takeSnapshot(
  installation: Pick<PlatformSettings, "dataDir" | "databaseUrl" | "bucket">,
  folder: string,
  { isForALook = false, spare = 0 }: SnapshotOptions = {},
): Promise<Snapshot> {
  if (existsSync(folder)) throw new Error(`${folder} c'è già: indica una cartella nuova.`);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const { dataDir } = installation;
  const database = copiedDatabase(installation);
  const ofDatabase = spare + (await database.bytes());
  await refuseWithoutRoom(folder, ofDatabase);
  if (!isForALook) await refuseWithoutRoom(folder, ofDatabase + (await database.bytesOfFiles()));
  try {
    await mkdir(path.join(unfinished, "files"), { recursive: true, mode: 0o700 });
    await database.copyInto(unfinished);
    for (const name of BESIDE.filter((one) => existsSync(path.join(dataDir, one)))) {
      await copyFile(path.join(dataDir, name), path.join(unfinished, name));
    }
    const named = filesNamedIn(databaseFile(unfinished));
    const bucket = bucketOf(installation);
    const [from, to] = [folderOfFiles(dataDir), folderOfFiles(unfinished)];
    const copied =
      bucket === null
        ? await copyFiles(named, { from, to, isLinked: isForALook })
        : await carryFiles(isForALook ? [] : named, bucket, folderStorage(to));
    await syncAll(unfinished);
    await rename(unfinished, folder);
    return { folder, ...copied };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Refuses to begin what would not fit. Where the space cannot be measured, the copy itself will tell. */
async function refuseWithoutRoom(folder: string, needed: number): Promise<void> {
  let place = path.dirname(folder);
  while (!existsSync(place)) place = path.dirname(place);
  const free = await freeBytes(place).catch(() => Infinity);
  if (free >= needed) return;
  throw new Error(
    `per la copia servono ${sizeWords(needed)} liberi e in ${place} ne restano ${sizeWords(free)}. ` +
      "Libera spazio, oppure scegli un altro disco per la copia di sicurezza.",
  );
}

/** Never read: a copy that shares its blocks with the file, where the disk can, or the file itself. */
async function copyFiles(
  named: readonly NamedFile[],
  { from, to, isLinked }: { from: string; to: string; isLinked: boolean },
): Promise<Carried> {
  const missing: string[] = [];
  for (const { id } of named) {
    const [one, other] = [path.join(from, id), path.join(to, id)];
    const copied = isLinked ? link(one, other) : copyFile(one, other, constants.COPYFILE_FICLONE);
    await copied.catch((error: unknown) => {
      if (!isMissingFile(error)) throw error;
      missing.push(id);
    });
  }
  return { files: named.length - missing.length, missing, damaged: [] };
}

function filesNamedIn(file: string): NamedFile[] {
  const copy = new BetterSqlite(file, { readonly: true });
  try {
    return copy.prepare("SELECT id, sha256 FROM attachment ORDER BY id").all() as NamedFile[];
  } finally {
    copy.close();
  }
}

/** A copy is worth something when it is on the disk. */
async function syncAll(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const handle = await open(path.join(folder, name), "r");
    if (!(await stat(path.join(folder, name))).isDirectory()) await handle.sync();
    await handle.close();
  }
}
