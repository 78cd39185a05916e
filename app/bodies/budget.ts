const MB = 1024 * 1024;

/** Bytes that all bodies under way in this process share. */
class Budget {
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes;
  }

  get left(): number {
    return this.#left;
  }

  /** False if so many bytes are not left. */
  take(bytes: number): boolean {
    if (bytes > this.#left) return false;
    this.#left -= bytes;
    return true;
  }

  giveBack(bytes: number): void {
    this.#left += bytes;
  }
}

/** Bytes of all bodies that are in memory, and of all files that are in the spool folder. */
export const memoryBudget = new Budget(64 * MB);
export const spoolBudget = new Budget(400 * MB);

/**
 * The bytes of one company's files in the spool, those that wait to be read too: room for the eight workbooks that
 * may wait and two files more, so that no company fills the spool by itself.
 */
const SPOOL_OF_COMPANY = 100 * MB;

const spooledOf = new Map<string, number>();

/** What a company may take from the spool. */
export interface SpoolShare {
  /** Else says whether the company or all together have taken too much. */
  take(bytes: number): "taken" | "company" | "process";
  giveBack(bytes: number): void;
}

export const spoolShareOf = (companyId: string): SpoolShare => ({
  take(bytes) {
    const spooled = (spooledOf.get(companyId) ?? 0) + bytes;
    if (spooled > SPOOL_OF_COMPANY) return "company";
    if (!spoolBudget.take(bytes)) return "process";
    spooledOf.set(companyId, spooled);
    return "taken";
  },
  giveBack(bytes) {
    spoolBudget.giveBack(bytes);
    const left = (spooledOf.get(companyId) ?? 0) - bytes;
    if (left > 0) spooledOf.set(companyId, left);
    else spooledOf.delete(companyId);
  },
});

/** How many of one kind each key has under way. */
class Slots {
  readonly #most: number;
  readonly #used = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  isFull(key: string): boolean {
    return (this.#used.get(key) ?? 0) >= this.#most;
  }

  occupy(key: string): void {
    this.#used.set(key, (this.#used.get(key) ?? 0) + 1);
  }

  free(key: string): void {
    const left = (this.#used.get(key) ?? 0) - 1;
    if (left > 0) this.#used.set(key, left);
    else this.#used.delete(key);
  }
}

const uploadsOfAccount = new Slots(2);
const uploadsOfCompany = new Slots(4);
const uploadsOfAll = new Slots(16);
const bodiesOfAddress = new Slots(32);

/** The person who sends files, as the platform knows the person. */
export interface Uploader {
  accountId: string;
  companyId: string;
}

/**
 * Admits one more body with files, until the returned function is called; else says whether the uploader or the whole
 * process has enough of them under way.
 */
export function takeUploadSlot({ accountId, companyId }: Uploader): (() => void) | "uploader" | "process" {
  if (uploadsOfAll.isFull("")) return "process";
  const places: [Slots, string][] = [
    [uploadsOfAccount, accountId],
    [uploadsOfCompany, companyId],
    [uploadsOfAll, ""],
  ];
  return occupied(places) ?? "uploader";
}

/** Admits one more large body of a client's address, until the returned function is called; null if it has enough. */
export const takeBodySlot = (address: string): (() => void) | null => occupied([[bodiesOfAddress, address]]);

function occupied(places: [Slots, string][]): (() => void) | null {
  if (places.some(([slots, key]) => slots.isFull(key))) return null;
  for (const [slots, key] of places) slots.occupy(key);
  let isHeld = true;
  return () => {
    if (isHeld) for (const [slots, key] of places) slots.free(key);
    isHeld = false;
  };
}
