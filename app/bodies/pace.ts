import { ApiError } from "~/api/errors";

/** The fewest bytes per second, on average over each window; the first one is longer. */
const SLOWEST = 1024;
const FIRST_WINDOW_MS = 20_000;
const WINDOW_MS = 10_000;

/** The longest time that the server waits for one body in all. */
export const LONGEST_BODY_MS = 600_000;

/**
 * Ends a body whose sender is too slow with an error 408. Only the time in which the server waits for the sender counts,
 * not the time in which the server is busy.
 */
export class Pace {
  #waited = 0;
  #windowEnd = FIRST_WINDOW_MS;
  #missing = (SLOWEST * FIRST_WINDOW_MS) / 1000;

  async next<Chunk extends { value?: Uint8Array | undefined }>(arrival: Promise<Chunk>): Promise<Chunk> {
    for (;;) {
      const since = performance.now();
      const chunk = await inTime(arrival, Math.min(this.#windowEnd, LONGEST_BODY_MS) - this.#waited);
      this.#waited += performance.now() - since;
      this.#missing -= chunk?.value?.byteLength ?? 0;
      if (chunk) return chunk;
      if (this.#missing > 0 || this.#waited >= LONGEST_BODY_MS) throw new ApiError(408, "internal/too_slow");
      this.#windowEnd = this.#waited + WINDOW_MS;
      this.#missing = (SLOWEST * WINDOW_MS) / 1000;
    }
  }
}

/** Null if the value does not arrive within these milliseconds. */
async function inTime<Value>(arrival: Promise<Value>, ms: number): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, Math.max(0, ms), null)));
  return Promise.race([arrival, late]).finally(() => clearTimeout(timer));
}
