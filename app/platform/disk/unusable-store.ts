import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { diskTroubleOf } from "~/api/disk-trouble";
import { folderOfFiles } from "../storage/storage";
import { NoDriver } from "../store/engines/better-sqlite";
import { NewerSchema } from "../store/migrations/migrate";
import { isSetAside } from "./moved-folder";

/** The data folder or the database cannot be used; the message says where, why and what to do, for the operator. */
export class UnusableStore extends Error {}

const ADVICE: [codes: RegExp, words: (file: string) => string][] = [
  [
    /^(SQLITE_CORRUPT|SQLITE_NOTADB)/,
    (file) =>
      `Il database ${file} è danneggiato o non è un database. Rimettilo da una copia di sicurezza (docs/operations.md, "Backup and restore").`,
  ],
  [
    /^(EACCES|EPERM|SQLITE_READONLY|SQLITE_CANTOPEN|EROFS)/,
    (file) =>
      `Non posso leggere e scrivere ${file}. L'utente che avvia il server deve possedere la cartella e i suoi file.`,
  ],
  [/^(ENOTDIR|EEXIST)$/, (file) => `${path.dirname(file)} non è una cartella: indicane una con DATA_DIR.`],
];

/** The same error in words, when it is about the folder; any other is returned as it is. */
export function inWords(error: unknown, dataDir: string, file: string): unknown {
  if (error instanceof NoDriver) return new UnusableStore(error.message, { cause: error });
  if (error instanceof NewerSchema) return ofNewerRelease(error, file);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const words = ADVICE.find(([codes]) => codes.test(code))?.[1];
  if (words) return new UnusableStore(words(file), { cause: error });
  const trouble = diskTroubleOf(error);
  if (trouble === "full") {
    return new UnusableStore(`Il disco di ${dataDir} è pieno: libera spazio e riavvia.`, { cause: error });
  }
  if (trouble === "failing") {
    return new UnusableStore(`Il disco di ${dataDir} non risponde come deve (${code}): controllalo.`, {
      cause: error,
    });
  }
  return error;
}

/** Only the backup leads back to an older release. */
export const ofNewerRelease = (error: NewerSchema, place: string): UnusableStore =>
  new UnusableStore(
    `Il database ${place} è di una versione più nuova di questo programma (${error.message}): avvia quella. ` +
      "Per tornare a questa, rimetti la copia di sicurezza fatta prima dell'aggiornamento.",
    { cause: error },
  );

/** A new database beside files of answers, or where the data have moved away, would begin again from nothing without a word. */
export function refuseEmptied(dataDir: string, file: string): void {
  const isEmpty = !existsSync(file) || statSync(file).size === 0;
  if (!isEmpty) return;
  const moved = existsSync(dataDir) ? readdirSync(dataDir).filter(isSetAside).sort().at(-1) : undefined;
  if (moved !== undefined) {
    throw new UnusableStore(
      `I dati di ${dataDir} sono stati spostati in un PostgreSQL: indicalo con DATABASE_URL. Per tornare a quelli di prima dello ` +
        `spostamento, rinomina ${moved} in ${path.basename(file)}.`,
    );
  }
  const files = folderOfFiles(dataDir);
  if (!existsSync(files) || readdirSync(files).length === 0) return;
  throw new UnusableStore(
    `In ${files} ci sono i file di un archivio, ma il database ${file} manca o è vuoto. ` +
      "Rimettilo da una copia di sicurezza; per cominciare davvero da capo, sposta altrove la cartella dei file.",
  );
}
