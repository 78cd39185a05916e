import type { ApiError } from "./errors";

/** `Response.json` by hand: the fetch that Remix installs does not have it. */
export function jsonResponse(body: unknown, status: number, headers: Headers = new Headers()): Response {
  headers.set("Content-Type", "application/json");
  headers.set("Cache-Control", "no-store");
  return new Response(JSON.stringify(body), { status, headers });
}

const outputs = new WeakMap<Response, unknown>();

/**
 * An answer with its value instead of its text, for a page of this process: the schema of the call reads it like any
 * other.
 */
export function valueResponse(output: unknown, headers: Headers): Response {
  const response = new Response(null, { status: 200, headers });
  outputs.set(response, output);
  return response;
}

/** The JSON of an answer, whichever way it has it. */
export const textOf = (response: Response): Promise<string> =>
  outputs.has(response) ? Promise.resolve(JSON.stringify(outputs.get(response))) : response.text();

/** The same answer, for a client that gets text. */
export const writtenOut = (response: Response): Response =>
  outputs.has(response) ? jsonResponse(outputs.get(response), response.status, response.headers) : response;

/** What an answer says; undefined if it is no JSON. */
export const outputOf = (response: Response): Promise<unknown> =>
  outputs.has(response) ? Promise.resolve(outputs.get(response)) : response.json().catch(() => undefined);

/** An error as the API sends it: `message` for people, `code` for programs, one entry of `errors` per field. */
export function envelopeOf({ status, message, code, errors, retryAfter }: ApiError): Response {
  const headers = new Headers();
  if (retryAfter !== null) headers.set("Retry-After", String(retryAfter));
  return jsonResponse({ status, message, code, errors }, status, headers);
}
