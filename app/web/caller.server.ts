import { type Call, type Caller, type Known, makeCall, nothingKnown } from "~/api/call";
import { contract } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { CALL_RIGHTS } from "~/domain/people/call-rights";
import { apiBaseUrl, hostedIdentity, transport } from "~/transport.server";
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from "./server-hook.server";

/** Facts about the caller, as the server itself noted them. */
export function callerOf(request: Request): Caller {
  return {
    clientAddress: request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown",
    requestId: request.headers.get(REQUEST_ID_HEADER) ?? "unknown",
  };
}

/**
 * The product's client for one request of one (or no) user; its calls share what they read. The token of a session is
 * the bearer token itself; with a hosted identity it is what the bearer token of each call is got by.
 */
export function callAs(caller: Caller, token: string | null, known: Known = nothingKnown()): Call {
  const options = { transport, baseUrl: apiBaseUrl(), caller: { ...caller, page: {} }, known };
  const hosted = token === null ? null : hostedIdentity();
  if (token === null || hosted === null) return makeCall({ ...options, token });
  return async (id, input) => {
    const isPublic = CALL_RIGHTS[id] === "public";
    const isWriting = !isPublic && contract[id].method !== "GET";
    const bearer = hosted.bearer(token, isWriting);
    return makeCall({ ...options, token: await (isPublic ? bearer.catch(nobody) : bearer) })(id, input);
  };
}

/** The same for the client that made this request. */
export const callFor = (request: Request, token: string | null, known?: Known): Call =>
  callAs(callerOf(request), token, known);

/** A stranger may make this call, and so may a browser whose session is over. */
function nobody(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) return null;
  throw error;
}
