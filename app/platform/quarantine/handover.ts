import { constants, copyFile, lstat, readFile, rename, rm, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { diskTroubleOf } from "~/api/disk-trouble";
import type { FileContent } from "~/bodies/file-content";
import type { Issue } from "~/domain/issues";
import { isMissingFile } from "~/machine/missing-file";

/** The files of one piece of work in the folder of its process; both sides know them by these names. */
export const placesIn = (folder: string) => ({
  input: path.join(folder, "input.json"),
  file: path.join(folder, "file"),
  made: path.join(folder, "made"),
  outcome: path.join(folder, "outcome.json"),
});

/** What a process says of an outcome that lies in its folder; anything else is the code of a disk that took none. */
export const DONE = "done";

/** What a process leaves behind: a value, the refusal of the file, or the words of an error. */
export type Outcome =
  { value: unknown } | { refusal: { status: number; code: string; errors: Issue[] } } | Failure;

interface Failure {
  error: string;
  /** The system's code where the disk kept the work from being done. */
  diskCode?: string;
}

export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { error: String(error) };
  const words = error.stack ?? error.message;
  return diskTroubleOf(error) !== null && "code" in error
    ? { error: words, diskCode: String(error.code) }
    : { error: words };
}

const ANEW = { mode: 0o600, flag: "wx" };
const COPIED_ANEW = constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE;

/**
 * Puts work into the folder of a process. A file on the disk is copied there by the system, without this process's
 * memory: the other process may read no place but its own, and cannot change what the server keeps. Nothing is written
 * through a link that it may have left there.
 */
export async function handOver(folder: string, input: unknown, content?: FileContent): Promise<void> {
  const { input: place, file } = placesIn(folder);
  await writeFile(place, JSON.stringify(input ?? null), ANEW);
  if (content === undefined) return;
  if ("path" in content) await copyFile(content.path, file, COPIED_ANEW);
  else await writeFile(file, content.bytes, ANEW);
}

/** Takes the outcome out of the folder of a process; null if it is larger than it may be, or no file of its own. */
export async function takeBack(
  folder: string,
  resultBytes: number,
  into: string | undefined,
): Promise<Outcome | null> {
  const { outcome, made } = placesIn(folder);
  if (!(await isFileUpTo(outcome, resultBytes))) return null;
  const read = JSON.parse(await readFile(outcome, "utf8")) as Outcome;
  if (into !== undefined && "value" in read) {
    if (!(await isFileUpTo(made, resultBytes))) return null;
    await rename(made, into);
  }
  return read;
}

/** The outcome of a process that could not write one: the code of the disk that it said; null if it said nothing. */
export const unwritten = (said: string | null): Outcome | null =>
  said === null ? null : { error: "The outcome could not be written", diskCode: said };

/** Nothing of a piece of work is left for the next one. */
export async function clear(folder: string): Promise<void> {
  for (const place of Object.values(placesIn(folder))) {
    await unlink(place).catch((error: unknown) =>
      isMissingFile(error) ? undefined : rm(place, { force: true, recursive: true }),
    );
  }
}

/** A link that the process made is no file of its own. */
async function isFileUpTo(place: string, bytes: number): Promise<boolean> {
  const stats = await lstat(place).catch(() => null);
  return stats !== null && stats.isFile() && stats.size <= bytes;
}
