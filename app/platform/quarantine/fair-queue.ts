interface Most {
  ofOne: number;
  inAll: number;
}

/** Waiting work: one piece at a time of each owner, and the owners in turn. */
export class FairQueue<Item> {
  /** The owners in the order of their turns; an owner whose piece is done goes to the end. */
  readonly #waiting = new Map<string, Item[]>();
  readonly #atWork = new Set<string>();
  readonly #most: Most;

  constructor(most: Most) {
    this.#most = most;
  }

  /** False if the queue is full. */
  add(owner: string, item: Item): boolean {
    const own = this.#waiting.get(owner) ?? [];
    if (own.length >= this.#most.ofOne || this.length >= this.#most.inAll) return false;
    this.#waiting.set(owner, [...own, item]);
    return true;
  }

  get length(): number {
    return this.all().length;
  }

  /** All pieces that wait, each owner's in their order. */
  all(): Item[] {
    return [...this.#waiting.values()].flat();
  }

  /** Takes the next piece that may begin; null if there is none. The owner is at work until `done`. */
  next(): { owner: string; item: Item } | null {
    for (const [owner, [item, ...rest]] of this.#waiting) {
      if (this.#atWork.has(owner) || item === undefined) continue;
      this.#waiting.delete(owner);
      if (rest.length > 0) this.#waiting.set(owner, rest);
      this.#atWork.add(owner);
      return { owner, item };
    }
    return null;
  }

  done(owner: string): void {
    this.#atWork.delete(owner);
    const rest = this.#waiting.get(owner);
    if (!rest) return;
    this.#waiting.delete(owner);
    this.#waiting.set(owner, rest);
  }

  /** Takes a piece out that shall not be done any more. */
  remove(owner: string, item: Item): void {
    const rest = (this.#waiting.get(owner) ?? []).filter((one) => one !== item);
    if (rest.length > 0) this.#waiting.set(owner, rest);
    else this.#waiting.delete(owner);
  }

  /** Takes out all pieces that wait. */
  clear(): Item[] {
    const items = this.all();
    this.#waiting.clear();
    return items;
  }

  /** How many pieces begin before this one, and the owner's own piece at work. */
  ahead(owner: string, item: Item): number {
    const own = this.#waiting.get(owner)?.indexOf(item) ?? -1;
    if (own < 0) return 0;
    const owners = [...this.#waiting.keys()];
    const isAtWork = this.#atWork.has(owner);
    const turn = isAtWork ? owners.length : owners.indexOf(owner);
    const others = owners.reduce((sum, other, at) => {
      const rounds = at < turn ? own + 1 : own;
      return other === owner ? sum : sum + Math.min(this.#waiting.get(other)?.length ?? 0, rounds);
    }, 0);
    return own + others + (isAtWork ? 1 : 0);
  }
}
