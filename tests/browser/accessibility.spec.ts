import { test, type BrowserContext } from "@playwright/test";
import { type MailedLinks, mailedLinks } from "../pages/mailed-token";
import { nameOf, STATES, withLink } from "../pages/states";
import type { TestServer } from "../server";
import { startWithoutScripts } from "./blocked-scripts";
import { contexts, look } from "./look";

// Each state is tested by itself: the two halves run in parallel.
test.describe.configure({ mode: "parallel" });

test.describe("with scripts forbidden", () => {
  let server: TestServer;
  let links: MailedLinks;
  let browsers: Map<string, BrowserContext>;
  test.beforeAll(async ({ browser }) => {
    server = await startWithoutScripts({ demo: true });
    links = await mailedLinks(server);
    browsers = await contexts(() => browser.newContext(), server.url);
  });
  test.afterAll(() => server.stop());

  for (const state of STATES) {
    test(`${nameOf(state)} has no violation and does not scroll sideways`, async () => {
      await look(browsers.get(state.visitor.says)!, server.url, withLink(state, links));
    });
  }
});
