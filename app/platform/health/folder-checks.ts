import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { sizeWords } from "~/domain/files/limits";
import { freeBytes, spaceState } from "~/machine/free-space";
import { broken, type Check, good, warning } from "./check";

interface Folder {
  dataDir: string;
  leastSpace: number;
}

/** Whether the data folder has the space that saves and files need. */
export const spaceCheck = ({ dataDir, leastSpace }: Folder): Check => ({
  name: "spazio",
  async look() {
    const free = await freeBytes(dataDir);
    const words = `In ${dataDir} restano ${sizeWords(free)}`;
    const state = spaceState(free, leastSpace);
    if (state === "no_saves") {
      return broken(`${words}: sotto ${sizeWords(leastSpace)} il server non salva più nulla. Libera spazio.`);
    }
    return state === "no_files"
      ? warning(`${words}: il server salva le risposte ma non accetta più file. Libera spazio.`)
      : good(`${words}.`);
  },
});

/** Others on the machine may read none of these. */
const PRIVATE = /^(carta-esg\.sqlite(-wal|-shm)?|session-secret|files|outbox)$/;

/** Whether only the user of the server can read answers, mails and secrets. */
export const modesCheck = ({ dataDir }: Folder): Check => ({
  name: "permessi",
  look() {
    const open = readdirSync(dataDir).filter(
      (name) => PRIVATE.test(name) && (statSync(path.join(dataDir, name)).mode & 0o077) !== 0,
    );
    return open.length === 0
      ? good("Database, file e segreto sono leggibili solo da chi avvia il server.")
      : broken(`Altri utenti della macchina possono leggere ${open.join(", ")}: chmod -R go= ${dataDir}`);
  },
});
