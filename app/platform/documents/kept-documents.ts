import { createHash } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { MINUTE_MS } from "~/domain/durations";
import { folderTime } from "~/machine/folder-time";
import { refuseWithoutSpace } from "../disk/disk-errors";
import { hourly } from "../jobs/hourly";
import { LIMITS } from "../quarantine/limits";
import { notPossibleNow, stillQueued } from "../quarantine/refusals";
import { scratchIn } from "../quarantine/scratch";
import type { PlatformParts } from "../scope";
import { isThere, makeOnce } from "./claim";
import type { MadeDocument } from "./made-document";

const { keptMilliseconds, keptBytes } = LIMITS.downloads;

type Parts = Pick<PlatformParts, "quarantine" | "settings">;

const folderIn = ({ dataDir }: Parts["settings"]) => scratchIn(dataDir, "documents");

/** Whose document it is, and the name of its file. */
export interface Named {
  companyId: string;
  name: string;
}

export interface Making extends Named {
  /** By which the quarantine knows how many pieces of work come before it. */
  ticket: string;
  /** How long it may wait for its turn, in milliseconds. */
  patience: number;
}

/**
 * Where the document lies; made if no document with its key is kept. The file appears whole or not at all: a process
 * writes it in a folder of its own, and it is moved here when the work is done. Of several servers on one folder one makes
 * it.
 */
export async function keptDocument(
  { quarantine, settings }: Parts,
  { kind, input, key = input, file }: MadeDocument,
  { companyId, name, ticket, patience }: Making,
): Promise<string> {
  const folder = folderIn(settings);
  const into = path.join(folder, nameOf(companyId, kind.name, key));
  if (await isThere(into)) return into;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await sweepNowAndThen(folder);
  await refuseWithoutSpace(settings.dataDir, settings.leastSpace);
  const subject = { path: "", name };
  const waiting = {
    patience,
    tooLong: () => stillQueued(subject, 0),
    ending: () => (quarantine.isOver() ? notPossibleNow() : null),
  };
  await makeOnce(into, waiting, () =>
    quarantine.run(kind, { companyId, input, file, subject, into, ticket, patience }),
  );
  return into;
}

/** Where a document with this key lies; null if it is not kept (any more). */
export async function placeIfKept(
  settings: Parts["settings"],
  companyId: string,
  { kind, key }: { kind: string; key: unknown },
): Promise<string | null> {
  return ifKept(settings, path.join(folderIn(settings), nameOf(companyId, kind, key)));
}

/** This place, if a document of this installation lies there; null otherwise. */
export const ifKept = async (settings: Parts["settings"], place: string): Promise<string | null> =>
  path.dirname(place) === folderIn(settings) && (await isThere(place)) ? place : null;

const hashOf = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** Begins with what stands for the company, so that its documents are found without reading them. */
const nameOf = (companyId: string, kind: string, key: unknown): string =>
  `${markOf(companyId)}-${hashOf([companyId, kind, key])}`;
const markOf = (companyId: string): string => hashOf(["documents", companyId]).slice(0, 16);

/** Deletes the documents of a company that is no more. */
export async function forgetDocuments(settings: Parts["settings"], companyId: string): Promise<void> {
  const folder = folderIn(settings);
  for (const name of await namesIn(folder)) {
    if (name.startsWith(`${markOf(companyId)}-`)) await rm(path.join(folder, name), { force: true });
  }
}

/**
 * Sweeps every hour: nothing of a company stays behind because its people fetch nothing more. What lies there when a
 * server begins may come from an earlier release, which drew other documents: it goes at once, save what another server
 * is sending.
 */
export function startDocumentSweep({ settings }: Parts) {
  let longest: number = MINUTE_MS;
  return hourly(async (ending) => {
    await sweep(folderIn(settings), { longest, ending });
    longest = keptMilliseconds;
  }, "Documents were not swept:");
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** When each folder was last looked through for a document that is made now, in the milliseconds of `performance.now()`. */
const lookedThrough = new Map<string, number>();

/** Looking at every file takes longer than making one: what is made within a minute may lie there beyond the limit. */
async function sweepNowAndThen(folder: string): Promise<void> {
  const now = performance.now();
  if (now - (lookedThrough.get(folder) ?? -Infinity) < MINUTE_MS) return;
  lookedThrough.set(folder, now);
  await sweep(folder);
}

interface Sweeping {
  /** Milliseconds. */
  longest?: number;
  ending?: AbortSignal | undefined;
}

/** Deletes what is too old by the time of the disk, then the oldest until the others fit. */
async function sweep(folder: string, { longest = keptMilliseconds, ending }: Sweeping = {}): Promise<void> {
  const files = await Promise.all(
    (await namesIn(folder)).map(async (name) => {
      const place = path.join(folder, name);
      const { mtimeMs = 0, size = 0 } = (await stat(place).catch(() => null)) ?? {};
      return { place, mtimeMs, size };
    }),
  );
  files.sort((a, b) => b.mtimeMs - a.mtimeMs);
  const [newest] = files;
  if (newest === undefined) return;
  // On a full disk the newest file is what is known of its time.
  const now = (await folderTime(folder)) ?? newest.mtimeMs;
  let room: number = keptBytes;
  for (const { place, mtimeMs, size } of files) {
    if (ending?.aborted) return;
    room -= size;
    if (room < 0 || now - mtimeMs > longest) await rm(place, { force: true });
  }
}
