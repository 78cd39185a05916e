import { test, type BrowserContext } from "@playwright/test";
import { nameOf, STATES } from "../pages/states";
import type { TestServer } from "../server";
import { startWithoutScripts } from "./blocked-scripts";
import { contexts, look } from "./look";

test.describe("with scripts forbidden", () => {
  let server: TestServer;
  let browsers: Map<string, BrowserContext>;
  test.beforeAll(async ({ browser }) => {
    server = await startWithoutScripts({ demo: true });
    browsers = await contexts(() => browser.newContext(), server.url);
  });
  test.afterAll(() => server.stop());

  for (const state of STATES) {
    test(`${nameOf(state)} has no violation and does not scroll sideways`, async () => {
      await look(browsers.get(state.visitor.says)!, server.url, state);
    });
  }
});
