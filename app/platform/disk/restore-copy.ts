import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { PROCESS_MARK } from "~/machine/ended-process";
import type { PlatformSettings } from "../scope";
import { type Carried, carryFiles } from "../storage/carry-files";
import { folderStorage } from "../storage/folder-storage";
import { folderOfFiles, storageOf } from "../storage/storage";
import { moveStore } from "../store/moving/move-store";
import { databaseFile, openStore } from "../store/engines/sqlite";
import { namedIn } from "./kept-copy";
import { openInstallation } from "./open-installation";
import { BESIDE } from "./snapshot";

type Installation = Pick<PlatformSettings, "dataDir" | "databaseUrl" | "bucket">;

/** Nothing was restored; the message says why, for the operator. */
export class NotRestored extends Error {}

/**
 * Makes an installation that has no data yet what it was when the copy was taken: first the files, each compared with the
 * SHA-256 of its row, then what lies beside the database, at last the database. The copy stays as it is. Begun again it
 * goes on where it stopped. Throws NotRestored where data would be lost.
 */
export async function restoreCopy(copy: string, installation: Installation): Promise<Carried> {
  const { dataDir, databaseUrl } = installation;
  if (!existsSync(databaseFile(copy))) throw new NotRestored(`In ${copy} non c'è una copia.`);
  if (databaseUrl === null && existsSync(databaseFile(dataDir)))
    throw new NotRestored(`In ${dataDir} c'è già un archivio: indica una cartella nuova con DATA_DIR.`);
  const named = namedIn(copy);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const beside = databaseUrl === null ? BESIDE.filter((name) => existsSync(path.join(copy, name))) : [];
  for (const name of beside) await refuseOther(path.join(copy, name), path.join(dataDir, name));
  const carried = await carryFiles(named, folderStorage(folderOfFiles(copy)), storageOf(installation));
  for (const name of beside) await putWhole(path.join(copy, name), path.join(dataDir, name));
  if (databaseUrl === null) await putWhole(databaseFile(copy), databaseFile(dataDir));
  else await fillServer(copy, installation);
  return carried;
}

/** A secret that is there already has signed or sealed something. */
async function refuseOther(from: string, to: string): Promise<void> {
  if (!existsSync(to) || (await readFile(from)).equals(await readFile(to))) return;
  throw new NotRestored(`${to} c'è già, ed è diverso da quello della copia: indica una cartella nuova.`);
}

/** There under its name only when all of it is on the disk. */
async function putWhole(from: string, to: string): Promise<void> {
  const unfinished = `${to}.unfinished`;
  await copyFile(from, unfinished);
  const handle = await open(unfinished, "r+");
  await handle.sync().finally(() => handle.close());
  await rename(unfinished, to);
}

/** The copy may be of an earlier release, and stays as it is: what is moved was brought to the present schema elsewhere. */
async function fillServer(copy: string, installation: Installation): Promise<void> {
  const scratch = await mkdtemp(path.join(installation.dataDir, `.restore-${PROCESS_MARK}-`));
  try {
    await copyFile(databaseFile(copy), databaseFile(scratch));
    const [source, target] = [await openStore(scratch), await openInstallation(installation)];
    await moveStore(source, target, () => undefined).finally(() =>
      Promise.all([source.destroy(), target.destroy()]),
    );
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
