import { z } from "zod";
import type { Caller, Transport } from "./call";
import type { NetworkTransport } from "./http-transport";
import { hasCode } from "./errors";
import { jsonResponse, outputOf, valueResponse } from "./json-response";
import { CONTENT_HEADER } from "./kept-answers";
import type { Row } from "./row";
import {
  CALL,
  type CallAnswer,
  LONGEST_ADDRESS,
  SEVERAL_HEADER,
  SEVERAL_PATH,
  WITHIN_HEADER,
} from "./several-calls";

interface Asked {
  request: Request;
  caller: Caller;
  row: Row;
  /** When the page began to wait. */
  began: number;
  answer: { resolve(response: Response): void; reject(error: unknown): void };
}

interface Upstream {
  baseUrl: string;
  timeoutMs: number;
  network: NetworkTransport;
  /** Milliseconds of a clock that only goes on; that of `network`. */
  now: () => number;
}

/** What each server, by the base of its addresses, last said of how many calls it takes at once. */
const offered = new Map<string, number>();

/** Servers that said so and answered otherwise, and until when none of them is asked again. */
const declined = new Map<string, number>();

/** Long enough that a server which offers what something before it refuses costs next to nothing. */
const DECLINED_MS = 10 * 60_000;

/** The calls of a page that wait for the end of the present turn, by who makes them. */
const waiting = new WeakMap<object, Map<string, Asked[]>>();

/**
 * The network, where calls that the loaders of a page make in the same turn go as one request. Only calls that read do,
 * and only to a server that has said that it takes several; each gets its own answer.
 */
export const gatheredCalls =
  (upstream: Upstream): Transport =>
  async (request, caller, row) => {
    const { baseUrl, network, now } = upstream;
    const { page } = caller;
    const began = now();
    if (page === undefined || request.method !== "GET" || row.file || !takesSeveral(baseUrl, began)) {
      const response = await network(request, caller, row, began);
      noteOffer(baseUrl, response);
      return response;
    }
    return new Promise((resolve, reject) =>
      gather(page, { request, caller, row, began, answer: { resolve, reject } }, upstream),
    );
  };

const takesSeveral = (baseUrl: string, at: number): boolean =>
  offered.has(baseUrl) && at >= (declined.get(baseUrl) ?? 0);

/** Of several servers behind one address any may answer, also one that takes fewer, or none. */
function noteOffer(baseUrl: string, { headers }: Response): void {
  const most = Number(headers.get(SEVERAL_HEADER));
  if (Number.isInteger(most) && most > 0) offered.set(baseUrl, most);
}

function gather(page: object, asked: Asked, upstream: Upstream): void {
  const { headers } = asked.request;
  const bearer = `${headers.get("Locale") ?? ""} ${headers.get("Authorization") ?? ""}`;
  const groups = waiting.get(page) ?? new Map<string, Asked[]>();
  waiting.set(page, groups);
  const group = groups.get(bearer);
  if (group) return void group.push(asked);
  const begun = [asked];
  groups.set(bearer, begun);
  // When all promises that are settled have been followed: the loaders of a page go on together.
  process.nextTick(() => {
    groups.delete(bearer);
    for (const some of portions(begun, upstream.baseUrl)) void send(some, upstream);
  });
}

const pathOf = ({ request }: Asked, baseUrl: string): string => request.url.slice(baseUrl.length);

/** As many calls as the server takes, in an address that is not too long. */
function portions(group: Asked[], baseUrl: string): Asked[][] {
  const most = offered.get(baseUrl) ?? 1;
  const all: Asked[][] = [];
  let length = 0;
  for (const one of group) {
    const own = encodeURIComponent(pathOf(one, baseUrl)).length;
    const present = all.at(-1);
    if (present && present.length < most && length + own <= LONGEST_ADDRESS) {
      present.push(one);
      length += own;
    } else {
      all.push([one]);
      length = own;
    }
  }
  return all;
}

async function send(calls: Asked[], upstream: Upstream): Promise<void> {
  try {
    const answers = await answersOf(calls, upstream);
    if (answers === null) await Promise.all(calls.map((one) => sendAlone(one, upstream)));
    else calls.forEach(({ answer }, at) => answer.resolve(answers[at] as Response));
  } catch (error) {
    for (const { answer } of calls) answer.reject(error);
  }
}

const sendAlone = ({ request, caller, row, began, answer }: Asked, { network }: Upstream): Promise<void> =>
  network(request, caller, row, began).then(answer.resolve, answer.reject);

/** Statuses by which a server says that it does not have such a call, or not with so long an address, or a proxy lets none through. */
const NOT_TAKEN = [400, 401, 403, 404, 405, 414, 422, 431, 501];

/** A redirect, or more bytes than an answer may have, is no answer either. */
function unreadable(error: unknown): Response {
  if (hasCode(error, "internal/invalid_response")) return new Response(null, { status: 501 });
  throw error;
}

/** One answer for each; null where this server does not take several calls, whatever it said before. */
async function answersOf(calls: Asked[], upstream: Upstream): Promise<Response[] | null> {
  const { baseUrl, timeoutMs, network, now } = upstream;
  const [{ request, caller, row, began }] = calls as [Asked, ...Asked[]];
  const query = new URLSearchParams(calls.map((one) => [CALL, pathOf(one, baseUrl)]));
  const together = new Request(`${baseUrl}${SEVERAL_PATH}?${query}`, { headers: request.headers });
  together.headers.set(WITHIN_HEADER, String(timeoutMs));
  const response = await network(together, caller, row, began).catch(unreadable);
  if (!response.ok && !NOT_TAKEN.includes(response.status)) return copies(response, calls.length);
  const told = answersIn.safeParse(response.ok ? await outputOf(response) : null);
  if (!told.success || told.data.answers.length !== calls.length) {
    declined.set(baseUrl, now() + DECLINED_MS);
    return null;
  }
  noteOffer(baseUrl, response);
  const content = response.headers.get(CONTENT_HEADER);
  return told.data.answers.map((one) => responseOf(one, content));
}

const answersIn = z.object({
  answers: z.array(
    z.object({
      status: z.number().int().min(200).max(599),
      headers: z.record(z.string(), z.string()),
      body: z.unknown(),
    }),
  ),
});

function responseOf({ status, headers: given, body }: CallAnswer, content: string | null): Response {
  const headers = new Headers(given);
  if (content !== null) headers.set(CONTENT_HEADER, content);
  return status < 300 ? valueResponse(body, headers) : jsonResponse(body, status, headers);
}

/** What befell the request befell each of its calls. */
async function copies(response: Response, count: number): Promise<Response[]> {
  const { status, headers } = response;
  const text = await response.text();
  return Array.from({ length: count }, () => new Response(text, { status, headers }));
}
