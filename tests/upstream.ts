import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { KyselyPlugin } from "kysely";
import { SEVERAL_HEADER } from "~/api/several-calls";
import { makeHandler } from "~/platform/handler";
import type { Browser } from "./pages/client";
import { signedIn } from "./pages/sign-in";
import { PASSWORD } from "./platform/residents";
import { requestOf } from "./received-request";
import type { World } from "./platform/world";
import type { TestServer } from "./server";
import { serverOver } from "./shared-servers";

/** The calls that reached an API and, through it, the statements of its store. */
export interface Asked {
  calls: string[];
  statements: number;
}

/** The pages over a world's platform, as over another provider's server. */
export interface PagesOver {
  server: TestServer;
  /** A browser in which this person of the world has signed in. */
  enter(email: string, password?: string): Promise<Browser>;
  /** What reaches the API during some work. */
  during(work: () => Promise<unknown>): Promise<Asked>;
}

/** How another server changes an answer of ours; the path has no query. */
type Change = (path: string, answer: Response) => Promise<Response> | Response;

/** An answer in place of ours, which is then not asked for; null where ours is wanted. */
type Instead = (method: string, path: string, request: Request) => Response | null;

interface Behind {
  handle: ReturnType<typeof makeHandler>;
  change: Change;
  instead: Instead;
  asked: Asked;
}

/** The present platform: that of the file that began last. */
let behind: Behind | undefined;
let listening: Promise<string> | undefined;

/** Puts a world behind the pages, which from then on call its platform over HTTP; the calls are counted. */
export async function pagesOver(
  world: World,
  change: Change = (_, answer) => answer,
  instead: Instead = () => null,
): Promise<PagesOver> {
  const asked = (): Asked => ({ calls: [], statements: 0 });
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      present.asked.statements += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const handle = makeHandler({ ...world.parts, db: world.db.withPlugin(counter) });
  const present: Behind = { handle, change, instead, asked: asked() };
  behind = present;
  listening ??= listen();
  const server = await serverOver(await listening);
  return {
    server,
    enter: (email, password = PASSWORD) => signedIn(server, email, { password }),
    async during(work) {
      present.asked = asked();
      await work();
      return present.asked;
    },
  };
}

/** One address for all worlds, so that one server of pages serves them all. */
async function listen(): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      if (!behind) throw new Error("No world is behind the pages");
      const [path = ""] = (incoming.url ?? "").split("?");
      behind.asked.calls.push(`${incoming.method} ${path}`);
      const { handle, change, instead } = behind;
      const caller = { clientAddress: "192.0.2.1", requestId: randomUUID() };
      const request = await requestOf(incoming);
      const response =
        instead(request.method, path, request) ?? (await change(path, await handle(request, caller)));
      // Each call comes alone, so that it is counted, and may be changed.
      response.headers.delete(SEVERAL_HEADER);
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/api`;
}
