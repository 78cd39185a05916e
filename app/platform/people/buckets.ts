import { log } from "~/log.server";
import type { PlatformParts } from "../scope";
import { bucketFullAt, takeFromBucket, takeFromBuckets } from "../store/call-buckets";
import { whileBusy } from "../store/write";

/** The longest that a bucket takes to be full; what it holds may be taken at once. */
const HOLDS_MS = 30_000;

/** So much has been taken from a bucket when other servers learn of it: most callers never come there. */
const SHARED_FROM_MS = HOLDS_MS / 6;

/** How long what was taken here is this server's secret. */
const SHARE_AFTER_MS = 1_000;

/** The most keys in memory before those that are full again are dropped. */
const MOST_KEYS = 10_000;

interface Bucket {
  /** By the clock that never goes back. */
  fullAt: number;
  /** What was taken here and is not in the store yet, in milliseconds. */
  unsharedMs: number;
}

/**
 * A bucket of calls for each key: full at first, refilled evenly, never above what it holds for half a minute. Kept as
 * the time at which it will be full again. Servers over one database share the buckets.
 */
export class Buckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #parts: Pick<PlatformParts, "db" | "now">;
  #sharing: NodeJS.Timeout | undefined;

  constructor(parts: Pick<PlatformParts, "db" | "now">) {
    this.#parts = parts;
  }

  /**
   * Milliseconds until the next call; 0 = the call is taken. What other servers let through is known a second later, and
   * only of those who take more than a sixth of a bucket, so that the store has nothing to do for the others.
   */
  take(key: string, perMinute: number): number {
    const now = performance.now();
    const costMs = 60_000 / perMinute;
    const bucket = this.#buckets.get(key);
    const fullAt = Math.max(bucket?.fullAt ?? 0, now) + costMs;
    const wait = fullAt - now - Math.max(HOLDS_MS, costMs);
    if (wait > 0) return wait;
    if (!bucket && this.#buckets.size >= MOST_KEYS) this.#dropFull(now);
    this.#buckets.set(key, { fullAt, unsharedMs: (bucket?.unsharedMs ?? 0) + costMs });
    if (fullAt - now > SHARED_FROM_MS) this.#shareSoon();
    return 0;
  }

  /** The same, counted by all servers together before the call is taken; by this one alone while the store cannot count. */
  async takeFromAll(key: string, perMinute: number): Promise<number> {
    const now = this.#parts.now().getTime();
    const costMs = Math.max(Math.round(60_000 / perMinute), 1);
    const holdsMs = Math.max(HOLDS_MS, costMs);
    const { db } = this.#parts;
    try {
      if (await whileBusy(() => takeFromBucket(db, { key, costMs, holdsMs }, now))) return 0;
      return Math.max((await bucketFullAt(db, key)) + costMs - now - holdsMs, 1);
    } catch (error) {
      log.warn({ err: error }, "A costly call could not be counted for all servers");
      return this.take(key, perMinute);
    }
  }

  /** Tells the other servers what was taken here, and learns what they have let through. */
  async share(): Promise<void> {
    const told = performance.now();
    const debts: { key: string; costMs: number }[] = [];
    for (const [key, bucket] of this.#buckets) {
      const lacking = bucket.fullAt - told;
      if (lacking <= SHARED_FROM_MS || bucket.unsharedMs === 0) continue;
      // What was refilled meanwhile concerns nobody.
      debts.push({ key, costMs: Math.round(Math.min(bucket.unsharedMs, lacking)) });
      bucket.unsharedMs = 0;
    }
    if (debts.length === 0) return;
    const { db } = this.#parts;
    const now = this.#parts.now().getTime();
    try {
      for (const { key, fullAt } of await whileBusy(() => takeFromBuckets(db, debts, now))) {
        const bucket = this.#buckets.get(key);
        if (bucket) bucket.fullAt = told + (fullAt - now) + bucket.unsharedMs;
      }
    } catch (error) {
      log.warn({ err: error }, "The calls of this server could not be told to the others");
      for (const { key, costMs } of debts) {
        const bucket = this.#buckets.get(key);
        if (bucket) bucket.unsharedMs += costMs;
      }
    }
  }

  /** Tells the other servers the last of it. */
  async stop(): Promise<void> {
    clearTimeout(this.#sharing);
    await this.share();
  }

  #shareSoon(): void {
    this.#sharing ??= setTimeout(() => {
      this.#sharing = undefined;
      void this.share();
    }, SHARE_AFTER_MS).unref();
  }

  #dropFull(now: number): void {
    for (const [key, { fullAt }] of this.#buckets) if (fullAt <= now) this.#buckets.delete(key);
  }
}
