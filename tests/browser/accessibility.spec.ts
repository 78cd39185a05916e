import { test, type BrowserContext } from "@playwright/test";
import { prepare, type Prepared } from "../pages/prepared";
import { nameOf, STATES, withLink } from "../pages/states";
import type { TestServer } from "../server";
import { startWithoutScripts } from "./blocked-scripts";
import { contexts, look } from "./look";

// Each state is tested by itself: the two halves run in parallel.
test.describe.configure({ mode: "parallel" });

test.describe("with scripts forbidden", () => {
  let server: TestServer;
  let prepared: Prepared;
  let browsers: Map<string, BrowserContext>;
  test.beforeAll(async ({ browser }) => {
    server = await startWithoutScripts({ demo: true });
    prepared = await prepare(server);
    browsers = await contexts(() => browser.newContext(), prepared);
  });
  test.afterAll(() => server.stop());

  for (const state of STATES) {
    test(`${nameOf(state)} has no violation and does not scroll sideways`, async () => {
      await look(browsers.get(state.visitor.says)!, server.url, withLink(state, prepared.links));
    });
  }
});
