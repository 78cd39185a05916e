import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import { Browser } from "../pages/client";
import { startServer, type TestServer } from "../server";

/** Another provider's API that signs everybody in and then does as the test says. */
let behaviour: "silent" | "redirecting" = "silent";
const reachedElsewhere: string[] = [];

const listening = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return (server.address() as AddressInfo).port;
};

const elsewhere = createServer(({ headers }, response) => {
  reachedElsewhere.push(headers.authorization ?? "no token");
  response.end("{}");
});

const upstream = createServer(({ url = "", method }, response) => {
  if (method === "POST" && url.startsWith("/api/identity")) {
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ token: "gettone" }));
  } else if (behaviour === "redirecting") {
    const { port } = elsewhere.address() as AddressInfo;
    response.writeHead(307, { Location: `http://localhost:${port}${url}` }).end();
  }
});

let server: TestServer;
beforeAll(async () => {
  await listening(elsewhere);
  const UPSTREAM_URL = `http://127.0.0.1:${await listening(upstream)}/api`;
  const SESSION_SECRET = "una chiave di prova abbastanza lunga";
  server = await startServer({ environment: { UPSTREAM_URL, SESSION_SECRET, UPSTREAM_TIMEOUT: "1" } });
});
afterAll(async () => {
  for (const one of [upstream, elsewhere]) {
    one.closeAllConnections();
    one.close();
  }
  await server.stop();
});

/** A browser that has just signed in, and the page it is shown. */
async function entered() {
  const browser = new Browser(server.url);
  const page = await browser.get(urls.login());
  const signedIn = await page
    .form({ button: "Accedi" })
    .fill({ Email: "a@b.example", Password: "Prova2026x" })
    .submit();
  return { browser, signedIn };
}

describe("the pages over another server's API (A14)", () => {
  test("say that the service is not available when that server gives no answer, and stay signed in (fault 45)", async () => {
    behaviour = "silent";
    const { browser, signedIn } = await entered();
    expect([signedIn.status, signedIn.heading]).toEqual([503, "Servizio non disponibile"]);
    const again = await browser.once({ url: urls.home(), method: "GET" });
    expect([again.status, again.headers["retry-after"]]).toEqual([503, "10"]);
  });

  test("send a user's token to no server to which that one redirects", async () => {
    behaviour = "redirecting";
    await entered();
    expect(reachedElsewhere).toEqual([]);
  });
});
