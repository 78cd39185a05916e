import { log } from "~/log.server";
import { scan } from "../../files/clamd";
import { storageOf } from "../../storage/storage";
import type { PlatformParts } from "../../scope";
import { endControl, filesInControl, type WaitingFile } from "../../store/scanning/files-in-control";
import { write } from "../../store/write";
import { removeInfected } from "./remove-infected";

const POLL_MS = 1_000;
/** After a scan that failed. */
const PAUSE_MS = 30_000;
const AT_ONCE = 20;
/** Files without a verdict in one round. */
const MOST_UNJUDGED = 400;

interface Scanning {
  /** Scans every file that waits, and returns when it is done; false when the scanner was out of reach. */
  scanWaiting(): Promise<boolean>;
  stop(): Promise<void>;
}

/**
 * Lets the malware scanner look at every file that waits for it. The row of a file is its place in the queue, so it
 * survives restarts; a scanner out of reach is asked again. No job: jobs run one after the other, and a silent scanner
 * would hold up imports and checks. Does nothing where no scanner is set; a file that still waits then is let go.
 */
export function startScanning(parts: PlatformParts): Scanning {
  const ending = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  let notBefore = 0;

  const scanWaiting = () => {
    const round = running.then(() => scanAll(parts, ending.signal));
    running = round.catch(() => undefined);
    return round;
  };
  const look = async () => {
    if (isBusy || Date.now() < notBefore) return;
    isBusy = true;
    const isDone = await scanWaiting().catch(complain);
    if (!isDone) notBefore = Date.now() + PAUSE_MS;
    isBusy = false;
  };
  void look();
  const timer = parts.settings.clamd === null ? null : setInterval(() => void look(), POLL_MS).unref();
  return {
    scanWaiting,
    async stop() {
      if (timer) clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}

function complain(error: unknown): false {
  log.error(error, "Files were not scanned");
  return false;
}

/** A file without a verdict waits for the next round, and keeps no other file waiting. */
async function scanAll(parts: PlatformParts, ending: AbortSignal): Promise<boolean> {
  const unjudged: string[] = [];
  for (;;) {
    const files = await filesInControl(parts.db, AT_ONCE, unjudged);
    if (files.length === 0) return unjudged.length === 0;
    for (const file of files) {
      if (ending.aborted) return true;
      const verdict = await verdictOn(parts, file.id, ending);
      if (verdict === "unreachable" || unjudged.length >= MOST_UNJUDGED) return false;
      const isDone = verdict !== "unknown" && (await settle(parts, file, verdict).catch(complain));
      if (!isDone) unjudged.push(file.id);
    }
  }
}

async function settle(parts: PlatformParts, file: WaitingFile, verdict: "clean" | "infected"): Promise<true> {
  if (verdict === "infected") await removeInfected(parts, file);
  else await write(parts.db, null, (trx) => endControl(trx, file.id));
  return true;
}

/** A file whose bytes are gone has nothing to scan: who opens it hears that it is gone. */
async function verdictOn({ settings }: PlatformParts, id: string, ending: AbortSignal) {
  const bytes = await storageOf(settings).read(id);
  if (bytes === null || settings.clamd === null) return "clean";
  try {
    const found = await scan(settings.clamd, bytes, { ending });
    if (found !== null) log.warn(`Malware in file ${id}: ${found}`);
    return found === null ? "clean" : "infected";
  } catch (error) {
    if (!ending.aborted) log.error(error, `File ${id} was not scanned`);
    return isUnreachable(error) ? "unreachable" : "unknown";
  }
}

/** No connection: the next file would fare no better. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  /^(ECONNREFUSED|ENOENT|EACCES|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/.test(String(error.code));
