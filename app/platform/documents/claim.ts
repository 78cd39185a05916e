import { type FileHandle, open, rename, rm, stat } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import { isExistingFile } from "~/machine/existing-file";

/** How often the holder of a claim touches its file, and how often the others look. */
const TOUCH_MS = 1_000;
const LOOK_MS = 200;

/** A claim that nobody has touched for so long, as one who looks has seen it, belongs to a process that is gone. */
const SILENT_MS = 10_000;

interface Waiting {
  /** How long another process may take, in milliseconds. */
  patience: number;
  /** What is thrown when it takes longer. */
  tooLong(): Error;
  /** What is thrown because this process ends; null as long as it does not. */
  ending(): Error | null;
}

/**
 * Has a file made by one process of all that share its folder; the others wait until it is there. The claim is a file
 * beside it that only one of them can create. Whether its holder lives is seen by its touches and not by a clock, since
 * the machines may have different ones. At worst, where a holder stood still for longer, the file is made twice.
 */
export async function makeOnce(place: string, waiting: Waiting, make: () => Promise<unknown>): Promise<void> {
  const claim = `${place}.claim`;
  const began = performance.now();
  let touched = { at: 0, seen: began };
  while (!(await isThere(place))) {
    const held = await take(claim);
    if (held) return whileHeld(held, claim, async () => void ((await isThere(place)) || (await make())));
    const ending = waiting.ending();
    if (ending) throw ending;
    const now = performance.now();
    const { mtimeMs: at } = (await stat(claim).catch(() => null)) ?? { mtimeMs: 0 };
    if (at !== touched.at) touched = { at, seen: now };
    else if (now - touched.seen > SILENT_MS) await drop(claim);
    if (now - began > waiting.patience) throw waiting.tooLong();
    await sleep(LOOK_MS, undefined, { ref: false });
  }
}

/** Null if another process has it. */
async function take(claim: string): Promise<FileHandle | null> {
  try {
    return await open(claim, "wx", 0o600);
  } catch (error) {
    if (isExistingFile(error)) return null;
    throw error;
  }
}

async function whileHeld(held: FileHandle, claim: string, work: () => Promise<void>): Promise<void> {
  let size = 0;
  // Its size changes, so that the disk notes its own time and not that of this machine.
  const touch = () => void held.truncate((size = 1 - size)).catch(() => undefined);
  const touching = setInterval(touch, TOUCH_MS).unref();
  try {
    await work();
  } finally {
    clearInterval(touching);
    const [own, there] = await Promise.all([held.stat(), stat(claim).catch(() => null)]);
    // Another process has taken it over if this one stood still.
    if (own.ino === there?.ino) await rm(claim, { force: true });
    await held.close();
  }
}

/** Of several that find the holder gone at once, the renaming succeeds for one; one that comes late may take a new claim. */
async function drop(claim: string): Promise<void> {
  const dropped = `${claim}-${randomUUID()}`;
  const isOurs = await rename(claim, dropped).then(
    () => true,
    () => false,
  );
  if (isOurs) await rm(dropped, { force: true });
}

export const isThere = (place: string): Promise<boolean> =>
  stat(place).then(
    () => true,
    () => false,
  );
