import { test, type BrowserContext } from "@playwright/test";
import { prepare, type Prepared } from "../pages/prepared";
import { nameOf, STATES, withLink } from "../pages/states";
import { startServer, type TestServer } from "../server";
import { contexts, look, WIDE } from "./look";

test.describe("with scripts running", { tag: "@matrix" }, () => {
  let server: TestServer;
  let prepared: Prepared;
  let browsers: Map<string, BrowserContext>;
  test.beforeAll(async ({ browser }) => {
    server = await startServer({ demo: true });
    prepared = await prepare(server);
    browsers = await contexts(() => browser.newContext(), prepared);
  });
  test.afterAll(() => server.stop());

  for (const state of STATES.filter(({ visitor: { says } }) => says === "stranger" || says === "filled")) {
    test(`${nameOf(state)} has no violation and does not scroll sideways`, async () => {
      await look(browsers.get(state.visitor.says)!, server.url, withLink(state, prepared.links), [WIDE]);
    });
  }
});
