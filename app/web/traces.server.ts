import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { MINUTE_MS } from "~/domain/durations";
import { log, requestFacts } from "~/log.server";
import { settings } from "~/settings.server";
import { openTelemetry } from "~/traces/opentelemetry";
import { enterSpan, traceWith } from "~/traces/tracing";
import { routeOf } from "./request-route.server";

/** Traces every request, where OTEL_EXPORTER_OTLP_ENDPOINT is set; otherwise nothing is loaded and nothing changes. */
export async function installTraces(): Promise<void> {
  const { tracesEndpoint: endpoint, trustedProxies } = settings();
  if (endpoint === null) return;
  traceWith(await openTelemetry({ endpoint, complain: atTimes(complain) }));
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const { method = "OPTIONS", url = "/", headers } = request;
    const facts = requestFacts();
    // What a browser says by itself would be joined to the traces of others.
    const carrier = trustedProxies > 0 ? headers : undefined;
    const span = enterSpan({ name: method, method, carrier });
    response.once("close", () => {
      const status = response.headersSent ? response.statusCode : null;
      void routeOf({ facts, url, status })
        .then((route) => span?.end({ route, status }))
        .catch((error: unknown) => log.error(error, "A request was not traced"));
    });
  });
}

const complain = (words: string) => log.warn({ why: words }, "Traces do not reach the collector");

/** Once a minute at most: a collector that is away is so for every batch. */
function atTimes(tell: (words: string) => void): (words: string) => void {
  let next = -Infinity;
  return (words) => {
    if (performance.now() < next) return;
    next = performance.now() + MINUTE_MS;
    tell(words);
  };
}
