import { test, type BrowserContext } from "@playwright/test";
import { mailedToken } from "../pages/mailed-token";
import { nameOf, STATES, withLink } from "../pages/states";
import type { TestServer } from "../server";
import { startWithoutScripts } from "./blocked-scripts";
import { contexts, look } from "./look";

// Each state is tested by itself: the two halves run in parallel.
test.describe.configure({ mode: "parallel" });

test.describe("with scripts forbidden", () => {
  let server: TestServer;
  let token = "";
  let browsers: Map<string, BrowserContext>;
  test.beforeAll(async ({ browser }) => {
    server = await startWithoutScripts({ demo: true });
    token = await mailedToken(server, "lettura@azienda-demo.example");
    browsers = await contexts(() => browser.newContext(), server.url);
  });
  test.afterAll(() => server.stop());

  for (const state of STATES) {
    test(`${nameOf(state)} has no violation and does not scroll sideways`, async () => {
      await look(browsers.get(state.visitor.says)!, server.url, withLink(state, token));
    });
  }
});
