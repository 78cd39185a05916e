import { expect, test, type Page } from "@playwright/test";
import { signedInApi } from "../api-client";
import { startServer, type TestServer } from "../server";
import { signInAs } from "./sign-in";
import { historyUrls, urls } from "~/web/urls";

const ADMIN = "admin@azienda-demo.example";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ demo: true });
});
test.afterAll(() => server.stop());

/** What floats over the page, where, and for how long; a page that has just arrived may not have its styles yet. */
async function toast(page: Page) {
  await page.waitForLoadState("load");
  return page.locator("[data-toast]").evaluate((notice) => {
    const { content, position, right, bottom, animationDuration } = getComputedStyle(notice, "::after");
    return { content, position, right, bottom, animationDuration };
  });
}

/** Its animation as it is at a moment, without waiting for it. */
const visibilityAt = (page: Page, milliseconds: number) =>
  page.locator("[data-toast]").evaluate((notice, at) => {
    for (const animation of notice.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = at;
    }
    return getComputedStyle(notice, "::after").visibility;
  }, milliseconds);

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.beforeEach(async ({ page }) => {
      if (!javaScriptEnabled) await page.route("**/*.js", (route) => route.abort());
      await signInAs(page, server.url, ADMIN);
    });

    test("what was done floats at the bottom right for 3 seconds, and stays in the page", async ({
      page,
    }) => {
      await page.goto(server.url + historyUrls.archive(1));
      await page.getByLabel("Nome della posizione").fill(`Prova ${String(javaScriptEnabled)}`);
      await page.getByRole("button", { name: "Salva la posizione" }).click();
      await expect(page.locator("#avvisi .notice")).toBeVisible();
      expect(await toast(page)).toMatchObject({
        content: expect.stringContaining("è salvata") as unknown as string,
        ...{ position: "fixed", right: "16px", bottom: "16px", animationDuration: "3s" },
      });
      expect([await visibilityAt(page, 2900), await visibilityAt(page, 3100)]).toEqual(["visible", "hidden"]);
      await expect(page.locator("#avvisi .notice")).toBeVisible();
    });

    test("a card that was not issued says so for 5 seconds", async ({ page }) => {
      await page.goto(server.url + urls.publish());
      const { call } = await signedInApi(server.url, ADMIN);
      const { revision } = await call("registry.company", {});
      const body = { revision, visibilities: [], numberOfEmployees: javaScriptEnabled ? "31" : "32" };
      await call("registry.updateCompany", { body });
      await page.getByRole("button", { name: "Dichiara ed emetti la carta" }).click();
      await expect(page.locator("main [role=alert]")).toContainText("La bozza è cambiata");
      expect(await toast(page)).toMatchObject({
        content: expect.stringContaining("La carta non è stata emessa") as unknown as string,
        ...{ position: "fixed", animationDuration: "5s" },
      });
      expect([await visibilityAt(page, 4900), await visibilityAt(page, 5100)]).toEqual(["visible", "hidden"]);
    });
  });
}
