import { createServer, request } from "node:http";
import { freePort, startServer, type ServerOptions, type TestServer } from "../server";

/**
 * A server whose pages forbid every script by one more policy header. Chromium obeys it for the page's own scripts,
 * while the accessibility checker, which comes from outside the page, still runs.
 */
export async function startWithoutScripts(options: ServerOptions): Promise<TestServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer({ ...options, environment: { ...options.environment, PUBLIC_URL: url } });
  const proxy = createServer((asked, answer) => {
    const { method, headers } = asked;
    const passed = request(new URL(asked.url ?? "/", server.url), { method, headers }, (response) => {
      const { "content-security-policy": own, ...others } = response.headers;
      const policies = [own, "script-src 'none'"].filter(Boolean).join(", ");
      answer.writeHead(response.statusCode ?? 502, { ...others, "content-security-policy": policies });
      response.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(port, "127.0.0.1", resolve));
  return {
    ...server,
    url,
    async stop() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      await server.stop();
    },
  };
}
