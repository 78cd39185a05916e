import { createServer } from "node:http";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { freePort } from "./server";

const nanoseconds = z.string().regex(/^\d{19}$/);
const value = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ intValue: z.number().int() }),
]);
const attributes = z.array(z.strictObject({ key: z.string().min(1), value }));

const span = z.strictObject({
  traceId: z.string().regex(/^[\da-f]{32}$/),
  spanId: z.string().regex(/^[\da-f]{16}$/),
  parentSpanId: z
    .string()
    .regex(/^[\da-f]{16}$/)
    .optional(),
  traceState: z.string().optional(),
  name: z.string().min(1),
  kind: z.number().int().min(1).max(5),
  flags: z.number().int().optional(),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes,
  droppedAttributesCount: z.literal(0),
  events: z.array(z.never()),
  droppedEventsCount: z.literal(0),
  links: z.array(z.never()),
  droppedLinksCount: z.literal(0),
  status: z.strictObject({ code: z.number().int().min(0).max(2), message: z.string().optional() }),
});

/** What OTLP 1.x sends as JSON (opentelemetry-proto, trace/v1), as strictly as this product uses it. */
const request = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes, droppedAttributesCount: z.literal(0) }),
      scopeSpans: z.array(
        z.strictObject({
          scope: z.strictObject({ name: z.string(), version: z.string().optional() }),
          spans: z.array(span),
          schemaUrl: z.string().optional(),
        }),
      ),
      schemaUrl: z.string().optional(),
    }),
  ),
});

type Attributes = Record<string, string | number>;

export interface Taken {
  traceId: string;
  spanId: string;
  parentSpanId: string | null;
  name: string;
  /** As OTLP numbers it: 1 internal, 2 server, 3 client. */
  kind: number;
  isError: boolean;
  attributes: Attributes;
  resource: Attributes;
}

export interface Collector {
  url: string;
  spans(): Taken[];
  /** All that arrived, as text. */
  text(): string;
  /** Requests that it could not read, with the reason. */
  refused(): string[];
  close(): Promise<void>;
}

const named = (all: z.output<typeof attributes>): Attributes =>
  Object.fromEntries(all.map(({ key, value: one }) => [key, Object.values(one)[0] as string | number]));

const spansIn = ({ resourceSpans }: z.output<typeof request>): Taken[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId = null, name, kind, status, attributes: all }) => ({
        ...{ traceId, spanId, parentSpanId, name, kind },
        isError: status.code === 2,
        attributes: named(all),
        resource: named(resource.attributes),
      })),
    ),
  );

/** Stands in for a collector of traces: takes OTLP over HTTP in JSON and refuses what is not. */
export async function startCollector(): Promise<Collector> {
  const [taken, texts, refused]: [Taken[], string[], string[]] = [[], [], []];
  const port = await freePort();
  const server = createServer((asked, answer) => {
    const chunks: Buffer[] = [];
    asked.on("data", (chunk: Buffer) => chunks.push(chunk));
    asked.once("end", () => {
      const { method, url, headers } = asked;
      const bytes = Buffer.concat(chunks);
      const text = (headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes).toString("utf8");
      const isOurs =
        method === "POST" && url === "/v1/traces" && headers["content-type"] === "application/json";
      const parsed = isOurs ? request.safeParse(JSON.parse(text)) : null;
      if (parsed?.success) {
        texts.push(text);
        taken.push(...spansIn(parsed.data));
        answer
          .writeHead(200, { "Content-Type": "application/json" })
          .end(JSON.stringify({ partialSuccess: {} }));
      } else {
        refused.push(parsed ? z.prettifyError(parsed.error) : `${method} ${url} ${headers["content-type"]}`);
        answer.writeHead(400).end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    spans: () => [...taken],
    text: () => texts.join("\n"),
    refused: () => [...refused],
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
