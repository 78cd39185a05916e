import type { IncomingHttpHeaders } from "node:http";
import { frontServer } from "../front-server";
import { freePort, startServer, type ServerOptions, type TestServer } from "../server";

/** A context with these options gets pages without scripts from a server of both modes. */
export const NO_SCRIPTS = { extraHTTPHeaders: { "x-test-scripts": "none" } };

/** A server whose pages forbid every script to the contexts that ask for that. */
export const startForBothModes = (options: ServerOptions): Promise<TestServer> =>
  startBehind(options, { forbidsScripts: asksForNone });

/** The same, for looks: no page requests itself again while somebody looks at it. */
export const startForLooks = (options: ServerOptions): Promise<TestServer> =>
  startBehind(options, { forbidsScripts: asksForNone, staysStill: true });

/** A server whose pages forbid every script. */
export const startWithoutScripts = (options: ServerOptions): Promise<TestServer> =>
  startBehind(options, { forbidsScripts: () => true });

const asksForNone = (headers: IncomingHttpHeaders) => headers["x-test-scripts"] === "none";

interface Behind {
  forbidsScripts(headers: IncomingHttpHeaders): boolean;
  staysStill?: boolean;
}

/**
 * Scripts are forbidden by one more policy header. Chromium obeys it for the page's own scripts,
 * while the accessibility checker, which comes from outside the page, still runs.
 */
async function startBehind(
  options: ServerOptions,
  { forbidsScripts, staysStill = false }: Behind,
): Promise<TestServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer({ ...options, environment: { ...options.environment, PUBLIC_URL: url } });
  const end = await frontServer(port, {
    targetOf: () => server.url,
    headersOf({ headers }, answered) {
      const { "content-security-policy": own, ...others } = answered.headers;
      const policies = [own, forbidsScripts(headers) ? "script-src 'none'" : ""].filter(Boolean).join(", ");
      if (staysStill) delete others.refresh;
      return { ...others, ...(policies === "" ? {} : { "content-security-policy": policies }) };
    },
  });
  return {
    ...server,
    url,
    async stop() {
      await end();
      await server.stop();
    },
  };
}
