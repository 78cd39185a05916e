import cluster from "node:cluster";
import { createServer, type ServerResponse } from "node:http";
import { EXPOSITION_TYPE, exposition } from "~/metrics/exposition";
import type { Family } from "~/metrics/family";
import type { Settings } from "~/settings.server";
import { ProcessFigures } from "./process-figures";

const PATH = "/metrics";

/**
 * Serves the figures of all serving processes together, for Prometheus, at METRICS_PORT: an address of its own, that no
 * browser reaches through the proxy.
 */
export function serveMetrics({ metricsPort, metricsHost }: Settings): void {
  if (metricsPort === null) return;
  const processes = new ProcessFigures(cluster);
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
