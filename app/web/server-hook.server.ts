import { randomUUID } from "node:crypto";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { json } from "@remix-run/node";
import type { Caller } from "~/api/call";
import { PROOF_HEADER, provenCaller } from "~/api/caller-proof";
import { originOf, parseAddress } from "~/domain/network/address";
import { enterRequest, log } from "~/log.server";
import { settings } from "~/settings.server";
import { limitConnections } from "./connections.server";
import { answerCallsDirectly } from "./direct-calls.server";
import { noteOwnTier } from "./open-connections.server";
import { enterResponse } from "./paced-response.server";
import { logRequest } from "./request-log.server";
import { isLegalFile, setSecurityHeaders } from "./security-headers.server";

/** The header in which the server notes the client's address; a client's own header of this name is deleted. */
export const CLIENT_ADDRESS_HEADER = "x-carta-client-address";

/**
 * The header that keeps a request's Origin for the guard of the actions. Remix's own check knows neither our public
 * address nor text browsers, and ends in a bare 500; therefore it sees no Origin.
 */
export const ORIGIN_HEADER = "x-carta-origin";

/** One short name per request, for the log and for the person who reports an error. */
export const REQUEST_ID_HEADER = "x-carta-request-id";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** The sample documents are files of the build, for the demo alone: elsewhere their addresses find nothing. */
const SAMPLE_DOCUMENT = "/legal/sample";

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

/**
 * What Express and Remix leave open, in one place: the client's address, the security headers of every response
 * (redirects, data and static files bypass the document entry), and a request log with time, address and id.
 */
export function installServerHook(): void {
  log.level = settings().logLevel;
  limitConnections({ addressOf: countedAddress });
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, response, server } = message as Exchange;
    answerCallsDirectly(server, clientOf);
    mendRequestLine(request);
    const { id, address } = noteClient(request);
    logRequest({ request, response, address, facts: enterRequest(id) });
    setSecurityHeaders(response, request.url ?? "");
    enterResponse(response);
  });
}

/**
 * A request that no route can read would end in a bare English page: it is changed to an address that does not exist.
 * Remix tells a page from the layout around it by `?index`; our forms post to the address of their page, so it is added
 * here.
 */
function mendRequestLine(request: IncomingMessage): void {
  if (!URL.canParse(`http://${request.headers.host}`))
    request.headers.host = new URL(settings().publicUrl).host;
  if (!METHODS.includes(request.method ?? "")) request.method = "OPTIONS";
  try {
    const place = decodeURIComponent((request.url ?? "").split("?", 1)[0] ?? "");
    if (isLegalFile(place) && !settings().allowDemoData) request.url = SAMPLE_DOCUMENT;
  } catch {
    request.url = request.url?.startsWith("/api/") ? "/api/unreadable" : "/unreadable";
  }
  const { method, url = "/" } = request;
  const isSent = method !== "GET" && method !== "HEAD";
  if (isSent && !url.startsWith("/api/")) request.url = `${url}${url.includes("?") ? "&" : "?"}index`;
}

function noteClient(request: IncomingMessage): { id: string; address: string } {
  const { id, address } = ofOurPages(request) ?? ofStranger(request);
  delete request.headers["x-forwarded-host"];
  request.headers[CLIENT_ADDRESS_HEADER] = address;
  request.headers[REQUEST_ID_HEADER] = id;
  const { origin } = request.headers;
  delete request.headers.origin;
  delete request.headers[ORIGIN_HEADER];
  if (origin !== undefined) request.headers[ORIGIN_HEADER] = origin;
  return { id, address };
}

const isCall = ({ url }: IncomingMessage): boolean => url?.startsWith("/api/") ?? false;

/** A call of our own pages on another server, which know the client and have numbered the request. */
function ofOurPages(request: IncomingMessage): { id: string; address: string } | null {
  if (!isCall(request)) return null;
  const { headers } = request;
  const proven = provenCaller(headers, settings().tiersSecrets);
  if (proven === null) {
    if (headers["forwarded"] !== undefined) warnOfTier(headers[PROOF_HEADER.toLowerCase()] !== undefined);
    return null;
  }
  noteOwnTier(request.socket);
  return { id: proven.requestId, address: proven.clientAddress };
}

/** A program that calls the API may name its request. Our number stands before it: no client chooses that of another. */
function ofStranger(request: IncomingMessage): { id: string; address: string } {
  const number = randomUUID().slice(0, 8);
  const name = isCall(request) ? request.headers["x-request-id"] : undefined;
  const isTaken = typeof name === "string" && NAME_OF_REQUEST.test(name);
  return { id: isTaken ? `${number}~${name}` : number, address: clientAddress(request) };
}

/** Long enough to be found in a log, and no more than that. */
const NAME_OF_REQUEST = /^[\w.-]{6,64}$/;

/** What was noted of the client. */
export const clientOf = ({ headers }: IncomingMessage): Caller => ({
  clientAddress: String(headers[CLIENT_ADDRESS_HEADER]),
  requestId: String(headers[REQUEST_ID_HEADER]),
});

/**
 * The address that our own proxies (TRUSTED_PROXIES of them) saw, counted from the near end; otherwise the peer's. A
 * proxy that wrote no address there counts as the peer itself.
 */
function clientAddress(request: IncomingMessage): string {
  const peer = parseAddress(request.socket.remoteAddress ?? "") ?? "unknown";
  const forwarded = String(request.headers["x-forwarded-for"] ?? "");
  const trusted = settings().trustedProxies;
  if (trusted === 0) {
    if (forwarded !== "") warnOfProxy();
    return peer;
  }
  const hops = forwarded
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  return parseAddress(hops.at(-trusted) ?? "") ?? peer;
}

let isProxyTold = false;

/** Behind a proxy that is not trusted all people share one address, and the limits of one are the limits of all. */
function warnOfProxy(): void {
  if (isProxyTold) return;
  isProxyTold = true;
  log.warn(
    "Una richiesta porta X-Forwarded-For, ma TRUSTED_PROXIES è 0: se davanti al server c'è un proxy, indica quanti sono; altrimenti i limiti valgono per tutti insieme.",
  );
}

let isTierTold = false;

/** Pages that are not believed have one address for all their people: the limits of one are the limits of all. */
function warnOfTier(hasProof: boolean): void {
  if (isTierTold) return;
  isTierTold = true;
  log.warn(
    hasProof
      ? "Una chiamata alle API dice chi è il cliente, ma con un TIERS_SECRET che non è quello di questo server: dai lo stesso alle pagine e alle API; altrimenti i limiti valgono per tutti insieme."
      : "Una chiamata alle API porta Forwarded, a cui non si crede: se sono le tue pagine su un altro server, imposta lo stesso TIERS_SECRET per entrambi; altrimenti i limiti valgono per tutti insieme.",
  );
}

/** The place whose connections are counted: those of our own proxies are not. */
const countedAddress = (socket: Socket): string | null =>
  settings().trustedProxies === 0 ? originOf(socket.remoteAddress ?? "") : null;

/**
 * A page that the browser requests again by itself: after so many seconds, or at another address; null = it does not.
 */
export const refreshing = <Page>(page: Page, when: string | null) =>
  json<Page>(page, { headers: when === null ? {} : { Refresh: when } });
