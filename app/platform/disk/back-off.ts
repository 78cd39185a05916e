import { statfs } from "node:fs/promises";

const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/** So much more room than at the failure is reason enough to try again at once. */
const MORE_ROOM = 1_000_000;

/** When work that failed may be tried again: after twice the pause before, a minute at most, or once there is room. */
interface BackOff {
  mayTry(): Promise<boolean>;
  failed(): Promise<void>;
  succeeded(): void;
}

interface Seen {
  now: () => Date;
  /** The free bytes of the disk. */
  free: () => Promise<number>;
}

export function backOff({ now, free }: Seen): BackOff {
  let pause = 0;
  let failedAt = 0;
  let freeThen = Infinity;
  const sinceFailure = () => now().getTime() - failedAt;
  return {
    async mayTry() {
      // A clock that was set back does not prolong the pause.
      if (pause === 0 || sinceFailure() >= pause || sinceFailure() < 0) return true;
      return (await free().catch(() => 0)) >= freeThen + MORE_ROOM;
    },
    async failed() {
      pause = Math.min(LONGEST_MS, pause === 0 ? FIRST_MS : 2 * pause);
      failedAt = now().getTime();
      freeThen = await free().catch(() => Infinity);
    },
    succeeded() {
      pause = 0;
    },
  };
}

/** The same for work on a data folder. */
export const backOffIn = (dataDir: string, now: () => Date): BackOff =>
  backOff({ now, free: () => statfs(dataDir).then(({ bavail, bsize }) => bavail * bsize) });
