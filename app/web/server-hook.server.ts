import { randomUUID } from "node:crypto";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { settings } from "~/settings.server";

/** Where the server notes the client's address for itself; whatever a client sends under this name is deleted. */
export const CLIENT_ADDRESS_HEADER = "x-carta-client-address";

/**
 * Where a request's Origin is kept for the guard of the actions. Remix's own look at it knows neither our public address
 * nor pages that text browsers can read, and ends in a bare 500; it sees none.
 */
export const ORIGIN_HEADER = "x-carta-origin";

/** One short name per request, for the log and for the person who reports an error. */
export const REQUEST_ID_HEADER = "x-carta-request-id";

const SECURITY_HEADERS: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
};

declare global {
  var cartaEsgHooked: boolean | undefined;
}

/**
 * What remix-serve leaves open, in one place: the client's address, the security headers of every response
 * (redirects, data and static files bypass the document entry), no secrets in its request log, an orderly end.
 */
export function installServerHook(onEnd: () => Promise<void>): void {
  if (globalThis.cartaEsgHooked) return;
  globalThis.cartaEsgHooked = true;
  redactRequestLog();
  const servers = new Set<Server>();
  let ending = false;
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, response, server } = message as {
      request: IncomingMessage;
      response: ServerResponse;
      server: Server;
    };
    servers.add(server);
    noteClient(request);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    if (settings().publicUrl.startsWith("https:")) {
      response.setHeader("Strict-Transport-Security", "max-age=31536000");
    }
    if (ending) response.setHeader("Connection", "close");
  });
  process.once("SIGTERM", () => {
    ending = true;
    for (const server of servers) server.close();
    for (const server of servers) server.closeIdleConnections();
    setTimeout(() => {
      void onEnd().finally(() => process.exit(0));
    }, 500).unref();
  });
}

function noteClient(request: IncomingMessage): void {
  delete request.headers["x-forwarded-host"];
  request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(request);
  request.headers[REQUEST_ID_HEADER] = randomUUID().slice(0, 8);
  const { origin } = request.headers;
  delete request.headers.origin;
  delete request.headers[ORIGIN_HEADER];
  if (origin !== undefined) request.headers[ORIGIN_HEADER] = origin;
}

/** The address that our own proxies (TRUSTED_PROXIES of them) saw, counted from the near end; else the peer's. */
function clientAddress(request: IncomingMessage): string {
  const peer = request.socket.remoteAddress ?? "unknown";
  const hops = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  const trusted = settings().trustedProxies;
  return trusted === 0 ? peer : (hops.at(-trusted) ?? peer);
}

/** Mailed tokens stand in paths and addresses in queries: neither may reach the log that remix-serve prints. */
function redactRequestLog(): void {
  try {
    const morgan = createRequire(import.meta.url)("morgan") as {
      token(name: string, value: (request: { originalUrl?: string; url?: string }) => string): void;
    };
    morgan.token("url", (request) => redactedPath(request.originalUrl ?? request.url ?? ""));
  } catch {
    // Another server without that log has nothing to redact.
  }
}

export function redactedPath(url: string): string {
  const path = url.split("?", 1)[0] ?? "";
  return path.replace(/^(\/auth\/(?:reset|create-password|registration-confirmed)\/).+/, "$1…");
}
