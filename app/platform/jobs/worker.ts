import { log } from "~/log.server";
import { backOffIn } from "../disk/back-off";
import type { Db, PlatformParts } from "../scope";
import { claimJob, isJobDue, type HeldJob, type Wanted } from "../store/job-leases";
import { deleteJobs, type JobState } from "../store/jobs";
import { inSlices } from "../store/slices";
import { write } from "../store/write";
import type { JobKinds } from "./job-kind";
import { leaseFrom } from "./lease";
import { type FailingJobs, runHeld } from "./run-held";
import { HOUR_MS } from "~/domain/durations";

const POLL_MS = 1_000;
const SWEEP_MS = HOUR_MS;

export interface JobWorker {
  /** Does everything that is due now, and returns when it is done; false when a job was put back. */
  drain(): Promise<boolean>;
  /** What each poll does: the same, unless an earlier round has failed too recently. */
  poll(): Promise<void>;
  /** Deletes unconfirmed and finished jobs once they are too old. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
}

const nudges = new WeakMap<Db, () => void>();

/** A job may be due on this store: its worker, if this process has one, looks at once. */
export const nudgeJobs = (db: Db): void => nudges.get(db)?.();

/**
 * Does the long work of the platform, one job at a time, the oldest first. A job is a row and survives restarts. If the
 * process of a job dies, the next one begins the job again once; after that the job fails.
 */
export function startJobWorker(
  parts: PlatformParts,
  kinds: JobKinds,
  backing = backOffIn(parts.settings.dataDir, parts.now),
): JobWorker {
  const ending = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const failing: FailingJobs = new Map();

  const drain = () => {
    const round = running.then(() => doAll(parts, kinds, { ending: ending.signal, failing }));
    running = round.catch(() => undefined);
    return round;
  };
  const poll = async () => {
    if (isBusy || ending.signal.aborted) return;
    isBusy = true;
    try {
      if (!(await backing.mayTry())) return;
      if (await drain()) backing.succeeded();
      else await backing.failed();
    } catch (error) {
      log.error(error, "Jobs were not looked at");
      await backing.failed();
    } finally {
      isBusy = false;
    }
  };
  // The job that was just stored shows that the store can be written again.
  const nudge = () => {
    backing.succeeded();
    void poll();
  };
  const sweep = () => forgetOld(parts, kinds, ending.signal);
  let sweeping = Promise.resolve();
  const round = () => {
    sweeping = sweep().catch((error: unknown) => log.error(error, "Jobs were not swept"));
  };
  nudges.set(parts.db, nudge);
  const timers = [setInterval(() => void poll(), POLL_MS).unref(), setInterval(round, SWEEP_MS).unref()];
  round();

  return {
    drain,
    poll,
    sweep,
    async stop() {
      timers.forEach(clearInterval);
      nudges.delete(parts.db);
      ending.abort();
      await Promise.all([running, sweeping]);
    },
  };
}

async function doAll(
  parts: PlatformParts,
  kinds: JobKinds,
  life: { ending: AbortSignal; failing: FailingJobs },
): Promise<boolean> {
  const wanted = { kinds: Object.keys(kinds), except: [] as string[] };
  while (!life.ending.aborted) {
    const held = await claim(parts, wanted);
    if (!held) break;
    // A job that was put back waits for the next look. What the disk does to one job does not stop the others.
    const end = await runHeld(held, kinds[held.job.kind], parts, life);
    if (end === "put back") return false;
    if (end === "disk fails it") wanted.except.push(held.job.id);
  }
  return wanted.except.length === 0;
}

async function claim({ db, now }: PlatformParts, wanted: Wanted): Promise<HeldJob | null> {
  if (!(await isJobDue(db, wanted, now().toISOString()))) return null;
  const until = leaseFrom(now());
  return write(db, null, (trx) => claimJob(trx, wanted, now().toISOString(), until));
}

async function forgetOld({ db, now }: PlatformParts, kinds: JobKinds, ending: AbortSignal): Promise<void> {
  const ago = (ms: number) => new Date(now().getTime() - ms).toISOString();
  const forget = (kind: string, states: JobState[], keptMs: number) =>
    inSlices(db, (trx, hasTime) => deleteJobs(trx, kind, states, ago(keptMs), hasTime), ending);
  for (const [kind, { keptMs }] of Object.entries(kinds)) {
    await forget(kind, ["waiting"], keptMs.waiting);
    await forget(kind, ["fulfilled", "rejected"], keptMs.over);
  }
}
