/** What was read once and is asked for again, each thing under a name of its own. What could not be read is read anew. */
export class Memo {
  readonly #known = new Map<string, Promise<unknown>>();

  once<T>(name: string, read: () => Promise<T>): Promise<T> {
    const known = this.#known.get(name) as Promise<T> | undefined;
    if (known) return known;
    const reading = read();
    this.#known.set(name, reading);
    reading.catch(() => this.#known.delete(name));
    return reading;
  }
}

/** For so long what a page has read counts: after a form that took its time to arrive everything is read anew. */
const FRESH_MS = 5_000;

interface PageMemo {
  memo: Memo;
  since: number;
}

const pages = new WeakMap<object, Map<string, PageMemo>>();

/** What the calls of a page with this token have read so far; a call that belongs to no page stands alone. */
export function memoOf(page: object | undefined, tokenHash: string): Memo {
  if (page === undefined) return new Memo();
  const memos = pages.get(page) ?? new Map<string, PageMemo>();
  pages.set(page, memos);
  const since = performance.now();
  const known = memos.get(tokenHash);
  if (known && since - known.since < FRESH_MS) return known.memo;
  const memo = new Memo();
  memos.set(tokenHash, { memo, since });
  return memo;
}

/** Nothing that a page read before a write counts after it: answers, rights, nor who is signed in. */
export const forgetPage = (page: object | undefined): void => void (page && pages.delete(page));
