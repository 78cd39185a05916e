import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, expect, test, type BrowserContext } from "@playwright/test";
import { registrationUrls } from "~/web/registration-urls";
import { urls } from "~/web/urls";
import { DEMO_PASSWORD } from "../api-client";
import { startServer, temporaryFolder, type TestServer } from "../server";

/** Chromium's own setting "block all cookies". */
const SETTINGS = { profile: { default_content_setting_values: { cookies: 2 } } };

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ demo: true });
});
test.afterAll(() => server.stop());

const EMAIL = "admin@azienda-demo.example";

/** Each form of a stranger, what it is filled with, and the field whose text has to stay. */
const FORMS: [says: string, path: string, typed: Record<string, string>, kept: string][] = [
  ["sign-in", urls.login(), { email: EMAIL, password: DEMO_PASSWORD }, "email"],
  ["registration", registrationUrls.form(), { businessName: "Officina Prova", email: EMAIL }, "businessName"],
  ["a new password", urls.recovery(), { email: EMAIL }, "email"],
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a browser that refuses cookies, with script ${javaScriptEnabled ? "on" : "off"}`, () => {
    let folder: string;
    let context: BrowserContext;
    test.beforeAll(async ({}, { project }) => {
      folder = temporaryFolder();
      mkdirSync(path.join(folder, "Default"));
      writeFileSync(path.join(folder, "Default/Preferences"), JSON.stringify(SETTINGS));
      const { launchOptions, locale } = project.use;
      context = await chromium.launchPersistentContext(folder, {
        ...launchOptions,
        javaScriptEnabled,
        ...(locale ? { locale } : {}),
      });
    });
    test.afterAll(async () => {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    });

    for (const [says, form, typed, kept] of FORMS) {
      test(`is told so by ${says}, which keeps what was typed`, async () => {
        const page = await context.newPage();
        await page.goto(server.url + form);
        for (const [name, value] of Object.entries(typed))
          await page.locator(`main [name="${name}"]`).fill(value);
        const answered = page.waitForResponse((response) => response.request().method() === "POST");
        await page.locator('main form button[type="submit"]').first().click();
        expect((await answered).status()).toBe(422);
        await expect(page.locator("#errori")).toContainText("consenti i cookie per questo sito");
        await expect(page.locator("#errori")).toBeFocused();
        await expect(page).toHaveTitle(/^Errore: /);
        await expect(page.locator(`main [name="${kept}"]`)).toHaveValue(typed[kept] ?? "");
        expect(await context.cookies()).toEqual([]);
        await page.close();
      });
    }

    test("is told so by an address that asks to sign in", async () => {
      const page = await context.newPage();
      await page.goto(server.url + urls.survey());
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accedi");
      await page.locator('[name="email"]').fill(EMAIL);
      await page.locator('[name="password"]').fill(DEMO_PASSWORD);
      await page.locator('[name="password"]').press("Enter");
      await expect(page.locator("#errori")).toContainText("cookie");
      await page.close();
    });
  });
}
