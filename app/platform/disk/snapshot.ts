import { existsSync } from "node:fs";
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { sizeWords } from "~/domain/files/limits";
import { isExistingFile } from "~/machine/existing-file";
import { freeBytes } from "~/machine/free-space";
import { isMissingFile } from "~/machine/missing-file";
import type { PlatformSettings } from "../scope";
import { type Carried, carryFiles, type NamedFile } from "../storage/carry-files";
import { folderStorage } from "../storage/folder-storage";
import { bucketOf, folderOfFiles } from "../storage/storage";
import { databaseFile } from "../store/engines/sqlite";
import { type CopiedDatabase, copiedDatabase } from "./database-copy";
import { foldDatabase, namedIn } from "./kept-copy";

interface Snapshot extends Carried {
  folder: string;
}

type Installation = Pick<PlatformSettings, "dataDir" | "databaseUrl" | "bucket">;

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
export const BESIDE = ["session-secret", "signing-key", "demo-data.txt"];

/**
 * A copy of a data folder while its server works: the database as of one moment, and the files that its rows name, each
 * compared with the SHA-256 of its row. It gets its name when it is whole. Throws if there is one of that name.
 */
export async function takeSnapshot(
  installation: Installation,
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
    await mkdir(folderOfFiles(unfinished), { recursive: true, mode: 0o700 });
    const copied = await copyOneState(unfinished, database, fileCopier(installation, unfinished, isForALook));
    for (const name of BESIDE.filter((one) => existsSync(path.join(dataDir, one)))) {
      await copyFile(path.join(dataDir, name), path.join(unfinished, name));
    }
    await syncAll(unfinished);
    await rename(unfinished, folder);
    return { folder, ...copied };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Null where the files stay where they are. */
type FileCopier = ((named: readonly NamedFile[]) => Promise<Carried>) | null;

/**
 * The server deletes the bytes of a file as soon as no row names it, so that files which the copy of the database names
 * may be gone before they are copied. A database of a later moment names them no more: it takes the place of the first.
 * What is named still is missing indeed.
 */
async function copyOneState(
  folder: string,
  database: CopiedDatabase,
  copyFiles: FileCopier,
): Promise<Carried> {
  const sought = new Set<string>();
  for (;;) {
    await removeDatabase(folder);
    await database.copyInto(folder);
    foldDatabase(folder);
    const named = namedIn(folder);
    if (copyFiles === null) return { files: 0, missing: [], damaged: [] };
    const carried = await copyFiles(named);
    if (carried.missing.every((id) => sought.has(id))) {
      await keepOnly(named, folderOfFiles(folder));
      return carried;
    }
    for (const id of carried.missing) sought.add(id);
  }
}

async function keepOnly(named: readonly NamedFile[], folder: string): Promise<void> {
  const ids = new Set(named.map(({ id }) => id));
  for (const name of await readdir(folder)) if (!ids.has(name)) await rm(path.join(folder, name));
}

/** How the files get into the folder of the copy. */
function fileCopier(installation: Installation, folder: string, isForALook: boolean): FileCopier {
  const bucket = bucketOf(installation);
  const to = folderOfFiles(folder);
  const from = folderOfFiles(installation.dataDir);
  if (!isForALook) return (named) => carryFiles(named, bucket ?? folderStorage(from), folderStorage(to));
  return bucket === null ? (named) => linkFiles(named, from, to) : null;
}

/** Refuses to begin what would not fit. Where the space cannot be measured, the copy itself will tell. */
export async function refuseWithoutRoom(folder: string, needed: number): Promise<void> {
  let place = path.dirname(folder);
  while (!existsSync(place)) place = path.dirname(place);
  const free = await freeBytes(place).catch(() => Infinity);
  if (free >= needed) return;
  throw new Error(
    `per la copia servono ${sizeWords(needed)} liberi e in ${place} ne restano ${sizeWords(free)}. ` +
      "Libera spazio, oppure scegli un altro disco per la copia di sicurezza.",
  );
}

/** The same files under a second name. */
async function linkFiles(named: readonly NamedFile[], from: string, to: string): Promise<Carried> {
  const missing: string[] = [];
  for (const { id } of named) {
    await link(path.join(from, id), path.join(to, id)).catch((error: unknown) => {
      if (isMissingFile(error)) missing.push(id);
      else if (!isExistingFile(error)) throw error;
    });
  }
  return { files: named.length - missing.length, missing, damaged: [] };
}

const removeDatabase = async (folder: string): Promise<void> => {
  for (const end of ["", "-wal", "-shm"]) await rm(`${databaseFile(folder)}${end}`, { force: true });
};

/** A copy is worth something when it is on the disk. */
async function syncAll(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const handle = await open(path.join(folder, name), "r");
    if (!(await stat(path.join(folder, name))).isDirectory()) await handle.sync();
    await handle.close();
  }
}
