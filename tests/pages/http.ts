import { Agent, request, type IncomingHttpHeaders } from "node:http";

export interface Sent {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

export interface ToSend {
  url: string;
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
  /** The connections to use; without it those that all tests of a file share. */
  agent?: Agent;
}

const shared = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * One request exactly as given: only what HTTP itself needs is added, no redirect is followed. A connection that the
 * server closed while it was idle is no answer: the request goes out again on another.
 */
export function send(asking: ToSend): Promise<Sent> {
  const { url, method = "GET", headers = {}, body, agent = shared } = asking;
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
    const asked = request(url, { method, agent, headers: { ...length, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text: bytes.toString("utf8"),
        });
      });
    });
    asked.once("error", (error: NodeJS.ErrnoException) => {
      if (asked.reusedSocket && error.code === "ECONNRESET") resolve(send(asking));
      else reject(error);
    });
    asked.end(body);
  });
}
