import { setTimeout as sleep } from "node:timers/promises";
import type { TransactionBuilder } from "kysely";
import type { Database } from "../schema/database";
import type { Db, Trx } from "../scope";
import { isAway, isReadOnly, StoreSilent } from "./engines/away";
import { engineOf } from "./engines/engine-of";

const LONGEST_WAIT_MS = 3_000;

/** A change that another one came before is tried at least so often, however long it has waited for its turn. */
const LEAST_TRIES = 16;

/** Clock, pause and randomness between two tries; tests give their own. */
export interface Waiting {
  /** Milliseconds from any moment on. */
  now(): number;
  pause(ms: number): Promise<unknown>;
}

const REAL_TIME: Waiting = { now: () => performance.now(), pause: (ms) => sleep(ms) };

/**
 * One atomic change to a company's data (null: of no single company). The company's row is locked first, so that
 * changes to one company happen one after the other on every engine. All reads in `work` go through `trx`. A busy store
 * is tried again for about three seconds from the call on, and a change that others come before some times in any case;
 * then its error reaches the caller (503). `work` may therefore run more than once and does nothing but read and write
 * rows.
 */
export const write = <T>(
  db: Db,
  companyId: string | null,
  work: (trx: Trx) => Promise<T>,
  waiting = REAL_TIME,
): Promise<T> => change(db, companyId, () => db.transaction(), work, waiting);

/**
 * The same, for a change that rests on nothing but what belongs to this company and is changed under the lock of its row: nothing
 * can come between what it reads and what it writes, so that PostgreSQL need not watch what it reads (REPEATABLE READ).
 */
export const writeOwn = <T>(
  db: Db,
  companyId: string,
  work: (trx: Trx) => Promise<T>,
  waiting = REAL_TIME,
): Promise<T> =>
  change(db, companyId, () => db.transaction().setIsolationLevel("repeatable read"), work, waiting);

function change<T>(
  db: Db,
  companyId: string | null,
  begin: () => TransactionBuilder<Database>,
  work: (trx: Trx) => Promise<T>,
  waiting: Waiting,
): Promise<T> {
  const called = waiting.now();
  return inTurn(db, companyId, () =>
    whileBusy(
      () =>
        begin().execute(async (trx) => {
          if (companyId !== null) await lockCompany(trx, companyId);
          return work(trx);
        }),
      waiting,
      called,
    ),
  );
}

/**
 * A change of which a part lies elsewhere already (the bytes of a file, an account of the hosted identity). Where the change fails,
 * `undo` takes that part away; where the store was lost, it may have the change, and the part stays.
 */
export async function undoneUnlessStored<T>(change: Promise<T>, undo: () => Promise<unknown>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (!isAway(error)) await undo();
    throw error;
  }
}

const lockCompany = (trx: Trx, companyId: string) =>
  trx
    .updateTable("company")
    .set((eb) => ({ lock: eb("lock", "+", 1) }))
    .where("id", "=", companyId)
    .execute();

/** The last change of each line of changes that wait for each other, by the name of the line. */
const turns = new WeakMap<Db, Map<string, Promise<StoreSilent | null>>>();

/**
 * The embedded database takes one change at a time: of those waiting in this process only the first tries a locked
 * store, and reads run between its tries. On PostgreSQL the changes to one company wait for each other, and those of no
 * single company; they would only make each other begin again. Where the server is silent, all that wait hear it with
 * the first: each would wait as long.
 */
async function inTurn<T>(db: Db, companyId: string | null, work: () => Promise<T>): Promise<T> {
  const lines = turns.get(db) ?? new Map<string, Promise<StoreSilent | null>>();
  turns.set(db, lines);
  const line = engineOf(db) === "postgres" ? (companyId ?? "") : "";
  const turn = (lines.get(line) ?? Promise.resolve(null)).then((silent) => {
    if (silent) throw silent;
    return work();
  });
  const ended = turn.then(
    () => null,
    (error: unknown) => (error instanceof StoreSilent ? error : null),
  );
  lines.set(line, ended);
  try {
    return await turn;
  } finally {
    if (lines.get(line) === ended) lines.delete(line);
  }
}

/**
 * Repeats what another process's lock prevented, or a server that takes no change: the next try has another connection.
 * The pause is random so that two processes do not stay in step.
 */
export async function whileBusy<T>(
  work: () => Promise<T>,
  waiting = REAL_TIME,
  since = waiting.now(),
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const isOver = waiting.now() - since > LONGEST_WAIT_MS && !(isOvertaken(error) && tries < LEAST_TRIES);
      if (isOver || !(isBusy(error) || isReadOnly(error))) throw error;
      await waiting.pause(2 + Math.random() * 20);
    }
  }
}

/** PostgreSQL: another change was done first, and nothing stands in the way of this one any more. */
const isOvertaken = (error: unknown) => codeOf(error) === "40001";

/**
 * Another change holds what this one needs: SQLite's lock; or two of PostgreSQL held each other up, or the operator has set a
 * limit for its locks. Without one PostgreSQL waits inside the statement.
 */
const HELD = /^(SQLITE_(BUSY|LOCKED).*|40P01|55P03)$/;

export const isBusy = (error: unknown) => isOvertaken(error) || HELD.test(codeOf(error));

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";
