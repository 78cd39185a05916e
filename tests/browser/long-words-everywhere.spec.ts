import { expect, test, type BrowserContext } from "@playwright/test";
import { lengthenWords } from "../pages/long-words";
import { prepare, type Prepared } from "../pages/prepared";
import { byRoute } from "../pages/route-kinds";
import { STATES, withLink } from "../pages/states";
import type { TestServer } from "../server";
import { NO_SCRIPTS, startForLooks } from "./blocked-scripts";
import { misfits } from "./drawn";
import { contexts, isWhole } from "./look";

let server: TestServer;
let prepared: Prepared;
let browsers: Map<string, BrowserContext>;
test.beforeAll(async ({ browser }) => {
  server = await startForLooks({ demo: true });
  prepared = await prepare(server);
  await lengthenWords(server);
  browsers = await contexts(() => browser.newContext(NO_SCRIPTS), prepared);
});
test.afterAll(() => server.stop());

/** Of each route its first filled state; the whole run opens them all. */
const FILLED = byRoute(STATES.filter(({ wrong, status }) => !wrong && status === 200));
const WIDTHS = isWhole ? [320, 360, 767, 768, 820, 1024, 1280, 1920] : [320, 768, 1280];

for (const [route, [first, ...others]] of FILLED) {
  test(`${route} holds words without an end at every width`, async () => {
    test.setTimeout(600_000);
    for (const state of [first!, ...(isWhole ? others : [])]) {
      const context = browsers.get(state.visitor.says);
      if (!context) throw new Error(`Nobody is ${state.visitor.says}`);
      const page = context.pages()[0] ?? (await context.newPage());
      const answered = await page.goto(server.url + withLink(state, prepared.links).path);
      expect(answered?.status()).toBe(200);
      await page.evaluate(() => document.querySelectorAll("details").forEach((one) => (one.open = true)));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(misfits), `${state.path} at ${width} px`).toEqual([]);
      }
    }
  });
}
