import type { Db, Trx } from "../scope";
import { jobOf, type Job } from "./jobs";

/**
 * A job held by a process. The instant until which the lease runs is also its proof: a process that takes over the job
 * writes a later instant, and the store no longer accepts what the former holder does.
 */
export interface HeldJob {
  job: Job;
  /** The newest last; a lease that is just being written may not count yet. */
  leases: string[];
  /** Its last holder went away in the middle of the job. */
  wasInterrupted: boolean;
}

const INTERRUPTED = "interrupted";

/** The jobs that a worker would take: of these kinds, without those that it has just put back. */
export interface Wanted {
  kinds: readonly string[];
  except: readonly string[];
}

/** The oldest job of these kinds that has no holder, or whose holder has gone. */
const oldestDue = (handle: Db | Trx, { kinds, except }: Wanted, now: string) =>
  handle
    .selectFrom("job")
    .where("kind", "in", kinds)
    .where("id", "not in", except)
    .where((eb) =>
      eb.or([
        eb("state", "=", "pending"),
        eb.and([eb("state", "=", "running"), eb("lease_until", "<=", now)]),
      ]),
    )
    .orderBy("created_at")
    .orderBy("id")
    .limit(1);

/** Whether there is a job to take: asked every second, so it takes no lock. */
export async function isJobDue(db: Db, wanted: Wanted, now: string): Promise<boolean> {
  return (await oldestDue(db, wanted, now).select("id").executeTakeFirst()) !== undefined;
}

/** Takes the oldest due job until an instant; null when there is none. */
export async function claimJob(
  trx: Trx,
  wanted: Wanted,
  now: string,
  until: string,
): Promise<HeldJob | null> {
  const row = await oldestDue(trx, wanted, now).selectAll().executeTakeFirst();
  if (!row) return null;
  const wasRunning = row.state === "running";
  const claimed = await trx
    .updateTable("job")
    .set({
      state: "running",
      lease_until: until,
      updated_at: now,
      error: wasRunning ? INTERRUPTED : row.error,
    })
    .where("id", "=", row.id)
    .where("state", "=", row.state)
    .where((eb) =>
      row.lease_until === null ? eb("lease_until", "is", null) : eb("lease_until", "=", row.lease_until),
    )
    .returning("id")
    .executeTakeFirst();
  if (!claimed) return null;
  return { job: jobOf(row), leases: [until], wasInterrupted: wasRunning && row.error === INTERRUPTED };
}

interface JobReport {
  state?: "pending" | "fulfilled" | "rejected";
  progress?: number;
  total?: number;
  modified?: number;
  payload?: unknown;
  result?: unknown;
  error?: string | null;
  until: string | null;
}

/** Stores what the holder reports about a job; false when another process holds it by now. */
export async function tellJob(
  handle: Db | Trx,
  held: HeldJob,
  report: JobReport,
  at: string,
): Promise<boolean> {
  const { payload, result, until, ...plain } = report;
  const updated = await handle
    .updateTable("job")
    .set({
      ...plain,
      ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
      ...(result === undefined ? {} : { result: JSON.stringify(result) }),
      lease_until: until,
      updated_at: at,
    })
    .where("id", "=", held.job.id)
    .where("state", "=", "running")
    .where("lease_until", "in", held.leases)
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}
