import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Caller } from "~/api/call";
import { textOf } from "~/api/json-response";
import { SEVERAL_PATH, WITHIN_HEADER } from "~/api/several-calls";
import { log } from "~/log.server";
import { settings } from "~/settings.server";
import { handle } from "~/transport.server";

const seen = new WeakSet<Server>();

/**
 * The calls of our own pages on another machine, before Express and Remix: neither has anything to do with them, and the
 * way through both costs as much as the calls themselves. The server is known with its first request. What
 * asks for compression, or sends a body, takes the usual way.
 */
export function answerCallsDirectly(server: Server, callerOf: (request: IncomingMessage) => Caller): void {
  if (seen.has(server)) return;
  seen.add(server);
  const usual = server.listeners("request") as ((...exchange: unknown[]) => void)[];
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const goOn = () => {
      for (const listener of usual) listener.call(server, request, response);
    };
    const first = held.get(request);
    if (isDirect(request)) void answer(request, response, callerOf(request));
    else if (first) void first.then(() => void (response.destroyed || goOn()));
    else goOn();
  });
}

const held = new WeakMap<IncomingMessage, Promise<void>>();

/** Express and Remix get this request when that is done; not at all where its client has gone by then. */
export const holdUntil = (request: IncomingMessage, first: Promise<void>): void =>
  void held.set(request, first);

const CALLS = `/api${SEVERAL_PATH}?`;

function isDirect({ method, url = "", headers }: IncomingMessage): boolean {
  if (method !== "GET" || !url.startsWith(CALLS) || settings().upstreamUrl !== null) return false;
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  return !hasBody && [undefined, "identity"].includes(headers["accept-encoding"]);
}

/** Those that the platform may know. */
const HEADERS = ["Authorization", "Locale", WITHIN_HEADER];

async function answer(request: IncomingMessage, response: ServerResponse, caller: Caller): Promise<void> {
  try {
    const headers = new Headers();
    for (const name of HEADERS) {
      const value = request.headers[name.toLowerCase()];
      if (typeof value === "string") headers.set(name, value);
    }
    const answered = await handle(new Request(`http://embedded${request.url}`, { headers }), caller);
    if (answered === null) throw new Error("Another server is the API");
    const text = Buffer.from(await textOf(answered));
    for (const [name, value] of answered.headers) response.setHeader(name, value);
    response.setHeader("Content-Type", "application/json");
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("Content-Length", text.byteLength);
    response.writeHead(answered.status).end(text);
  } catch (error) {
    log.error({ err: error, id: caller.requestId }, "Calls were not answered");
    response.destroy();
  }
}
