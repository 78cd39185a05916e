import path from "node:path";
import { hasDatabase } from "~/demo/demo-store";
import { openInstallation } from "~/platform/disk/open-installation";
import type { Db } from "~/platform/scope";
import { othersAtWork } from "~/platform/store/engines/postgres";
import { end } from "./end";
import { refusalWhileServed } from "./server-processes";
import { openedOrEnd } from "./opened-or-end";
import { moveStore, NotMoved } from "~/platform/store/moving/move-store";
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

/** What a server saves while its data are moved would stay behind. */
async function refuseWhileServed(place: string, db: Db): Promise<void> {
  if (isServer(place)) {
    if ((await othersAtWork(db)) > 0) end("Su questo database lavora un server: fermalo prima.");
    return;
  }
  const refusal = refusalWhileServed({ dataDir: path.resolve(place), databaseUrl: null });
  if (refusal !== null) end(refusal);
}

const open = (place: string) => {
  const dataDir = path.resolve(isServer(place) ? "." : place);
  return openedOrEnd(dataDir, openInstallation({ dataDir, databaseUrl: isServer(place) ? place : null }));
};
const [source, target] = [await open(from), await open(to)];
await refuseWhileServed(from, source);
await refuseWhileServed(to, target);
let rows = 0;
try {
  await moveStore(source, target, (moved) => {
    rows += moved.rows;
    console.log(`${moved.table.padEnd(28)} ${String(moved.rows).padStart(9)} righe  sha256 ${moved.sha256}`);
  });
  console.log(`Spostate ${rows} righe: nelle due parti sono uguali, tabella per tabella.`);
  console.log(
    process.env.S3_BUCKET
      ? `I file delle risposte restano nel bucket ${process.env.S3_BUCKET}: le impostazioni S3_ devono indicarlo anche da qui in poi.`
      : "I file delle risposte restano nella cartella: DATA_DIR deve indicarla anche da qui in poi.",
  );
} catch (error) {
  if (!(error instanceof NotMoved)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await Promise.all([source.destroy(), target.destroy()]);
}
