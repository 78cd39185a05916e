import { test, type BrowserContext } from "@playwright/test";
import { prepare, type Prepared } from "../pages/prepared";
import { nameOf, STATES, withLink, type PageState } from "../pages/states";
import type { TestServer } from "../server";
import { NO_SCRIPTS, startForBothModes } from "./blocked-scripts";
import { contexts, look } from "./look";

// Each state is tested by itself: the two halves run in parallel.
test.describe.configure({ mode: "parallel" });

let server: TestServer;
let prepared: Prepared;
test.beforeAll(async () => {
  server = await startForBothModes({ demo: true });
  prepared = await prepare(server);
});
test.afterAll(() => server.stop());

/** Refused forms are looked at by forms.spec.ts, which sends them. */
const OPENED = STATES.filter(({ wrong }) => !wrong);

for (const { name, tag, options } of [
  { name: "with scripts forbidden", tag: [], options: NO_SCRIPTS },
  { name: "with scripts running", tag: ["@matrix"], options: {} },
]) {
  test.describe(name, { tag }, () => {
    let browsers: Map<string, BrowserContext>;
    test.beforeAll(async ({ browser }) => {
      browsers = await contexts(() => browser.newContext(options), prepared);
    });

    for (const state of OPENED) {
      test(`${nameOf(state)} has no violation, and no fault in any arrangement`, () => visit(state));
    }

    const visit = (state: PageState) =>
      look(browsers.get(state.visitor.says)!, server.url, withLink(state, prepared.links));
  });
}
