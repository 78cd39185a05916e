import { type Call, type Caller, makeCall } from "~/api/call";
import { apiBaseUrl, transport } from "~/transport.server";
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from "./server-hook.server";

/** Facts about the caller, as the server itself noted them. */
export function callerOf(request: Request): Caller {
  return {
    clientAddress: request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown",
    requestId: request.headers.get(REQUEST_ID_HEADER) ?? "unknown",
  };
}

/** The product's client for one request of one (or no) user; its calls share what they read. */
export function callFor(request: Request, token: string | null): Call {
  return makeCall({ transport, baseUrl: apiBaseUrl(), caller: { ...callerOf(request), page: {} }, token });
}
