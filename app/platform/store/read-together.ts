import type { Db, Trx } from "../scope";
import { whileBusy } from "./write";

/**
 * Several readings of one state of the store. They are begun anew where a newer release has changed the tables meanwhile, or the
 * server takes no transaction: `work` may run more than once, and does nothing but read.
 */
export const readTogether = <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> =>
  whileBusy(() =>
    db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(work),
  );
