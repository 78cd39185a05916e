import { setTimeout as delay } from "node:timers/promises";
import { runningServer, type ServerProcesses } from "./server-processes";
import { settingsOrEnd } from "./settings-or-end";

/** `npm run reload`: the running server of DATA_DIR goes on with the present build, and no request is lost. */
const LONGEST_START_MS = 60_000;
const { dataDir } = settingsOrEnd(process.env);

const before = runningServer(dataDir);
if (before === null) {
  console.error(`Nessun server avviato con npm start lavora sulla cartella ${dataDir}.`);
  process.exit(1);
}
process.kill(before.primary, "SIGHUP");
const after = await noted(before);
if (after === null || after.serving === before.serving) {
  console.error(
    "Il server nuovo non è partito: resta in servizio quello di prima. Il motivo è nel suo registro.",
  );
  process.exit(1);
}
console.log(
  `Serve il processo ${after.serving}; quello di prima (${before.serving}) finisce le sue richieste.`,
);

/** What the primary notes about the reload; null if it says nothing. */
async function noted({ at }: ServerProcesses): Promise<ServerProcesses | null> {
  for (const end = Date.now() + LONGEST_START_MS; Date.now() < end; await delay(100)) {
    const now = runningServer(dataDir);
    if (now !== null && now.at !== at) return now;
  }
  return null;
}
