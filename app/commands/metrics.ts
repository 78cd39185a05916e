import cluster, { type Worker } from "node:cluster";
import { createServer, type ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { EXPOSITION_TYPE, exposition } from "~/metrics/exposition";
import { type Family, gauge, lastingOf, together } from "~/metrics/family";
import { type Asked, isTold } from "~/metrics/messages";
import type { Settings } from "~/settings.server";

/** How long a scrape waits for a process; a slower one counts with what it told last. */
const PATIENCE_MS = 2_000;

const PATH = "/metrics";

/**
 * Serves the figures of all serving processes together, for Prometheus, at METRICS_PORT: an address of its own, that no
 * browser reaches through the proxy.
 */
export function serveMetrics({ metricsPort, metricsHost }: Settings): void {
  if (metricsPort === null) return;
  const processes = new Processes();
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== PATH) return void response.writeHead(404).end();
    void processes.figures().then(
      (families) => sendTo(response, families),
      () => response.writeHead(500).end(),
    );
  });
  server.once("error", ({ message }) => {
    console.error(`Le metriche non partono su ${metricsHost}:${metricsPort}: ${message}`);
    process.exit(1);
  });
  server.listen(metricsPort, metricsHost);
}

const sendTo = (response: ServerResponse, families: readonly Family[]) =>
  response.writeHead(200, { "Content-Type": EXPOSITION_TYPE }).end(exposition(families));

class Processes {
  /** Those that serve, with what each told last. */
  readonly #told = new Map<Worker, Family[]>();
  /** What those counted that have ended. */
  #ended: Family[] = [];
  #scrapes = 0;
  readonly #waiting = new Map<Worker, () => void>();

  constructor() {
    cluster.on("message", (worker, message: unknown) => {
      if (isTold(message)) {
        this.#told.set(worker, message.families);
        if (message.figures === this.#scrapes) this.#waiting.get(worker)?.();
      } else if (message === "ready") this.#told.set(worker, []);
    });
    cluster.on("exit", (worker) => {
      this.#ended = together([this.#ended, lastingOf(this.#told.get(worker) ?? [])]);
      this.#told.delete(worker);
      this.#waiting.get(worker)?.();
    });
  }

  async figures(): Promise<Family[]> {
    this.#scrapes += 1;
    const serving = [...this.#told.keys()].filter((worker) => worker.isConnected());
    const answers = serving.map((worker, index) => this.#ask(worker, index === 0));
    await Promise.race([Promise.all(answers), delay(PATIENCE_MS, undefined, { ref: false })]);
    const about = {
      name: "carta_processes",
      help: "Serving processes of this machine.",
      across: "sum" as const,
    };
    return [...together([this.#ended, ...this.#told.values()]), gauge(about, [[{}, serving.length]])];
  }

  #ask(worker: Worker, withStore: boolean): Promise<void> {
    const asked: Asked = { figures: this.#scrapes, withStore };
    return new Promise((resolve) => {
      this.#waiting.set(worker, () => {
        this.#waiting.delete(worker);
        resolve();
      });
      worker.send(asked, (error) => {
        if (error) this.#waiting.get(worker)?.();
      });
    });
  }
}
