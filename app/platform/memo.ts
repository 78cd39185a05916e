/** Values that were read once and are needed again, each under its own name. A failed read is repeated. */
export class Memo {
  readonly #values = new Map<string, Promise<unknown>>();

  once<T>(name: string, read: () => Promise<T>): Promise<T> {
    const cached = this.#values.get(name) as Promise<T> | undefined;
    if (cached) return cached;
    const reading = read();
    this.#values.set(name, reading);
    reading.catch(() => this.#values.delete(name));
    return reading;
  }
}

/**
 * For this long the values that a page has read are valid: after a form that took longer to arrive everything is read
 * again.
 */
const FRESH_MS = 5_000;

interface PageMemo {
  memo: Memo;
  since: number;
}

const pages = new WeakMap<object, Map<string, PageMemo>>();

/**
 * The values that the calls of a page with this token have read so far; a call without a page has a memo of its own.
 */
export function memoOf(page: object | undefined, tokenHash: string): Memo {
  if (page === undefined) return new Memo();
  const memos = pages.get(page) ?? new Map<string, PageMemo>();
  pages.set(page, memos);
  const since = performance.now();
  const cached = memos.get(tokenHash);
  if (cached && since - cached.since < FRESH_MS) return cached.memo;
  const memo = new Memo();
  memos.set(tokenHash, { memo, since });
  return memo;
}

/** Values that a page read before a write are no longer valid after it: answers, rights, and who is signed in. */
export const forgetPage = (page: object | undefined): void => void (page && pages.delete(page));
