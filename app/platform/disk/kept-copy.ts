import { type NamedFile } from "../storage/carry-files";
import { BetterSqlite } from "../store/engines/better-sqlite";
import { databaseFile } from "../store/engines/sqlite";

/** The database of a copy is not as it was written. */
export class DamagedDatabase extends Error {
  readonly code = "SQLITE_CORRUPT";
}

/** Makes the database of a copy one file, which can be read where nothing can be written. */
export function foldDatabase(folder: string): void {
  const store = new BetterSqlite(databaseFile(folder), { fileMustExist: true });
  try {
    store.pragma("journal_mode = DELETE");
  } finally {
    store.close();
  }
}

/** The files that the database in a folder names. Throws DamagedDatabase. */
export function namedIn(folder: string): NamedFile[] {
  const store = new BetterSqlite(databaseFile(folder), { readonly: true, fileMustExist: true });
  try {
    const [found] = store.prepare("PRAGMA integrity_check(1)").all() as { integrity_check: string }[];
    if (found?.integrity_check !== "ok") throw new Error(found?.integrity_check);
    return store.prepare("SELECT id, sha256 FROM attachment ORDER BY id").all() as NamedFile[];
  } catch (cause) {
    throw new DamagedDatabase(`il database in ${folder} è danneggiato.`, { cause });
  } finally {
    store.close();
  }
}
