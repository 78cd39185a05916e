import type { IncomingMessage, ServerResponse } from "node:http";
import { log, type RequestFacts } from "~/log.server";

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  facts: RequestFacts;
  address: string;
}

/** One line when the answer has left, or the browser has gone: time, request, account, address, route, status, ms. */
export function logRequest({ request, response, facts, address }: Exchange): void {
  const started = performance.now();
  const { socket, method, url = "" } = request;
  const before = socket.bytesWritten;
  response.once("close", () => {
    const status = response.headersSent ? response.statusCode : null;
    log[status !== null && status >= 500 ? "error" : "info"](
      {
        id: facts.id,
        account: facts.accountId,
        address,
        method,
        route: redactedPath(url),
        status,
        ms: Math.round(performance.now() - started),
        bytes: socket.bytesWritten - before,
        ...(facts.refusal === null ? {} : { refusal: facts.refusal }),
        ...(facts.calls.length === 0 ? {} : { calls: facts.calls }),
        ...(response.writableFinished ? {} : { aborted: true }),
      },
      "request",
    );
  });
}

const LONGEST_PATH = 200;

/** The path of a request without secrets, in any spelling: mailed tokens are in paths, addresses in queries. */
export function redactedPath(url: string): string {
  const path = decodeURIComponent(url.split("?", 1)[0] ?? "");
  return path
    .replace(
      /^\/*(auth)\/+(reset|create-password|reminders|proposal|registration-confirmed)\/.*/i,
      "/$1/$2/…",
    )
    .replace(/^\/*(card)\/+(shared)\/.*/i, "/$1/$2/…")
    .replace(/^\/*(api\/+survey\/+v1\/+files)\/.*/i, "/$1/…")
    .slice(0, LONGEST_PATH);
}
