import type { Trx } from "../scope";
import type { Job } from "../store/jobs";
import { write } from "../store/write";
import type { JobTools } from "./job-kind";

/** Items of one transaction: short enough that no other change waits long. */
const SLICE = 25;

interface Items<Item> {
  items: readonly Item[];
  /** How many of them an earlier process has come to, and how many of those went well. */
  reached: { outcomes: number; good: number };
  /** Does the next ones and stores what became of each, from this position on; how many went well. */
  work(trx: Trx, slice: readonly Item[], from: number): Promise<number>;
  /** What is kept of the job. */
  result: unknown;
}

/**
 * Does a job item by item, a slice in a transaction. A slice and what became of its items are stored together, while the job is
 * held, so that a restart goes on after the last one and does none twice.
 */
export async function doItems<Item>(
  job: Job,
  { items, reached, work, result }: Items<Item>,
  { db, ending, progress, holdOn, finish }: JobTools,
): Promise<void> {
  let { outcomes: from, good } = reached;
  while (from < items.length) {
    ending.throwIfAborted();
    const slice = items.slice(from, from + SLICE);
    const hold = holdOn();
    good += await write(db, job.companyId, async (trx) => {
      await hold(trx);
      return work(trx, slice, from);
    });
    from += slice.length;
    await progress((100 * from) / items.length);
  }
  await write(db, job.companyId, (trx) => finish(trx, { total: items.length, modified: good, result }));
}
