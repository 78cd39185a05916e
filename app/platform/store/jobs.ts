import type { Selectable } from "kysely";
import type { Database } from "../schema/database";
import type { Db, Trx } from "../scope";

type JobRow = Selectable<Database["job"]>;
export type JobState = JobRow["state"];

/** Long work, as it is stored. */
export interface Job {
  id: string;
  companyId: string;
  kind: string;
  state: JobState;
  /** Whole percent. */
  progress: number;
  total: number;
  modified: number;
  /** The content depends on the kind: the request of a job, or what a finished job left of it. */
  payload: unknown;
  result: unknown;
  /** Code of the error that ended the job. */
  error: string | null;
  /** Account id. */
  createdBy: string;
  createdAt: string;
  updatedAt: string;
  /** Until then the process that works on it counts as alive; null = none does. */
  leaseUntil: string | null;
}

interface NewJob {
  id: string;
  companyId: string;
  kind: string;
  state: "waiting" | "pending";
  payload: unknown;
  /** What is kept of a job that fails, whose payload is deleted. */
  result?: unknown;
  leaseUntil?: string;
  createdBy: string;
  at: string;
}

/**
 * Stores a job; false when the id is taken. A worker begins the job once it is pending and this transaction is
 * committed.
 */
export async function insertJob(trx: Trx, { at, payload, result, ...job }: NewJob): Promise<boolean> {
  const inserted = await trx
    .insertInto("job")
    .values({
      id: job.id,
      company_id: job.companyId,
      kind: job.kind,
      state: job.state,
      payload: JSON.stringify(payload),
      result: result === undefined ? null : JSON.stringify(result),
      error: null,
      created_by: job.createdBy,
      created_at: at,
      updated_at: at,
      lease_until: job.leaseUntil ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A company's job of a kind; undefined when it has none of this id. */
export async function findJob(
  handle: Db | Trx,
  { companyId, kind, id }: Pick<Job, "companyId" | "kind" | "id">,
): Promise<Job | undefined> {
  const row = await handle
    .selectFrom("job")
    .selectAll()
    .where("id", "=", id)
    .where("company_id", "=", companyId)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row && jobOf(row);
}

/** Lets a waiting job begin; false when it has begun already. */
export async function confirmJob(trx: Trx, id: string, payload: unknown, at: string): Promise<boolean> {
  const begun = await trx
    .updateTable("job")
    .set({ state: "pending", payload: JSON.stringify(payload), updated_at: at })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .returning("id")
    .executeTakeFirst();
  return begun !== undefined;
}

/** The process that reads for a waiting job is alive until then. */
export async function holdWaiting(trx: Trx, id: string, until: string): Promise<void> {
  await trx
    .updateTable("job")
    .set({ lease_until: until })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

/** Puts into a waiting job what was read for it. */
export async function readWaiting(trx: Trx, id: string, payload: unknown, at: string): Promise<void> {
  await trx
    .updateTable("job")
    .set({ payload: JSON.stringify(payload), updated_at: at, lease_until: null })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

/** Ends a waiting job that cannot be done; its request is kept, so that its owner recognises it. */
export async function rejectWaiting(
  trx: Trx,
  id: string,
  { error, result }: { error: string; result: unknown },
  at: string,
): Promise<void> {
  await trx
    .updateTable("job")
    .set({ state: "rejected", error, result: JSON.stringify(result), updated_at: at, lease_until: null })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

/** Jobs that one statement deletes: each may hold a file's answers. */
const AT_ONCE = 5;

/**
 * Deletes jobs of a kind that are in one of these states and were last changed before an instant, as long as there is
 * time.
 */
export async function deleteJobs(
  trx: Trx,
  kind: string,
  states: JobState[],
  before: string,
  hasTime: () => boolean,
): Promise<{ isMore: boolean }> {
  const old = trx
    .selectFrom("job")
    .select("id")
    .where("kind", "=", kind)
    .where("state", "in", states)
    .where("updated_at", "<=", before)
    .limit(AT_ONCE);
  for (;;) {
    const deleted = await trx.deleteFrom("job").where("id", "in", old).executeTakeFirstOrThrow();
    if (Number(deleted.numDeletedRows) < AT_ONCE) return { isMore: false };
    if (!hasTime()) return { isMore: true };
  }
}

/** Deletes all but the newest few of a person's waiting jobs of a kind. */
export async function keepNewestWaiting(
  trx: Trx,
  { createdBy, kind }: Pick<Job, "createdBy" | "kind">,
  most: number,
): Promise<void> {
  const waiting = await trx
    .selectFrom("job")
    .select("id")
    .where("created_by", "=", createdBy)
    .where("kind", "=", kind)
    .where("state", "=", "waiting")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  const surplus = waiting.slice(most).map(({ id }) => id);
  if (surplus.length > 0) await trx.deleteFrom("job").where("id", "in", surplus.slice(0, 500)).execute();
}

export const jobOf = (row: JobRow): Job => ({
  id: row.id,
  companyId: row.company_id,
  kind: row.kind,
  state: row.state,
  progress: row.progress,
  total: row.total,
  modified: row.modified,
  payload: JSON.parse(row.payload) as unknown,
  result: row.result === null ? null : (JSON.parse(row.result) as unknown),
  error: row.error,
  createdBy: row.created_by,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  leaseUntil: row.lease_until,
});

/** A company's jobs of a kind that wait for a worker or are running, the oldest first. */
export async function jobsAtWork(handle: Db | Trx, companyId: string, kind: string): Promise<Job[]> {
  const rows = await handle
    .selectFrom("job")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("kind", "=", kind)
    .where("state", "in", ["pending", "running"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(jobOf);
}
