import type { ApiError } from "./errors";

/** `Response.json` by hand: the fetch that remix-serve installs does not have it. */
export function jsonResponse(body: unknown, status: number, headers: Headers = new Headers()): Response {
  headers.set("Content-Type", "application/json");
  headers.set("Cache-Control", "no-store");
  return new Response(JSON.stringify(body), { status, headers });
}

/** An error as the API sends it: `message` for people, `code` for programs, one entry of `errors` per field. */
export function envelopeOf({ status, message, code, errors, retryAfter }: ApiError): Response {
  const headers = new Headers();
  if (retryAfter !== null) headers.set("Retry-After", String(retryAfter));
  return jsonResponse({ status, message, code, errors }, status, headers);
}
