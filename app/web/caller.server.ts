import { makeCall, type Call, type Caller } from "~/api/call";
import { apiBaseUrl, transport } from "~/transport.server";
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from "./server-hook.server";

/** Facts about who is asking, as the server itself noted them. */
export function callerOf(request: Request): Caller {
  return {
    clientAddress: request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown",
    requestId: request.headers.get(REQUEST_ID_HEADER) ?? "unknown",
  };
}

/** The product's client for one request of one (or no) user; its calls belong together. */
export function callFor(request: Request, token: string | null): Call {
  return makeCall({ transport, baseUrl: apiBaseUrl(), caller: { ...callerOf(request), page: {} }, token });
}
