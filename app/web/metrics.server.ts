import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { log, requestFacts, type RequestFacts } from "~/log.server";
import { Counter, type Family, gauge, Histogram } from "~/metrics/family";
import { isAsked, type Told } from "~/metrics/messages";
import { settings } from "~/settings.server";
import { figures } from "~/transport.server";
import { countOpen } from "./open-connections.server";
import { routeOf } from "./request-route.server";

/** Seconds. */
const REQUEST_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const DELAY_BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

const requests = new Counter({
  name: "carta_http_requests_total",
  help: "Requests by route, method and class of status; none: the client went away before the answer began.",
});
const durations = new Histogram(
  {
    name: "carta_http_request_duration_seconds",
    help: "From the head of a request to the end of its answer.",
  },
  REQUEST_BOUNDS,
);
const delays = new Histogram(
  {
    name: "carta_event_loop_delay_seconds",
    help: "How late a timer of 100 ms comes: everything else waits as long.",
  },
  DELAY_BOUNDS,
);

const TICK_MS = 100;

/** Counts, where METRICS_PORT is set, and answers the primary process, which serves the figures. */
export function installMetrics(): void {
  if (settings().metricsPort === null) return;
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    count(request, response, requestFacts());
  });
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    delays.observe({}, Math.max(0, now - last - TICK_MS) / 1000);
    last = now;
  }, TICK_MS).unref();
  process.on("message", (message) => {
    if (isAsked(message)) void tell(message.figures, message.withStore);
  });
}

function count(request: IncomingMessage, response: ServerResponse, facts: RequestFacts | null): void {
  const began = performance.now();
  const { method = "OPTIONS", url = "/" } = request;
  response.once("close", () => {
    const seconds = (performance.now() - began) / 1000;
    const status = response.headersSent ? response.statusCode : null;
    void routeOf({ facts, url, status })
      .then((route) => {
        requests.add({ route, method, status: status === null ? "none" : `${Math.floor(status / 100)}xx` });
        durations.observe({ route, method }, seconds);
      })
      .catch((error: unknown) => log.error(error, "A request was not counted"));
  });
}

async function tell(figuresOf: number | null, withStore: boolean): Promise<void> {
  const told: Told = { figures: figuresOf, families: await families(withStore) };
  await new Promise<void>((resolve) => {
    if (process.send) process.send(told, undefined, undefined, () => resolve());
    else resolve();
  });
}

/** Before the end: what was counted since the last scrape is not lost. */
export const tellLast = async (): Promise<void> =>
  settings().metricsPort === null ? undefined : tell(null, false);

async function families(withStore: boolean): Promise<Family[]> {
  const ofPlatform = await figures(withStore).catch((error: unknown) => {
    log.error(error, "The platform told no figures");
    return [];
  });
  return [requests.family(), durations.family(), delays.family(), ...ofProcess(), ...ofPlatform];
}

function ofProcess(): Family[] {
  const { user, system } = process.cpuUsage();
  const cpu = new Counter({
    name: "carta_cpu_seconds_total",
    help: "Processor time of the serving processes.",
  });
  cpu.add({}, (user + system) / 1e6);
  const memory = { name: "carta_resident_memory_bytes", help: "Memory of the serving processes." };
  const open = { name: "carta_open_connections", help: "Connections of browsers and proxies." };
  return [
    cpu.family(),
    gauge({ ...memory, across: "sum" }, [[{}, process.memoryUsage.rss()]]),
    gauge({ ...open, across: "sum" }, [[{}, countOpen()]]),
  ];
}
