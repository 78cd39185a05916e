import type { PlatformParts, Trx } from "../scope";
import type { Job } from "../store/jobs";

/** How one kind of long work is done. It may be begun again after a restart, so that half of it must never stay. */
export interface JobKind {
  run(job: Job, tools: JobTools): Promise<void>;
  /** How long an unconfirmed one, and one that is over, is kept. */
  keptMs: { waiting: number; over: number };
}

export type JobKinds = Readonly<Record<string, JobKind>>;

export interface JobTools extends PlatformParts {
  /** The process is ending: between two steps, stop by throwing; the next process begins again. */
  ending: AbortSignal;
  /** Says how far it is, in whole percent. Throws when another process has taken the job over. */
  progress(percent: number): Promise<void>;
  /**
   * Ends the job in the very transaction that did its work: both are there or neither. Throws when another process has
   * taken it over, and with that undoes the transaction. What was asked for is forgotten, what came of it is kept.
   */
  finish(trx: Trx, outcome: JobOutcome): Promise<void>;
}

export interface JobOutcome {
  total: number;
  modified: number;
  result: unknown;
}
