import { expect, test, type Page } from "@playwright/test";
import { DEMO_PASSWORD, signedInApi } from "../api-client";
import { islandsReady } from "./islands-ready";
import { isWhole } from "./look";
import { startServer, type TestServer } from "../server";
import { answerEverything, confirm, quickStart, register, submit } from "./journey";

const FAULTS = new WeakMap<Page, string[]>();

/** Everything a browser reports: errors of scripts, the console, refused resources. */
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

    // One class shows everything; the whole run answers the whole survey without script.
    const isAll = isWhole && !javaScriptEnabled;
    const classes = isAll ? ["Fondamentali", "Maturità", "Master"] : ["Fondamentali"];

    test(`a company registers, answers ${classes.join(", ")}, sees its scoring and publishes its card`, async ({
      page,
    }) => {
      test.setTimeout(400_000);
      listen(page);
      const person = { email: "bianca.ferri@officina-prova.example", businessName: "Officina Prova S.r.l." };
      await register(page, server, person);
      await confirm(page, server, person);
      await quickStart(page);

      await page.locator("main").getByRole("link", { name: "Vai alla prima domanda" }).click();
      await expect(page).toHaveURL(/\/dashboard\/esg\/start_small\/.+/);
      for (const [index, name] of classes.entries()) {
        if (index > 0) {
          await page.getByRole("link", { name: `Continua con ${name}` }).click();
          await page
            .locator("main")
            .getByRole("link", { name: /^(Comincia|Riprendi) da qui/ })
            .first()
            .click();
        }
        expect(await answerEverything(page)).toBeGreaterThanOrEqual(25);
        if (javaScriptEnabled) await closeDialog(page, `Hai completato: ${name}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          name === "Master" ? "Hai completato il questionario" : `Hai completato: ${name}`,
        );
      }

      await page.getByRole("link", { name: "Guarda lo scoring" }).click();
      await expect(page).toHaveURL(/\/dashboard(#.*)?$/);
      if (isAll) await expect(page.locator("main")).toContainText("100%");
      const scoring = page.locator('section[aria-labelledby="scoring"]');
      await expect(scoring).toContainText("Fondamentali");
      await expect(scoring).toContainText("100");

      // Before its script has come, a page follows its links without a dialog.
      if (javaScriptEnabled) await islandsReady(page);
      await page.getByRole("link", { name: "Emetti la carta" }).click();
      if (javaScriptEnabled) {
        const dialog = page.getByRole("dialog");
        await dialog.getByRole("checkbox").check({ force: true });
        await dialog.getByRole("button", { name: "Dichiara ed emetti la carta" }).click();
      } else {
        await expect(page).toHaveURL(/\/dashboard\/history\/publish$/);
        await page.getByRole("checkbox").check({ force: true });
        await submit(page, "Dichiara ed emetti la carta");
      }
      await expect(page).toHaveURL(/\/dashboard\/public\/\d{4}$/);
      const card = page.locator("article.card");
      await expect(card).toContainText(person.businessName);
      await expect(card).toHaveClass(/card-valid/);
      // Another server need not tell the number at once.
      await expect(page.locator("body")).toContainText(/Carta emessa(: il suo numero è|\.)/);
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
  test.beforeEach(async ({ page }) => {
    listen(page);
    await page.goto(`${server.url}/auth`);
    await page.getByLabel("Email").fill("admin@azienda-demo.example");
    await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
    await submit(page, "Accedi");
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test("its buttons look busy, and a second click changes nothing more", async ({ page }) => {
    await page.goto(`${server.url}/dashboard/quick-start/registry`);
    await islandsReady(page);
    await page.locator('[name="city"]').fill("Lodi");
    await slowDown(page);
    // A page that is on its way to the next one can only be watched from within.
    await page.evaluate(() => {
      const form = document.querySelector("main form");
      const button = form?.querySelector("button");
      if (!form || !button) return;
      new MutationObserver((_, watch) => {
        watch.disconnect();
        sessionStorage.setItem("busy", `${form.getAttribute("aria-busy")} ${button.textContent}`);
        button.click();
      }).observe(form, { attributes: true, attributeFilter: ["aria-busy"] });
    });
    await page.locator("main form button").first().click();
    await expect(page).toHaveURL(/quick-start\/economic$/);
    expect(await page.evaluate(() => sessionStorage.getItem("busy"))).toMatch(/^true \S/);
    await page.goto(`${server.url}/dashboard/registry/identity`);
    await expect(page.locator('[name="city"]')).toHaveValue("Lodi");
    expect(FAULTS.get(page)).toEqual([]);
  });

  test("fault 6: a double click on publish issues one card", async ({ page }) => {
    const { call } = await signedInApi(server.url, "admin@azienda-demo.example");
    const issued = async () => {
      const { versions } = await call("survey.history", { query: {} });
      return versions.other.length + (versions.public ? 1 : 0);
    };
    const before = await issued();
    await page.goto(`${server.url}/dashboard/history/publish`);
    await page.getByRole("checkbox").check({ force: true });
    await page.getByRole("button", { name: "Dichiara ed emetti la carta" }).dblclick();
    await expect.poll(issued).toBe(before + 1);
    await page.waitForTimeout(500);
    expect(await issued()).toBe(before + 1);
    await expect(page.locator("main h1")).toBeVisible();
    expect((FAULTS.get(page) ?? []).filter((fault) => /page error|5\d\d http/.test(fault))).toEqual([]);
  });
});

/** A dialog over the same page says what was completed. */
async function closeDialog(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog.getByRole("heading", { name: title })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
}

/** Posts take long enough for a person to see that they are being sent. */
const slowDown = (page: Page) =>
  page.route("**/*", async (route) => {
    if (route.request().method() === "POST") await new Promise((resolve) => setTimeout(resolve, 2500));
    await route.continue();
  });
