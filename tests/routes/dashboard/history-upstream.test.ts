import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadDemo } from "~/platform/demo/load-demo";
import { urls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import { signedIn } from "../../pages/sign-in";
import { makeWorld, type World } from "../../platform/world";
import { startServer, type TestServer } from "../../server";
import { startUpstream, type Upstream } from "../../upstream";

/** As a server answers that knows no call beyond the specification. */
const withoutExtensions = (path: string, answer: Response) =>
  /\/esg\/(archive|positions)/.test(path) ? new Response("Not Found", { status: 404 }) : answer;

let world: World;
let upstream: Upstream;
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  world = await makeWorld({ now: new Date().toISOString() });
  await loadDemo(world.parts);
  upstream = await startUpstream(world, withoutExtensions);
  server = await startServer({
    environment: { UPSTREAM_URL: upstream.url, SESSION_SECRET: "una chiave di prova abbastanza lunga" },
  });
  browser = await signedIn(server, "admin@azienda-demo.example");
});
afterAll(async () => {
  await server.stop();
  await upstream.stop();
  await world.close();
});

describe("over a server that keeps no positions", () => {
  test("the history has the draft and the cards of the year, and says what there is not", async () => {
    const page = await browser.get(urls.history());
    expect(page.status).toBe(200);
    expect(page.text).toContain("Il servizio collegato non conserva posizioni salvate");
    expect(page.text).toMatch(/ESG-2025-\w{10} ?Autodichiarazione/);
    expect((await page.follow("Emetti la carta")).path).toBe(urls.publish());
    expect(page.document.querySelector("main form")).toBeNull();
  });

  test("a position's page says that it is not offered", async () => {
    expect((await browser.get("/dashboard/history/positions/una")).status).toBe(501);
  });
});
