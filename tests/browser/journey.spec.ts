import { expect, test, type Page } from "@playwright/test";
import { startServer, type TestServer } from "../server";
import { answerEverything, confirm, quickStart, register, signIn, submit } from "./journey";

const FAULTS = new WeakMap<Page, string[]>();

/** Everything a browser complains about: errors of scripts, the console, refused resources. */
function listen(page: Page): void {
  const faults: string[] = [];
  FAULTS.set(page, faults);
  page.on("pageerror", (error) => faults.push(`page error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") faults.push(`console: ${message.text()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });
    let server: TestServer;
    test.beforeAll(async () => {
      server = await startServer();
    });
    test.afterAll(() => server.stop());

    test("a company registers, answers the whole survey, sees its scoring and publishes its card", async ({
      page,
    }) => {
      listen(page);
      const person = { email: "bianca.ferri@officina-prova.example", businessName: "Officina Prova S.r.l." };
      await register(page, server, person);
      await confirm(page, server, person);
      await signIn(page, person.email);
      await quickStart(page);

      await page.locator("main").getByRole("link", { name: "Vai alla prima domanda" }).click();
      await expect(page).toHaveURL(/\/dashboard\/esg\/start_small\/.+/);
      expect(await answerEverything(page)).toBeGreaterThanOrEqual(40);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hai completato il questionario");

      await page.getByRole("link", { name: "Guarda lo scoring" }).click();
      await expect(page).toHaveURL(/\/dashboard(#.*)?$/);
      await expect(page.locator("main")).toContainText("100%");
      const scoring = page.locator('section[aria-labelledby="scoring"]');
      await expect(scoring).toContainText("Fondamentali");
      await expect(scoring).toContainText("100");

      await page.getByRole("link", { name: "Emetti la carta" }).click();
      await expect(page).toHaveURL(/\/dashboard\/history\/publish$/);
      await submit(page, "Dichiara ed emetti la carta");
      await expect(page).toHaveURL(/\/dashboard$/);
      const card = page.locator("article.card");
      await expect(card).toContainText(person.businessName);
      await expect(card).toHaveClass(/card-valid/);
      await expect(page.locator("body")).toContainText("Carta emessa: il suo numero è");
      await page.goto(`${server.url}/dashboard/history/publish`);
      await expect(page.locator("main")).toContainText("24 ore");
      expect(FAULTS.get(page)).toEqual([]);
    });
  });
}

test.describe("while a form is on its way", () => {
  let server: TestServer;
  test.beforeAll(async () => {
    server = await startServer({ demo: true });
  });
  test.afterAll(() => server.stop());

  test("its buttons look busy, and a second click sends nothing more", async ({ page }) => {
    listen(page);
    await page.goto(`${server.url}/auth`);
    await page.getByLabel("Email").fill("admin@azienda-demo.example");
    await page.getByLabel("Password", { exact: true }).fill("DemoESG2026");
    await submit(page, "Accedi");
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto(`${server.url}/dashboard/quick-start/registry`);
    await page.locator('[name="city"]').fill("Lodi");
    const posts: string[] = [];
    await page.route("**/quick-start/registry**", async (route) => {
      if (route.request().method() === "POST") {
        posts.push(route.request().url());
        await new Promise((resolve) => setTimeout(resolve, 800));
      }
      await route.continue();
    });
    const button = page.locator("main form button").first();
    await button.click();
    await expect(page.locator('main form[aria-busy="true"]')).toBeVisible();
    await button.click({ force: true, noWaitAfter: true });
    await expect(page).toHaveURL(/quick-start\/economic$/);
    await page.goto(`${server.url}/dashboard/registry`);
    await expect(page.locator('[name="city"]')).toHaveValue("Lodi");
    expect(FAULTS.get(page)).toEqual([]);
    expect(posts).toHaveLength(1);
  });
});
