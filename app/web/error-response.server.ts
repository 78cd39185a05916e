import { json } from "@remix-run/node";
import { ApiError, normaliseError } from "~/api/errors";
import { callerOf } from "./caller.server";
import { wordsOfFailure } from "./failure-words.server";

/**
 * What a page is told of an error (D12): status, message, when, and the reference under which the server's log has
 * the rest. Stack lines of the server never reach a page.
 */
export function errorResponse(error: unknown, request: Request): Response {
  const { status, code, message } = normaliseError(error);
  const reference = callerOf(request).requestId;
  if (!(error instanceof ApiError)) console.error(`[${reference}]`, error);
  return json(
    { message, date: new Date().toISOString(), reference, ...wordsOfFailure(status, code) },
    { status },
  );
}
