import { Agent, fetch as ask, type RequestInit } from "undici";

/** What is sent: a body is read piece by piece, while it is sent. */
export interface Sent {
  method: string;
  headers: Headers;
  body: ReadableStream<Uint8Array> | null;
  signal: AbortSignal;
}

const kept = new Agent();
const ownForEach = new Agent({ pipelining: 0 });

/**
 * Asks another server, over a connection that is kept for the next call: the `fetch` that Remix installs closes it after
 * each. A call that changes something has a connection of its own, since the other end may have just closed a kept one, and
 * nobody could say whether the call arrived. A redirect is handed back as it is.
 */
export async function askKept(url: string, { method, headers, body, signal }: Sent): Promise<Response> {
  const dispatcher = method === "GET" ? kept : ownForEach;
  const sent: RequestInit = { method, headers: [...headers], redirect: "manual", signal, dispatcher };
  const answer = await (body === null
    ? ask(url, sent)
    : ask(url, { ...sent, body: piecesOf(body), duplex: "half" }));
  return answer as unknown as Response;
}

/** Streams of Remix are not those of Node, so that only their pieces can be handed on. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
