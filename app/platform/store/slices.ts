import { setTimeout as pause } from "node:timers/promises";
import type { Db, Trx } from "../scope";
import { write } from "./write";

/** A slice begins nothing more after this time; what it has begun and the commit fit into 50 ms. */
const SLICE_MS = 20;

/** Other processes look for the lock at least this often (write.ts). */
const PAUSE_MS = 25;

interface SliceDone {
  isMore: boolean;
  /** Done once the slice is on the disk: a transaction may be begun again, what is outside the store may not. */
  committed?: () => Promise<void> | void;
}

/**
 * Repeats a transaction until it says that nothing is left. Each one stops where `hasTime` is false; in between others
 * write. Every slice is whole by itself: a process that is killed loses at most the slice it was in, and two processes
 * at once take slices in turn.
 */
export async function inSlices(
  db: Db,
  slice: (trx: Trx, hasTime: () => boolean) => Promise<SliceDone>,
  ending?: AbortSignal,
): Promise<void> {
  while (ending?.aborted !== true) {
    const { isMore, committed } = await write(db, null, (trx) => {
      const began = performance.now();
      return slice(trx, () => performance.now() - began < SLICE_MS);
    });
    await committed?.();
    if (!isMore) return;
    await pause(PAUSE_MS);
  }
}
