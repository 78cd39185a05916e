import { expect, test, type Page, type Route } from "@playwright/test";
import { urls } from "~/web/urls";
import { startServer, type TestServer } from "../server";
import { islandsReady } from "./islands-ready";
import { letIn } from "./sign-in";

const QUESTION = urls.question("start_small", "energia", "v3-env-energia-consumi");
const FIELD = 'main [name="acquistata.rinnovabile"]';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ demo: true });
});
test.afterAll(() => server.stop());

let errors: string[];
test.beforeEach(async ({ page }) => {
  errors = [];
  await letIn(page.context(), server.url, "admin@azienda-nuova.example");
  page.on("pageerror", (error) => errors.push(error.message));
});

const script = (body: string) => (route: Route) => route.fulfill({ contentType: "text/javascript", body });

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  "is blocked": (route) => route.abort(),
  "comes empty": script(""),
  throws: script('throw new Error("proxy")'),
  "is a page of a proxy": (route) => route.fulfill({ contentType: "text/html", body: "<h1>Bloccato</h1>" }),
  "fails when it is rendered": script('export default () => { throw new Error("island") }'),
};

/** The server's markup of the page, without the places that script fills. */
const serverMarkup = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const place of copy.querySelectorAll("[data-island]")) place.remove();
    return copy.innerHTML.replace(/<input type="hidden" name="_csrf"[^>]*>/g, "");
  });

/** The typed text and the focus are unchanged, and a refusal comes as usual. */
async function expectWorking(page: Page, markup: string, typed: string): Promise<void> {
  await expect(page.locator(FIELD)).toBeFocused();
  await expect(page.locator(FIELD)).toHaveValue(typed);
  expect(await serverMarkup(page)).toBe(markup);
  await page.getByRole("button", { name: "Salva e continua" }).click();
  await expect(page.locator("#errori")).toBeFocused();
  await expect(page.locator(FIELD)).toHaveValue(typed);
}

for (const part of ["entry.client", "start", "totals"]) {
  for (const [says, fulfil] of Object.entries(FAULTS)) {
    test(`a page whose script ${part} ${says} stays as the server made it`, async ({ page }) => {
      let met = 0;
      await page.route(new RegExp(`/build/.*${part}-[A-Z0-9]+\\.js$`), async (route) => {
        met += 1;
        // The user is already typing when script arrives; it arrives again with the refused form.
        if (met === 1) await page.locator(FIELD).fill("43x");
        await fulfil(route);
      });
      await page.goto(server.url + QUESTION, { waitUntil: "commit" });
      await expect.poll(() => met).toBe(1);
      await page.waitForLoadState("networkidle");
      const markup = await serverMarkup(page);
      expect(markup).toContain("Elettricità");
      expect(errors.filter((error) => !/proxy/.test(error))).toEqual([]);
      await expectWorking(page, markup, "43x");
    });
  }
}

test("what an extension puts into the page before script runs is kept, with what was typed and the focus", async ({
  page,
}) => {
  await page.addInitScript((field) => {
    new MutationObserver((_, observer) => {
      const input = document.querySelector<HTMLInputElement>(field);
      if (!input || !document.querySelector("script[type=module]")) return;
      observer.disconnect();
      document.head.append(Object.assign(document.createElement("style"), { id: "dark-reader" }));
      document.body.prepend(Object.assign(document.createElement("div"), { id: "reading-bar" }));
      input.before(Object.assign(document.createElement("span"), { id: "before-input" }));
      input.after(Object.assign(document.createElement("span"), { id: "after-input" }));
      input.value = "4321";
      input.focus();
    }).observe(document, { childList: true, subtree: true });
  }, FIELD);
  await page.goto(server.url + QUESTION);
  await islandsReady(page);
  for (const id of ["dark-reader", "reading-bar", "before-input", "after-input"]) {
    await expect(page.locator(`#${id}`)).toHaveCount(1);
  }
  await expect(page.locator(FIELD)).toHaveValue("4321");
  await expect(page.locator(FIELD)).toBeFocused();
  await expect(page.locator("main td.computed").first()).toHaveText("4.321");
  expect(errors).toEqual([]);
});

for (const missing of [
  "Object.hasOwn",
  "String.prototype.replaceAll",
  "HTMLFormElement.prototype.requestSubmit",
]) {
  test(`an engine without ${missing} gets pages that work`, async ({ page }) => {
    await page.addInitScript(`delete ${missing}`);
    await page.goto(server.url + QUESTION);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("[data-live]")).toHaveCount(0);
    await page.locator(FIELD).fill("43x");
    await expectWorking(page, await serverMarkup(page), "43x");
    expect(errors).toEqual([]);
  });
}
