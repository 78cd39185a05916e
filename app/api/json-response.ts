/** `Response.json` by hand: the fetch that remix-serve installs does not have it. */
export function jsonResponse(body: unknown, status: number, headers: Headers = new Headers()): Response {
  headers.set("Content-Type", "application/json");
  headers.set("Cache-Control", "no-store");
  return new Response(JSON.stringify(body), { status, headers });
}
