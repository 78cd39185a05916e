import { constants, existsSync } from "node:fs";
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { sizeWords } from "~/domain/files/limits";
import { freeBytes } from "~/machine/free-space";
import type { PlatformSettings } from "../scope";
import { BetterSqlite } from "../store/engines/better-sqlite";
import { databaseFile } from "../store/engines/sqlite";
import { copiedDatabase } from "./database-copy";

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
  installation: Pick<PlatformSettings, "dataDir" | "databaseUrl">,
  folder: string,
  { linkFiles = false, spare = 0 }: SnapshotOptions = {},
): Promise<Snapshot> {
  if (existsSync(folder)) throw new Error(`${folder} c'è già: indica una cartella nuova.`);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const { dataDir } = installation;
  const database = copiedDatabase(installation);
  const ofDatabase = spare + (await database.bytes());
  await refuseWithoutRoom(folder, ofDatabase);
  if (!linkFiles) await refuseWithoutRoom(folder, ofDatabase + (await database.bytesOfFiles()));
  try {
    await mkdir(path.join(unfinished, "files"), { recursive: true, mode: 0o700 });
    await database.copyInto(unfinished);
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
