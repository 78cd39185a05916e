import { expect, test, type BrowserContext } from "@playwright/test";
import { Browser } from "../pages/client";
import { Looked } from "../pages/parts";
import { prepare, type Prepared } from "../pages/prepared";
import { byRoute } from "../pages/route-kinds";
import { nameOf, STATES, withLink, type PageState } from "../pages/states";
import type { TestServer } from "../server";
import { NO_SCRIPTS, startForLooks } from "./blocked-scripts";
import { contexts, isWhole, look, lookFrom } from "./look";

// The whole run takes long: its halves run in parallel. The daily run has each part looked at once, by one of them.
test.describe.configure({ mode: isWhole ? "parallel" : "default" });

let server: TestServer;
let prepared: Prepared;
test.beforeAll(async () => {
  server = await startForLooks({ demo: true });
  prepared = await prepare(server);
});
test.afterAll(() => server.stop());

/** Refused forms are looked at by forms.spec.ts, which sends them. */
const OPENED = STATES.filter(({ wrong }) => !wrong);

/** What visitors are told instead of a page is the same on every route. */
const STATUSES = [403, 404, 410];
const isError = ({ status }: PageState) => STATUSES.includes(status);
const PAGES = byRoute(OPENED.filter((state) => !isError(state)));
const ERRORS = STATUSES.map(
  (status) => [`error ${status}`, OPENED.filter((state) => state.status === status)] as const,
);

test.describe("with scripts forbidden", () => {
  let browsers: Map<string, BrowserContext>;
  test.beforeAll(async ({ browser }) => {
    browsers = await contexts(() => browser.newContext(NO_SCRIPTS), prepared);
  });

  const looked = new Looked();
  for (const [route, states] of [...PAGES, ...ERRORS]) {
    test(`${route} has no violation, and no fault in any arrangement, in each state that shows something new`, async () => {
      test.setTimeout(600_000);
      for (const state of states) {
        const at = withLink(state, prepared.links);
        const opened = await (prepared.browsers.get(state.visitor.says) ?? new Browser(server.url)).get(
          at.path,
        );
        expect(opened.status, nameOf(state)).toBe(state.status);
        if (!looked.isNews(route, opened.document)) continue;
        const context = browsers.get(state.visitor.says);
        if (!context) throw new Error(`Nobody is ${state.visitor.says}`);
        await lookFrom(context.pages()[0] ?? (await context.newPage()), server.url, at);
      }
    });
  }
});

for (const { name, options } of [
  { name: "each state, with scripts forbidden", options: NO_SCRIPTS },
  { name: "each state, with scripts running", options: {} },
]) {
  test.describe(name, { tag: "@matrix" }, () => {
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
