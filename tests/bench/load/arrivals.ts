import { setTimeout as pause } from "node:timers/promises";

interface Arriving {
  perSecond: number;
  seconds: number;
}

/**
 * Begins some work so many times a second, evenly spaced, whether or not what was begun before is over, and resolves with
 * what all of it brought. The work is told when it was due, in milliseconds as `performance.now()` counts them: who counts
 * from then also counts what a busy machine lets it wait before it begins. It must not reject.
 */
export async function arrivals<Brought>(
  { perSecond, seconds }: Arriving,
  work: (due: number, turn: number) => Promise<Brought>,
): Promise<Brought[]> {
  const first = performance.now();
  const begun: Promise<Brought>[] = [];
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    const due = first + (1_000 * turn) / perSecond;
    await pauseUntil(due);
    begun.push(work(due, turn));
  }
  return Promise.all(begun);
}

export async function pauseUntil(due: number): Promise<void> {
  const early = due - performance.now();
  if (early > 0) await pause(early);
}
