import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate as turn } from "node:timers/promises";
import type { AppLoadContext } from "@remix-run/node";
import { type Caller, type Known, nothingKnown } from "~/api/call";
import { ApiError } from "~/api/errors";
import { settings } from "~/settings.server";
import {
  type Ahead,
  aheadAt,
  type AskAhead,
  type EarlyCalls,
  rememberAhead,
  rememberedReader,
  withEarlyCalls,
} from "./ahead.server";
import { callAs, callerOf } from "./caller.server";
import { holdUntil } from "./direct-calls.server";
import { clientOf, REQUEST_ID_HEADER } from "./server-hook.server";
import { sessionOf, type WebSession } from "./session.server";
import { urls } from "./urls";

/** The session of a request and its client, before anything is known of the user. */
export interface Beginning extends EarlyCalls {
  session: WebSession;
  token: string;
  known: Known;
}

/** One request runs several loaders; they share one beginning. */
const beginnings = new WeakMap<AppLoadContext, Promise<Beginning>>();

export function beginningOf(request: Request, context: AppLoadContext): Promise<Beginning> {
  const cookie = request.headers.get("Cookie");
  const kept = beginnings.get(context) ?? takeBegun(request, cookie) ?? begin(cookie, callerOf(request));
  beginnings.set(context, kept);
  return kept;
}

async function begin(cookie: string | null, caller: Caller): Promise<Beginning> {
  const session = await sessionOf(cookie);
  const token = session.get("token");
  if (!token) throw new ApiError(401, "internal/invalid_user");
  const known = nothingKnown();
  return { session, token, known, ...withEarlyCalls(callAs(caller, token, known)) };
}

interface Begun {
  cookie: string | null;
  beginning: Promise<Beginning>;
}

/** By the number of the request, until its answer has left. */
const begunPages = new Map<string, Begun>();

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Begins each page before Express and Remix have it, where the API is elsewhere: looking for its route takes as long as the
 * way there and back, and would keep the calls from leaving. Whoever notes the client, or traces
 * the request, must subscribe first.
 */
export function beginPagesEarly(): void {
  if (settings().upstreamUrl === null) return;
  diagnostics.subscribe("http.server.request.start", (message) => {
    const exchange = message as Exchange;
    const { method, url } = exchange.request;
    if (method === "GET" && url?.startsWith(urls.home())) beginPage(exchange, url);
  });
}

/** Asks who asks, and what the page of this address has asked before. */
function beginPage({ request, response }: Exchange, address: string): void {
  const cookie = request.headers.cookie ?? null;
  const caller = clientOf(request);
  const beginning = begin(cookie, caller);
  begunPages.set(caller.requestId, { cookie, beginning });
  response.once("close", () => begunPages.delete(caller.requestId));
  const asked = beginning.then(({ token, askAhead }) => askEarly(address, token, askAhead));
  holdUntil(request, asked.catch(leftToThePage));
}

/** Resolves when the calls are on their way, if there are any. */
async function askEarly(address: string, token: string, askAhead: AskAhead): Promise<void> {
  const reader = rememberedReader(token);
  if (reader === null) return;
  askAhead("user.info", {});
  aheadAt(address)?.({ year: reader.currentFiscalYear, rights: reader.rights, askAhead });
  // They leave with the end of this turn, and undici writes them in the next.
  await turn();
  await turn();
}

/** It finds out by itself what is wrong with its session or its address, and says so. */
const leftToThePage = () => undefined;

/** The session is in the cookies: what was begun with others belongs to somebody else. */
function takeBegun({ headers }: Request, cookie: string | null): Promise<Beginning> | null {
  const begun = begunPages.get(headers.get(REQUEST_ID_HEADER) ?? "");
  return begun?.cookie === cookie ? begun.beginning : null;
}

/**
 * Asks what the page will ask along with who asks, where the last page knew that this person may read. The server
 * judges each call by itself; a page that turns out to ask something else asks anew.
 */
export async function askAlong(request: Request, context: AppLoadContext, ahead: Ahead): Promise<void> {
  await beginningOf(request, context)
    .then(({ token, askAhead }) => {
      const reader = rememberedReader(token);
      if (reader === null) return;
      ahead({ year: reader.currentFiscalYear, rights: reader.rights, askAhead });
      const { pathname, search } = new URL(request.url);
      rememberAhead(pathname + search, ahead);
    })
    .catch(leftToThePage);
}
