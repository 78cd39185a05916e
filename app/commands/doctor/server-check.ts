import { isIPv6 } from "node:net";
import { broken, type Check, good, warning } from "~/platform/health/check";
import type { Settings } from "~/settings.server";
import { machineUrls } from "~/web/machine-urls";
import { runningServer } from "../server-processes";

const PATIENCE_MS = 3_000;

interface Readiness {
  state: "good" | "broken";
  checks: { name: string; state: string }[];
  /** The proxies that the request passed. */
  forwarded: number;
}

/** Whether the server of this folder, if one runs, says that it is ready, and how many proxies it sees before it. */
export const serverCheck = (settings: Settings): Check => ({
  name: "server",
  async look() {
    const { host, port, publicUrl, isPublicUrlGiven, trustedProxies, workers } = settings;
    const running = runningServer(settings);
    if (running === null) return good("Nessun server lavora ora su questa cartella.");
    const here = await readinessAt(`http://${addressOf(host)}:${port}`);
    if (here === null) return broken(`Il server di questa cartella non risponde sulla porta ${port}.`);
    if (here.state === "broken") {
      const parts = here.checks.filter(({ state }) => state === "broken").map(({ name }) => name);
      return broken(`Il server risponde ma non è pronto: ${parts.join(", ")}.`);
    }
    if (running.serving.length !== workers) return otherNumber(running.serving.length, workers);
    return isPublicUrlGiven
      ? proxyFinding(publicUrl, trustedProxies)
      : good("Il server risponde ed è pronto.");
  },
});

/** Where this machine reaches a server that listens there; of all addresses, at its own. */
const addressOf = (host: string | null): string => {
  if (host === null || ["0.0.0.0", "::"].includes(host)) return "127.0.0.1";
  return isIPv6(host) ? `[${host}]` : host;
};

const otherNumber = (serving: number, workers: number) =>
  warning(
    `Processi in servizio: ${serving}, ma WORKERS è ${workers}: il numero si legge all'avvio, quindi ferma il server e riavvialo.`,
  );

/** What TRUSTED_PROXIES says against what a request to the public address passes. */
async function proxyFinding(publicUrl: string, trusted: number) {
  const outside = await readinessAt(publicUrl);
  if (outside === null) return warning(`Il server risponde qui, ma non all'indirizzo pubblico ${publicUrl}.`);
  if (outside.forwarded === trusted)
    return good(`Il server risponde a ${publicUrl} attraverso ${trusted} proxy.`);
  return broken(
    `Davanti al server si vedono ${outside.forwarded} proxy, ma TRUSTED_PROXIES è ${trusted}: ` +
      "i limiti contano l'indirizzo sbagliato. Scrivi il numero giusto.",
  );
}

async function readinessAt(url: string): Promise<Readiness | null> {
  try {
    const response = await fetch(url + machineUrls.ready(), {
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return (await response.json()) as Readiness;
  } catch {
    return null;
  }
}
