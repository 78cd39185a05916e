import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { PROCESS_MARK } from "~/machine/ended-process";
import type { Db, PlatformSettings } from "../scope";
import { type Carried, carryFiles } from "../storage/carry-files";
import { folderStorage } from "../storage/folder-storage";
import { bucketOf, folderOfFiles, storageOf } from "../storage/storage";
import { moveStore, refuseOthersData } from "../store/moving/move-store";
import { databaseFile, openStore } from "../store/engines/sqlite";
import { namedIn } from "./kept-copy";
import { openInstallation } from "./open-installation";
import { BESIDE } from "./snapshot";

type Installation = Pick<PlatformSettings, "dataDir" | "databaseUrl" | "bucket">;

/** Nothing was restored; the message says why, for the operator. */
export class NotRestored extends Error {}

interface Restoring {
  /** The operator names the bucket: that it has files already is no mistake. */
  intoBucket?: string | undefined;
}

/**
 * Makes an installation that has no data yet what it was when the copy was taken: first the files, each compared with the
 * SHA-256 of its row, then what lies beside the database, at last the database. The copy stays as it is. Begun again it
 * goes on where it stopped. Throws NotRestored, or NotMoved, where data would be lost.
 */
export async function restoreCopy(
  copy: string,
  installation: Installation,
  { intoBucket }: Restoring = {},
): Promise<Carried> {
  const { dataDir, databaseUrl } = installation;
  if (!existsSync(databaseFile(copy))) throw new NotRestored(`In ${copy} non c'è una copia.`);
  if (databaseUrl === null && existsSync(databaseFile(dataDir)))
    throw new NotRestored(`In ${dataDir} c'è già un archivio: indica una cartella nuova con DATA_DIR.`);
  const named = namedIn(copy);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await refuseUsedBucket(installation, intoBucket);
  const beside = databaseUrl === null ? BESIDE.filter((name) => existsSync(path.join(copy, name))) : [];
  for (const name of beside) await refuseOther(path.join(copy, name), path.join(dataDir, name));
  const server = databaseUrl === null ? null : await emptyServer(copy, installation);
  try {
    const carried = await carryFiles(named, folderStorage(folderOfFiles(copy)), storageOf(installation));
    for (const name of beside) await putWhole(path.join(copy, name), path.join(dataDir, name));
    if (server === null) await putWhole(databaseFile(copy), databaseFile(dataDir));
    else await moveStore(server.source, server.target, () => undefined);
    await rm(begunNote(dataDir), { force: true });
    return carried;
  } finally {
    await server?.close();
  }
}

/** Names the bucket, which was empty, that a restore has begun to fill: begun again it goes on there. */
const begunNote = (dataDir: string) => path.join(dataDir, ".restore-bucket");

/**
 * A copy that is tried with the settings of the installation would share its bucket: what people hand in there since the copy
 * is nothing that the database of the copy names, and is swept.
 */
async function refuseUsedBucket({ bucket, dataDir }: Installation, intoBucket: string | undefined) {
  const storage = bucketOf({ bucket });
  if (!bucket || storage === null || intoBucket === bucket.name) return;
  const note = begunNote(dataDir);
  const begun = await readFile(note, "utf8").catch(() => null);
  if (begun === bucket.name) return;
  if (!(await storage.hasFiles())) return writeFile(note, bucket.name, { mode: 0o600 });
  throw new NotRestored(
    `nel bucket ${bucket.name} ci sono già file. Se li usa un'installazione che lavora ancora, questa glieli toglierebbe: ` +
      "per provare la copia, togli le impostazioni S3_ o indica un bucket vuoto. Se è il bucket di questa installazione, " +
      `che prende il posto di quella di prima, aggiungi --into-bucket ${bucket.name}.`,
  );
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

/**
 * The store of the copy and an empty one on the server. The copy may be of an earlier release, and stays as it is: what is
 * moved was brought to the present schema elsewhere.
 */
async function emptyServer(copy: string, installation: Installation) {
  const scratch = await mkdtemp(path.join(installation.dataDir, `.restore-${PROCESS_MARK}-`));
  const stores: Db[] = [];
  const close = async () => {
    await Promise.all(stores.map((store) => store.destroy()));
    await rm(scratch, { recursive: true, force: true });
  };
  try {
    await copyFile(databaseFile(copy), databaseFile(scratch));
    const source = await openStore(scratch);
    stores.push(source);
    const target = await openInstallation(installation);
    stores.push(target);
    await refuseOthersData(source, target);
    return { source, target, close };
  } catch (error) {
    await close();
    throw error;
  }
}
