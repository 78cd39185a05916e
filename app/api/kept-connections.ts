import { Agent, fetch as ask, type RequestInit } from "undici";
import { type Body, piecesOf } from "./answer-bytes";

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

/** What is needed of an answer that is read whole. */
export type Answered = Pick<Response, "ok" | "status" | "headers"> & { body: Body | null };

/**
 * The same for a call that only reads from a server without encryption, at a third of the price: `fetch` does much that no
 * such call needs. An answer that is compressed all the same is asked for once more.
 */
export async function askNear(url: string, sent: Sent): Promise<Answered> {
  const { origin, pathname, search } = new URL(url);
  const { headers, signal } = sent;
  const answer = await kept.request({
    origin,
    path: pathname + search,
    method: "GET",
    headers: [...headers].flat(),
    signal,
  });
  const { statusCode: status, body } = answer;
  if (answer.headers["content-encoding"] !== undefined) {
    await body.dump();
    return askKept(url, sent);
  }
  const named = Object.entries(answer.headers).map(
    ([name, value]) => [name, String(value)] as [string, string],
  );
  return { ok: status >= 200 && status < 300, status, headers: new Headers(named), body };
}
