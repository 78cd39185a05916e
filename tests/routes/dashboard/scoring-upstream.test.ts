import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadDemo } from "~/platform/demo/load-demo";
import { urls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import { signedIn } from "../../pages/sign-in";
import { makeWorld, type World } from "../../platform/world";
import { startServer, type TestServer } from "../../server";
import { startUpstream, type Upstream } from "../../upstream";

const NOT_THERE = /\/development_plan|\/scoring_method/;

/** As a server answers that has no calls beyond the specification. */
const withoutExtensions = (path: string, answer: Response): Promise<Response> =>
  Promise.resolve(NOT_THERE.test(path) ? new Response("<h1>Not found</h1>", { status: 404 }) : answer);

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

describe("over a server that knows only the specification", () => {
  test.each([urls.plan(), urls.scoringMethod()])("%s says that it is not offered there", async (path) => {
    const page = await browser.get(path);
    expect([page.status, page.heading]).toEqual([501, "Non disponibile qui"]);
    expect((await page.follow("Torna alla pagina iniziale")).path).toBe(urls.home());
  });

  test("the scoring needs neither", async () => {
    const page = await browser.get(urls.scoring("graduate"));
    expect([page.status, page.document.querySelectorAll("details.details-panel").length]).toEqual([200, 16]);
  });

  test("each page of the scoring asks who is there, and for the scores, once", async () => {
    const { calls } = await upstream.during(() => browser.get(urls.scoring("master")));
    expect(calls).toEqual(["GET /api/user/v1/info", "GET /api/scoring/v1/home_page/draft"]);
  });
});
