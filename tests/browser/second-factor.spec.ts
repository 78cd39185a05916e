import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { settingsUrls } from "~/web/settings-urls";
import { urls } from "~/web/urls";
import { DEMO_PASSWORD } from "../api-client";
import { codeOf } from "../platform/authenticator";
import { startServer, type TestServer } from "../server";
import { expectGood, expectGoodAgain } from "./look";
import { signInAs } from "./sign-in";

const MODES = ["on", "blocked"] as const;

async function blockIn(context: BrowserContext, mode: (typeof MODES)[number]): Promise<void> {
  if (mode === "blocked") await context.route("**/*.js", (route) => route.abort());
}

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ demo: true });
});
test.afterAll(() => server.stop());

const person = (index: number) =>
  `${["anna", "bruno", "carla", "dario"][index]}.amato@azienda-grande.example`;

/** Writes the password, and presses Enter as people do. */
async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto(server.url + urls.login());
  await page.getByLabel("Email").fill(email);
  await page.locator('[name="password"]').fill(DEMO_PASSWORD);
  await page.locator('[name="password"]').press("Enter");
}

for (const [index, mode] of MODES.entries()) {
  test(`a person enables the second factor and signs in with it, with script ${mode}`, async ({
    browser,
  }) => {
    const context = await browser.newContext();
    await blockIn(context, mode);
    const page = await context.newPage();
    await signInAs(page, server.url, person(index));
    await page.goto(server.url + settingsUrls.home());
    await page.getByRole("link", { name: "Verifica in due passaggi" }).click();
    await expectGoodAgain(page);
    await page.locator('[name="present"]').fill(DEMO_PASSWORD);
    await page.getByRole("button", { name: "Comincia" }).click();
    await expect(page.getByRole("img", { name: /Codice QR/ })).toBeVisible();
    await expectGoodAgain(page);
    const secret = await page.locator("main section code").innerText();
    await page.getByLabel("Codice di verifica").fill(codeOf(secret, new Date()));
    await page.getByRole("button", { name: "Attiva" }).click();
    await expect(page.locator("main ol code")).toHaveCount(10);
    await expectGood(page);
    const recovery = await page.locator("main ol code").first().innerText();
    await page.getByRole("link", { name: "Li ho conservati" }).click();
    await page.getByText(/Attiva dal/).waitFor();
    await expectGoodAgain(page);

    await context.clearCookies();
    await typePassword(page, person(index));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Scrivi il codice");
    await expectGoodAgain(page);
    await page.getByLabel("Codice di verifica").fill("000");
    await page.getByLabel("Codice di verifica").press("Enter");
    await expect(page.locator("#errori")).toBeVisible();
    await expectGoodAgain(page);
    await page.getByLabel("Codice di verifica").fill(recovery);
    await page.getByLabel("Codice di verifica").press("Enter");
    await page.waitForURL(/\/dashboard$/);
    await context.close();
  });
}
