import { setTimeout as sleep } from "node:timers/promises";
import type { Db, Trx } from "../scope";

const LONGEST_WAIT_MS = 3_000;

/** How the pauses between two tries are spent; tests give their own. */
export interface Waiting {
  /** Milliseconds from any moment on. */
  now(): number;
  pause(ms: number): Promise<unknown>;
}

const REALLY: Waiting = { now: () => performance.now(), pause: (ms) => sleep(ms) };

/**
 * One atomic change of a company's data (null: of nobody's in particular). The company's row is locked first, so that
 * changes of one company happen one after the other on every engine; all that is read in `work` is read through `trx`.
 * A store that is busy elsewhere is tried again for about three seconds, then its error reaches the caller (503).
 * `work` may therefore run more than once and does nothing but read and write rows.
 */
export function write<T>(
  db: Db,
  companyId: string | null,
  work: (trx: Trx) => Promise<T>,
  waiting = REALLY,
): Promise<T> {
  const called = waiting.now();
  return inTurn(db, () =>
    whileBusy(
      () =>
        db.transaction().execute(async (trx) => {
          if (companyId !== null) await lockCompany(trx, companyId);
          return work(trx);
        }),
      waiting,
      called,
    ),
  );
}

const lockCompany = (trx: Trx, companyId: string) =>
  trx
    .updateTable("company")
    .set((eb) => ({ lock: eb("lock", "+", 1) }))
    .where("id", "=", companyId)
    .execute();

const turns = new WeakMap<Db, Promise<unknown>>();

/** Of the changes waiting in this process only the first knocks at a locked store; reads pass between its knocks. */
function inTurn<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(db) ?? Promise.resolve()).then(work);
  turns.set(
    db,
    turn.catch(() => undefined),
  );
  return turn;
}

/** Repeats what another process's lock prevented; the pause is random so that two processes do not stay in step. */
export async function whileBusy<T>(
  work: () => Promise<T>,
  waiting = REALLY,
  since = waiting.now(),
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || waiting.now() - since > LONGEST_WAIT_MS) throw error;
      await waiting.pause(2 + Math.random() * 20);
    }
  }
}

export const isBusy = (error: unknown) =>
  error instanceof Error && "code" in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code));
