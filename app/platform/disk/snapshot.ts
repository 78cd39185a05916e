import { constants, existsSync, statSync } from "node:fs";
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { sizeWords } from "~/domain/files/limits";
import { freeBytes } from "~/machine/free-space";
import { BetterSqlite } from "../store/better-sqlite";
import { databaseFile } from "../store/sqlite";

export interface Snapshot {
  folder: string;
  /** Files of answers and certificates in it. */
  files: number;
  /** Files that a row names and that are not there. */
  missing: string[];
}

interface SnapshotOptions {
  /** The files are the same ones under a second name: for a copy that is looked at and removed. */
  linkFiles?: boolean;
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
  dataDir: string,
  folder: string,
  { linkFiles = false, spare = 0 }: SnapshotOptions = {},
): Promise<Snapshot> {
  if (existsSync(folder)) throw new Error(`${folder} c'è già: indica una cartella nuova.`);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const ofDatabase = spare + databaseBytes(dataDir);
  await refuseWithoutRoom(folder, ofDatabase);
  if (!linkFiles) await refuseWithoutRoom(folder, ofDatabase + bytesOfFiles(databaseFile(dataDir)));
  try {
    await mkdir(path.join(unfinished, "files"), { recursive: true, mode: 0o700 });
    await copyDatabase(databaseFile(dataDir), databaseFile(unfinished));
    for (const name of BESIDE.filter((one) => existsSync(path.join(dataDir, one)))) {
      await copyFile(path.join(dataDir, name), path.join(unfinished, name));
    }
    const named = filesNamedIn(databaseFile(unfinished));
    const missing: string[] = [];
    for (const id of named) {
      const [from, to] = [path.join(dataDir, "files", id), path.join(unfinished, "files", id)];
      const copied = linkFiles ? link(from, to) : copyFile(from, to, constants.COPYFILE_FICLONE);
      await copied.catch((error: unknown) => {
        if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
        missing.push(id);
      });
    }
    await syncAll(unfinished);
    await rename(unfinished, folder);
    return { folder, files: named.length - missing.length, missing };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** The database with what is not yet carried over into it. */
function databaseBytes(dataDir: string): number {
  const file = databaseFile(dataDir);
  const sizes = [file, `${file}-wal`].map((one) => statSync(one, { throwIfNoEntry: false })?.size ?? 0);
  return sizes.reduce((sum, size) => sum + size, 0);
}

function bytesOfFiles(file: string): number {
  const store = new BetterSqlite(file, { readonly: true });
  try {
    const row = store.prepare("SELECT coalesce(sum(size), 0) AS bytes FROM attachment").get();
    return (row as { bytes: number }).bytes;
  } finally {
    store.close();
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

/** As of the moment when it begins: inside a reading transaction, writes of the server do not make it begin again. */
async function copyDatabase(from: string, to: string): Promise<void> {
  await (await open(to, "w", 0o600)).close();
  const source = new BetterSqlite(from, { readonly: true, fileMustExist: true });
  try {
    source.exec("BEGIN");
    source.prepare("SELECT count(*) FROM sqlite_master").get();
    await source.backup(to);
  } finally {
    source.close();
  }
}

function filesNamedIn(file: string): string[] {
  const copy = new BetterSqlite(file, { readonly: true });
  try {
    return (copy.prepare("SELECT id FROM attachment ORDER BY id").all() as { id: string }[]).map(
      ({ id }) => id,
    );
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
