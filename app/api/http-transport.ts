import { log } from "~/log.server";
import { traceHeaders } from "~/traces/tracing";
import { answerBytes } from "./answer-bytes";
import type { Caller } from "./call";
import { headersOfCaller } from "./caller-proof";
import { invalidResponse } from "./catalogue-errors";
import { valueResponse } from "./json-response";
import type { Row } from "./row";
import { type Answered, askKept, askNear, type Sent } from "./kept-connections";
import { noAnswerInTime, NotReached } from "./no-answer";
import { WITHIN_HEADER } from "./several-calls";

/** Files may take so many times longer than other calls. */
const LONGER_FOR_FILES = 6;

/** The most bytes of an answer that is not a file. */
const ANSWER_LIMIT = 16 * 1024 * 1024;

/** The other server needs this part of the time at most, so that it can still tell which of several calls was too slow. */
const SHARE_OF_TIME = 0.9;

interface Network {
  timeoutMs: number;
  /** What our own API has in common with these pages; null = nothing. */
  tiersSecret?: string | null;
}

/** `began`: when the page began to wait for this call, in milliseconds of `performance.now()`. */
export type NetworkTransport = (
  request: Request,
  caller: Caller,
  row: Row,
  began?: number,
) => Promise<Response>;

/**
 * The calls over the network, to the API of another server. It must answer within `timeoutMs`, else the call
 * ends with 503; a file has six times as long to begin. A redirect is not followed: the bearer token is for that server alone.
 */
export const makeHttpTransport =
  ({ timeoutMs, tiersSecret = null }: Network): NetworkTransport =>
  async (request, caller, row, began = performance.now()) => {
    const isFile = row.file === true || row.multipart !== undefined;
    const end = began + (isFile ? timeoutMs * LONGER_FOR_FILES : timeoutMs);
    const left = () => Math.max(1, Math.floor(end - performance.now()));
    const { url, method, body } = request;
    const headers = new Headers(request.headers);
    for (const [name, value] of headersOfCaller(caller, tiersSecret)) headers.set(name, value);
    for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
    if (isNear(url)) headers.set("Accept-Encoding", "identity");
    const limit = row.file ? timeUntilBegun(left()) : null;
    const sent = { method, headers, body, signal: limit?.signal ?? AbortSignal.timeout(left()) };
    const silent = (error: unknown) => noAnswer(error, caller);
    const send = <Found>(ask: (url: string, sent: Sent) => Promise<Found>) => {
      if (headers.has(WITHIN_HEADER)) headers.set(WITHIN_HEADER, String(Math.ceil(left() * SHARE_OF_TIME)));
      return ask(url, sent);
    };
    if (row.file) {
      const file = await askedTwice(sent, () => send(askKept)).catch(silent);
      if (!file.ok) return readWhole(file, caller, row);
      limit?.hasBegun();
      return aboutTheFile(file);
    }
    const ask = method === "GET" && isNear(url) ? askNear : askKept;
    const answered: Answered = await askedTwice(sent, () => send<Answered>(ask)).catch(silent);
    return readWhole(answered, caller, row);
  };

/** A limit for the beginning of an answer: its bytes come as fast as whoever fetches them takes them. */
function timeUntilBegun(ms: number): { signal: AbortSignal; hasBegun(): void } {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error("No answer has begun")), ms).unref();
  return { signal: late.signal, hasBegun: () => clearTimeout(timer) };
}

/** What is said of the bytes. Everything else is for these pages to say: they have security headers and cookies of their own. */
const OF_A_FILE = [
  ...["accept-ranges", "cache-control", "content-disposition", "content-language", "content-length"],
  ...["content-range", "content-security-policy", "content-type", "etag", "last-modified"],
];

function aboutTheFile({ body, status, headers }: Response): Response {
  // What was compressed on its way has been unpacked, and is longer now.
  const isAsSent = !headers.has("content-encoding");
  const kept = [...headers].filter(
    ([name]) => OF_A_FILE.includes(name) && (isAsSent || name !== "content-length"),
  );
  return new Response(body, { status, headers: kept });
}

async function readWhole(answered: Answered, caller: Caller, { service }: Row): Promise<Response> {
  const { ok, status, headers } = answered;
  if (status >= 300 && status < 400) throw invalidResponse(service);
  const bytes = await answerBytes(answered, ANSWER_LIMIT).catch((error: unknown) => noAnswer(error, caller));
  if (bytes === null) throw invalidResponse(service);
  if (ok) return valueResponse(jsonOf(bytes), headers);
  return new Response(bytes.length === 0 ? null : bytes, { status, headers });
}

/** A server without encryption is on the same network: what it sends is there before it would have been compressed. */
const isNear = (url: string) => url.startsWith("http:");

/** Undefined if it is no JSON. */
function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

/** What a server in between says when the other one could not be reached. */
const NOT_REACHED = [502, 504];

/**
 * A call that only reads is made once more where it was not answered: the connection was cut, or the other server was not
 * reached. A call that changes something is not, since it may have been carried out.
 */
async function askedTwice<Found extends Answered>(sent: Sent, ask: () => Promise<Found>): Promise<Found> {
  if (sent.method !== "GET") return ask();
  const first = await ask().catch((error: unknown) => {
    if (sent.signal.aborted) throw error;
    return null;
  });
  if (first !== null && !NOT_REACHED.includes(first.status)) return first;
  if (first !== null) await answerBytes(first, 0);
  return ask();
}

/** Of a connection that never was. */
const UNREACHED = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

/** `fetch` has the code of the network in the cause of its error. */
function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return String(code ?? cause?.code ?? "");
}

function noAnswer(error: unknown, { requestId }: Caller): never {
  log.error({ err: error, id: requestId }, "The other server does not answer");
  throw UNREACHED.test(codeOf(error)) ? new NotReached() : noAnswerInTime();
}
