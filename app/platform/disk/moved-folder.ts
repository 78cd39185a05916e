import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import path from "node:path";
import { PROCESS_MARK } from "~/machine/ended-process";
import { databaseFile } from "../store/engines/sqlite";
import { foldDatabase } from "./kept-copy";

/** A folder that gets its database when all of it has arrived. */
export interface BegunFolder {
  /** Where the database is written meanwhile. */
  scratch: string;
  /** Once the database is closed. */
  finish(): Promise<void>;
  /** Leaves nothing behind; after `finish` there is nothing. */
  clear(): Promise<void>;
}

/** For data that move into this folder: begun again after an interruption it finds no half database there. */
export async function beginFolder(folder: string): Promise<BegunFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const scratch = await mkdtemp(path.join(folder, `.move-${PROCESS_MARK}-`));
  return {
    scratch,
    async finish() {
      foldDatabase(scratch);
      await rename(databaseFile(scratch), databaseFile(folder));
    },
    clear: () => rm(scratch, { recursive: true, force: true }),
  };
}

/** The database of a folder bears this name and a time once its data have moved to a server. */
const SET_ASIDE = "carta-esg.moved-";

export const isSetAside = (name: string): boolean => name.startsWith(SET_ASIDE);

/**
 * Gives the database of a folder, whose data are elsewhere now, a name by which no server opens it; returns that. A server
 * whose DATABASE_URL was lost would go on with data of before the move, and sweep the files that came since.
 */
export async function setAside(folder: string, now: Date): Promise<string> {
  foldDatabase(folder);
  const name = `${SET_ASIDE}${now.toISOString().replaceAll(":", "-")}.sqlite`;
  await rename(databaseFile(folder), path.join(folder, name));
  return name;
}
