import type { PlatformParts, Trx } from "../scope";
import type { AuditEvent } from "../store/audit";
import type { Job } from "../store/jobs";

/**
 * How one kind of long work is done. A restart begins it again: it stores no part of its result, or, item by item, what
 * it needs to go on after the last one (`doItems`).
 */
export interface JobKind {
  run(job: Job, tools: JobTools): Promise<void>;
  /** The event of the trail that tells of its end, good or bad. */
  endEvent?: AuditEvent;
  /** How long an unconfirmed job, and a finished one, is kept. */
  keptMs: { waiting: number; over: number };
}

export type JobKinds = Readonly<Record<string, JobKind>>;

export interface JobTools extends PlatformParts {
  /** The process is ending: stop between two steps by throwing; the next process begins the job again. */
  ending: AbortSignal;
  /** Reports the progress in whole percent. Throws when another process has taken over the job. */
  progress(percent: number): Promise<void>;
  /**
   * What holds the job on in the transaction of a part of its work, as often as that is begun again. It throws when another process has
   * taken over the job.
   */
  holdOn(): (trx: Trx) => Promise<void>;
  /**
   * Ends the job in the transaction that does its work: both are committed or neither. Throws when another process has
   * taken over the job, which rolls back the transaction. The request is deleted, the result is kept.
   */
  finish(trx: Trx, outcome: JobOutcome): Promise<void>;
}

interface JobOutcome {
  total: number;
  modified: number;
  result: unknown;
}
