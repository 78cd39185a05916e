import { vi } from "vitest";
import { endedTransactions } from "~/platform/store/engines/sqlite";

/** How many transactions some work ends; PostgreSQL, where none keeps others waiting, tells of none. */
export async function transactionsOf(work: () => Promise<unknown>): Promise<number> {
  let ended = 0;
  const count = () => void (ended += 1);
  endedTransactions.subscribe(count);
  await work().finally(() => endedTransactions.unsubscribe(count));
  return ended;
}

/** The same where every look at the clock finds it later by so many milliseconds. */
export async function transactionsAtPace(msPerLook: number, work: () => Promise<unknown>): Promise<number> {
  let time = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (time += msPerLook));
  return transactionsOf(work).finally(() => clock.mockRestore());
}
