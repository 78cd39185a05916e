import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { KyselyPlugin } from "kysely";
import { makeHandler } from "~/platform/handler";
import type { World } from "./platform/world";

/** What was asked of an API and, through it, of its store. */
export interface Asked {
  calls: string[];
  statements: number;
}

export interface Upstream {
  /** For UPSTREAM_URL. */
  url: string;
  /** What is asked while somebody does something. */
  during(work: () => Promise<unknown>): Promise<Asked>;
  stop(): Promise<void>;
}

/** What another server makes of an answer of ours; the path has no query. */
type Change = (path: string, answer: Response) => Promise<Response> | Response;

/** A world's platform as somebody else's server, behind HTTP, which counts what it is asked. */
export async function startUpstream(world: World, change: Change = (_, answer) => answer): Promise<Upstream> {
  let asked: Asked = { calls: [], statements: 0 };
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.statements += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const handle = makeHandler({ ...world.parts, db: world.db.withPlugin(counter) });
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const [path = ""] = (incoming.url ?? "").split("?");
      asked.calls.push(`${incoming.method} ${path}`);
      const caller = { clientAddress: "192.0.2.1", requestId: randomUUID() };
      const response = await change(path, await handle(await requestOf(incoming), caller));
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api`,
    async during(work) {
      asked = { calls: [], statements: 0 };
      await work();
      return asked;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
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
