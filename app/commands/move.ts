import path from "node:path";
import { hasDatabase } from "~/demo/demo-store";
import { type BegunFolder, beginFolder, setAside } from "~/platform/disk/moved-folder";
import { openInstallation } from "~/platform/disk/open-installation";
import { end } from "./end";
import { endWhileServed } from "./end-while-served";
import { openedOrEnd } from "./opened-or-end";
import { moveStore, NotMoved } from "~/platform/store/moving/move-store";
import { databaseFile } from "~/platform/store/engines/sqlite";
import { checkNode } from "./check-node";

/**
 * `npm run move -- <from> <to>`: the data of an embedded folder into a PostgreSQL, or back. One of the two is a folder,
 * the other a postgres:// address. The server stands still meanwhile; files of answers stay in the
 * folder or the bucket.
 */
checkNode();
const [from, to] = process.argv.slice(2);
const isServer = (place: string) => /^postgres(ql)?:\/\//.test(place);
if (!from || !to || isServer(from) === isServer(to)) {
  end(
    "Si scrive così: npm run move -- <cartella> <postgres://…>, oppure npm run move -- <postgres://…> <cartella>",
  );
}
if (!isServer(from) && !hasDatabase(from)) end(`In ${path.resolve(from)} non c'è un archivio.`);
if (!isServer(to) && hasDatabase(to))
  end(`In ${path.resolve(to)} c'è già un archivio: indica una cartella nuova.`);

const placeOf = (place: string) =>
  isServer(place)
    ? { dataDir: path.resolve("."), databaseUrl: place }
    : { dataDir: path.resolve(place), databaseUrl: null };
const opened = (place: ReturnType<typeof placeOf>) => openedOrEnd(place.dataDir, openInstallation(place));

/** The files are where the servers have had them. */
const { S3_BUCKET } = process.env;
const filesStay = S3_BUCKET
  ? `I file delle risposte restano nel bucket ${S3_BUCKET}: le impostazioni S3_ devono indicarlo anche da qui in poi.`
  : null;

const source = await opened(placeOf(from));
await endWhileServed(placeOf(from), source);
const begun = isServer(to) ? null : await beginFolder(path.resolve(to));
const target = await opened(begun === null ? placeOf(to) : placeOf(begun.scratch));
try {
  if (begun === null) await endWhileServed(placeOf(to), target);
  let rows = 0;
  await moveStore(source, target, (moved) => {
    rows += moved.rows;
    console.log(`${moved.table.padEnd(28)} ${String(moved.rows).padStart(9)} righe  sha256 ${moved.sha256}`);
  });
  await Promise.all([source.destroy(), target.destroy()]);
  console.log(`Spostate ${rows} righe: nelle due parti sono uguali, tabella per tabella.`);
  if (begun === null) await leaveFolder(path.resolve(from));
  else await enterFolder(path.resolve(to), begun);
} catch (error) {
  if (!(error instanceof NotMoved)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await Promise.all([source.destroy(), target.destroy()]);
  await begun?.clear();
}

async function leaveFolder(folder: string): Promise<void> {
  try {
    const name = await setAside(folder, new Date());
    console.log(
      `L'archivio della cartella ora si chiama ${name}, così nessun server lo apre per errore; per tornare indietro rinominalo.`,
    );
  } catch (error) {
    process.exitCode = 1;
    console.error(
      `Lo spostamento è fatto, ma ${databaseFile(folder)} non si lascia rinominare (${String(error)}): forse un altro programma ` +
        "lo usa ancora. Rinominalo tu, perché nessun server lo apra per errore.",
    );
  }
  console.log(
    filesStay ?? "I file delle risposte restano nella cartella: DATA_DIR deve indicarla anche da qui in poi.",
  );
}

async function enterFolder(folder: string, { finish }: BegunFolder): Promise<void> {
  await finish();
  console.log(
    `L'archivio è in ${folder}. SESSION_SECRET e SIGNING_KEY, con quelli di prima, restano nelle impostazioni.`,
  );
  console.log(
    filesStay ??
      "Se finora DATA_DIR indicava un'altra cartella, porta qui la sua files/ con i file delle risposte.",
  );
}
