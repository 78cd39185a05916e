/** A transaction of this length keeps nobody waiting who would notice (docs/decisions/062). */
const GOAL_MS = 20;

/**
 * How many pieces of like work go into the next transaction: one more after a short one, as few as fit after a long one. A
 * machine that is slow for a moment holds the others up as little as a quick one.
 */
export class BatchSize {
  readonly #most: number;
  #size: number;

  constructor({ first, most }: { first: number; most: number }) {
    this.#most = most;
    this.#size = first;
  }

  get next(): number {
    return this.#size;
  }

  /** After a transaction with as many pieces as `next` said, in milliseconds. */
  took(ms: number): void {
    const fitting = Math.floor((this.#size * GOAL_MS) / Math.max(ms, 1));
    this.#size = Math.max(1, Math.min(fitting, this.#size + 1, this.#most));
  }
}
