import { expect, test, type Page } from "@playwright/test";
import { startServer, type TestServer } from "../server";
import { urls } from "~/web/urls";
import { signInAs } from "./sign-in";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ demo: true });
});
test.afterAll(() => server.stop());

/** Whether the page came with a transition from the one before. */
async function recordTransitions(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    addEventListener("pagereveal", (event) => {
      const { viewTransition } = event as Event & { viewTransition: unknown };
      sessionStorage.setItem("transition", String(viewTransition !== null));
    });
  });
  return () => page.evaluate(() => sessionStorage.getItem("transition") === "true");
}

for (const [motion, hasTransition] of [
  ["no-preference", true],
  ["reduce", false],
] as const) {
  test.describe(`with motion «${motion}»`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test(`a page ${hasTransition ? "fades into" : "replaces"} the next, and a click right then counts`, async ({
      page,
    }) => {
      const cameWithTransition = await recordTransitions(page);
      await signInAs(page, server.url, "admin@azienda-demo.example");
      await page.goto(server.url + urls.home());
      await page.locator(".side").getByRole("link", { name: "Storico" }).click();
      await page.locator(".side").getByRole("link", { name: "Scoring" }).click();
      await expect(page).toHaveURL(/scoring/);
      expect(await cameWithTransition()).toBe(hasTransition);
    });
  });
}
