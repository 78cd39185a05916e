import { sql } from "kysely";
import type { Db } from "../../scope";

/** How far the two have come, in bytes of the log of changes (WAL). */
interface Positions {
  /** The database, now. */
  written(): Promise<number>;
  /** What the standby shows, now; null if it follows nothing. */
  replayed(): Promise<number | null>;
}

interface Bounds {
  /** A standby that may be further behind is not read. Milliseconds, as the next one. */
  mostBehind: number;
  /** It is looked at this often at most, and only when something is read there. */
  lookEvery: number;
}

export const BOUNDS: Bounds = { mostBehind: 60_000, lookEvery: 5_000 };

/** A position of the database, and when it had it. */
interface Mark {
  position: number;
  at: number;
}

/**
 * How old what a standby shows may be. The position that the database has now is noted; once the standby has passed it, it
 * shows nothing older than that moment. So a standby that has lost its connection is found out, one that follows a database
 * at rest is not, and no clock of another machine is read: the age of the last change that arrived tells none of it.
 */
export class StandbyLag {
  readonly #positions: Positions;
  readonly #bounds: Bounds;
  #marks: Mark[] = [];
  #lookedAt = -Infinity;
  #looking: Promise<void> | null = null;
  /** It shows at least what the database had then. */
  #passedAt = -Infinity;

  constructor(positions: Positions, bounds: Bounds = BOUNDS) {
    this.#positions = positions;
    this.#bounds = bounds;
  }

  /** Milliseconds that it is behind at most, as far as is known; throws if the standby does not answer. */
  async mostBehind(): Promise<number> {
    if (performance.now() - this.#lookedAt >= this.#bounds.lookEvery) {
      this.#looking ??= this.#look().finally(() => (this.#looking = null));
      await this.#looking;
    }
    return performance.now() - this.#passedAt;
  }

  async isNear(): Promise<boolean> {
    return (await this.mostBehind()) <= this.#bounds.mostBehind;
  }

  async #look(): Promise<void> {
    const at = performance.now();
    this.#lookedAt = at;
    // Where the database is away, the standby is good for what it was known to have.
    const position = await this.#positions.written().catch(() => null);
    if (position !== null) this.#marks.push({ position, at });
    this.#marks = this.#marks.filter((mark) => at - mark.at <= this.#bounds.mostBehind);
    const replayed = await this.#positions.replayed();
    if (replayed === null) this.#passedAt = -Infinity;
    for (const mark of this.#marks)
      if (replayed !== null && mark.position <= replayed) this.#passedAt = mark.at;
  }
}

/** As PostgreSQL tells them; every user may ask. A position is exact in a double for nine petabytes of changes. */
export const positionsOf = (db: Db, standby: Db): Positions => ({
  async written() {
    const { rows } = await sql<{ position: number }>`
      select (pg_current_wal_lsn() - '0/0'::pg_lsn)::bigint as position`.execute(db);
    return rows[0]?.position ?? 0;
  },
  async replayed() {
    const { rows } = await sql<{ position: number | null }>`
      select case when pg_is_in_recovery()
        then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::bigint end as position`.execute(standby);
    return rows[0]?.position ?? null;
  },
});
