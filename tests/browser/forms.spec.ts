import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { nameOf, STATES, withLink } from "../pages/states";
import { mailedToken } from "../pages/mailed-token";
import { startServer, type TestServer } from "../server";
import { contexts, reach } from "./look";
import { islandsReady } from "./islands-ready";

/** A phone: what is not led to is not seen. */
const viewport = { width: 360, height: 640 };
const MODES = ["on", "blocked"] as const;
type Mode = (typeof MODES)[number];

/** Left out: a restore without a choice, which does not come alike with script and without yet. */
const REFUSED = STATES.filter(
  ({ wrong, status, ...rest }) =>
    wrong && status === 422 && !JSON.stringify(rest).includes("/history/restore"),
);

test.describe.configure({ mode: "parallel" });

async function blockIn(context: BrowserContext, mode: Mode): Promise<void> {
  if (mode === "blocked") await context.route("**/*.js", (route) => route.abort());
}

/** What somebody has before them: where the focus is, whether it can be seen, and whether the page has scrolled. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focus } = document;
    const box = focus?.getBoundingClientRect();
    return {
      focus: focus === document.body ? "body" : focus?.id || focus?.getAttribute("name") || focus?.localName,
      isInView: !!box && box.bottom > 0 && box.top < window.innerHeight,
      scrolled: Math.round(window.scrollY),
    };
  });

/** Everything that stands in the fields of the page. */
const standing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("main [name]:not([type=hidden]):not(button)")].map(
      ({ name, value, checked, type }) => [name, type === "file" ? "" : value, checked ?? null],
    ),
  );

const settled = (page: Page, mode: Mode) =>
  mode === "on" ? islandsReady(page) : page.waitForLoadState("load");

test.describe("a refused form", () => {
  let server: TestServer;
  let token = "";
  const browsers = new Map<Mode, Map<string, BrowserContext>>();
  test.beforeAll(async ({ browser }) => {
    server = await startServer({ demo: true });
    token = await mailedToken(server, "lettura@azienda-demo.example");
    for (const mode of MODES) {
      const open = async () => {
        const context = await browser.newContext({ viewport });
        await blockIn(context, mode);
        return context;
      };
      browsers.set(mode, await contexts(open, server.url));
    }
  });
  test.afterAll(() => server.stop());

  for (const state of REFUSED) {
    test(`${nameOf(state)} leads to what is wrong and keeps what was typed, with script as without`, async () => {
      const looks = new Map<Mode, unknown>();
      for (const mode of MODES) {
        const context = browsers.get(mode)?.get(state.visitor.says);
        if (!context) throw new Error(`Nobody is ${state.visitor.says}`);
        const page = await context.newPage();
        await page.setViewportSize(viewport);
        await reach(page, server.url, withLink(state, token));
        await settled(page, mode);
        looks.set(mode, await refusal(page));
        await page.close({ runBeforeUnload: false });
      }
      expect(looks.get("on")).toEqual(looks.get("blocked"));
    });
  }
});

/** The page as it comes, then after each link of its summary. */
async function refusal(page: Page) {
  await expect(page.locator("#errori")).toBeFocused();
  const came = await seen(page);
  expect(came.isInView).toBe(true);
  const values = await standing(page);
  const followed: unknown[] = [];
  for (const link of await page.locator("#errori a").all()) {
    const target = (await link.getAttribute("href"))?.slice(1) ?? "";
    await link.click();
    const now = await seen(page);
    expect.soft(now, `#${target}`).toMatchObject({ focus: target, isInView: true });
    expect.soft(await standing(page), `#${target}`).toEqual(values);
    await expect(page.locator("#errori")).toBeAttached();
    followed.push({ focus: now.focus, isInView: now.isInView });
  }
  return { came, values, followed };
}
