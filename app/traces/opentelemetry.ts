import { setTimeout as delay } from "node:timers/promises";
import type { Context, SpanKind } from "@opentelemetry/api";
import type { Beginning, Span, SpanFacts, Tracer } from "./tracing";

/** How long the end of a process waits for the collector. Milliseconds. */
const LAST_MS = 3_000;

interface Collector {
  /** The base of its addresses (OTEL_EXPORTER_OTLP_ENDPOINT); the other OTEL_ settings are read by the packages. */
  endpoint: string;
  /** Told what keeps spans from being taken. */
  complain(words: string): void;
}

/**
 * Sends spans to a collector by OTLP over HTTP. The packages are loaded here and at no other place, so that an
 * installation without traces pays nothing for them; nothing is registered for other packages, which would tell more.
 */
export async function openTelemetry({ endpoint, complain }: Collector): Promise<Tracer> {
  const [api, core, sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/core"),
    import("@opentelemetry/sdk-trace-base"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  const { diag, DiagLogLevel, ROOT_CONTEXT, SpanStatusCode, trace } = api;
  const silent = () => undefined;
  const logger = { error: complain, warn: complain, info: silent, debug: silent, verbose: silent };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  core.setGlobalErrorHandler((error) => complain(error instanceof Error ? error.message : String(error)));
  const provider = new sdk.BasicTracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ "service.name": "carta-esg" }))
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [
      new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` })),
    ],
  });
  const tracer = provider.getTracer("carta-esg");
  const propagator = new core.W3CTraceContextPropagator();
  const kinds: Record<Beginning["kind"], SpanKind> = {
    request: api.SpanKind.SERVER,
    "call here": api.SpanKind.INTERNAL,
    "call elsewhere": api.SpanKind.CLIENT,
  };
  const contexts = new WeakMap<Span, Context>();
  return {
    begin({ name, kind, method, parent, carrier }) {
      const from = carrier
        ? propagator.extract(ROOT_CONTEXT, carrier, api.defaultTextMapGetter)
        : ((parent && contexts.get(parent)) ?? ROOT_CONTEXT);
      const attributes = { "http.request.method": method };
      const begun = tracer.startSpan(name, { kind: kinds[kind], attributes }, from);
      const context = trace.setSpan(from, begun);
      const span: Span = {
        end({ route, status }: SpanFacts) {
          if (route !== undefined) begun.updateName(`${method} ${route}`).setAttribute("http.route", route);
          if (status !== null) begun.setAttribute("http.response.status_code", status);
          if (status === null || status >= 500) {
            begun.setStatus({ code: SpanStatusCode.ERROR });
            begun.setAttribute("error.type", status === null ? "no_answer" : String(status));
          }
          begun.end();
        },
        headers() {
          const headers: Record<string, string> = {};
          propagator.inject(context, headers, api.defaultTextMapSetter);
          return headers;
        },
      };
      contexts.set(span, context);
      return span;
    },
    async stop() {
      const sent = provider.shutdown().then(() => true, silent);
      const isSent = await Promise.race([sent, delay(LAST_MS, false, { ref: false })]);
      if (!isSent) complain("The last spans were not taken in time");
    },
  };
}
