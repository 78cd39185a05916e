import { mkdirSync, statSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { log } from "~/log.server";
import { HOUR_MS } from "~/domain/durations";
import { hasEnded } from "~/machine/ended-process";
import { folderTime } from "~/machine/folder-time";
import { spaceForFiles } from "~/machine/free-space";

/** Where the files of bodies under way are kept. */
export interface Spool {
  folder: string;
  /** With fewer free bytes no further file is begun. */
  leastFree: number;
}

/** The folder for the files of bodies under way, in the data folder. */
export const spoolFolderIn = (dataDir: string): string => path.join(dataDir, "spool");

/** The spool of an installation; `leastSpace` is what a single save needs. */
export const spoolIn = (folder: string, leastSpace: number): Spool => ({
  folder,
  leastFree: spaceForFiles(leastSpace),
});

/** The folder of an installation without data. It is refused if another user of this machine has made it. */
export function spoolFolderWithoutData(): string {
  const folder = path.join(tmpdir(), "carta-esg-spool");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.getuid && statSync(folder).uid !== process.getuid()) {
    throw new Error(`The folder ${folder} belongs to another user`);
  }
  return folder;
}

/** No body is under way for so long, and no file waits so long to be read. */
const ABANDONED_MS = HOUR_MS;

/** What cannot be removed is left; it does not keep the other files. */
const removed = (file: string): Promise<void> =>
  rm(file, { force: true, recursive: true }).catch((error: unknown) =>
    log.error(error, "A file of the spool was not removed"),
  );

/** Removes what ended processes have left behind. Another live process may use the same folder. */
export async function sweepSpool(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const now = names.length > 0 ? await folderTime(folder) : null;
  for (const name of names) {
    const file = path.join(folder, name);
    const facts = await stat(file).catch(() => null);
    if (facts === null) continue;
    const isOld = now !== null && facts.mtimeMs < now - ABANDONED_MS;
    if (isOld || hasEnded(name.split("-", 1)[0] ?? "", facts.mtimeMs)) await removed(file);
  }
}

/** The same at once and every hour, for an installation whose platform does not do it. */
export async function sweepSpoolHourly(folder: string): Promise<void> {
  await sweepSpool(folder);
  setInterval(() => void sweepSpool(folder), HOUR_MS).unref();
}
