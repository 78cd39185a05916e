import type { IncomingMessage } from "node:http";

/** The request of a socket as the platform's handler takes it. */
export async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
    name,
    [value ?? ""].flat().join(", "),
  ]);
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
  return new Request(`http://upstream${incoming.url}`, {
    method: incoming.method ?? "GET",
    headers,
    ...body,
  });
}
