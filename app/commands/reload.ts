import { setTimeout as delay } from "node:timers/promises";
import { end } from "./end";
import { isElsewhere, runningServer, type ServerProcesses } from "./server-processes";
import { settingsOrEnd } from "./settings-or-end";

/** `npm run reload`: the running server of DATA_DIR goes on with the present build, and no request is lost. */
const LONGEST_START_MS = 60_000;
const settings = settingsOrEnd(process.env);

const before = runningServer(settings);
const NONE = `Nessun server avviato con npm start lavora sulla cartella ${settings.dataDir}.`;
if (before === null) end(NONE);
if (isElsewhere(before))
  end("Il server è di un'altra macchina o di un altro contenitore: ripeti il comando là.");
try {
  process.kill(before.primary, "SIGHUP");
} catch (error) {
  const isForeign = (error as NodeJS.ErrnoException).code === "EPERM";
  end(
    isForeign
      ? `Il server (processo ${before.primary}) è di un altro utente: ripeti il comando come lui.`
      : NONE,
  );
}
const after = await noted(before);
const staying = after?.serving.filter((pid) => before.serving.includes(pid)) ?? before.serving;
if (after === null || staying.length > 0) {
  end(
    staying.length === before.serving.length
      ? "Il server nuovo non è partito: resta in servizio quello di prima. Il motivo è nel suo registro."
      : `Non tutti i processi nuovi sono partiti: ${listOf(staying)} servono ancora la versione di prima. ` +
          "Il motivo è nel registro del server; ripeti npm run reload.",
  );
}
const [one = 0, ...more] = after.serving;
console.log(
  more.length === 0
    ? `Serve il processo ${one}; quello di prima (${listOf(before.serving)}) finisce le sue richieste.`
    : `Servono i processi ${listOf(after.serving)}; quelli di prima (${listOf(before.serving)}) finiscono le loro richieste.`,
);

function listOf(pids: number[]): string {
  return pids.join(", ");
}

/** What the primary notes once the reload is over; null if it says nothing. Processes start one after the other. */
async function noted({ at, serving }: ServerProcesses): Promise<ServerProcesses | null> {
  for (const end = Date.now() + LONGEST_START_MS * serving.length; Date.now() < end; await delay(100)) {
    const now = runningServer(settings);
    if (now !== null && now.at !== at) return now;
  }
  return null;
}
