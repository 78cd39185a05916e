import { expect, test, type Page } from "@playwright/test";
import { registrationUrls } from "~/web/registration-urls";
import { attestationUrls } from "~/web/attestation-urls";
import { urls } from "~/web/urls";
import { questionOfClass } from "../pages/states";
import type { TestServer } from "../server";
import { startWithoutScripts } from "./blocked-scripts";
import { fillIn, formOf, save } from "./question-form";
import { signInAs } from "./sign-in";

const PHONE = { width: 360, height: 640 };

let server: TestServer;
test.beforeAll(async () => {
  server = await startWithoutScripts({ demo: true });
});
test.afterAll(() => server.stop());

/** What has the focus, and whether it can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { id } = document.activeElement ?? {};
    const { top = -1, bottom = -1 } = document.activeElement?.getBoundingClientRect() ?? {};
    return { id, isSeen: top >= 0 && top < window.innerHeight && bottom > 0 };
  });

/** Sends the main form of a page, after typing what it refuses. */
const REFUSED: [name: string, path: string, wrong: Record<string, string>][] = [
  ["a question, whose form has an island", questionOfClass("text"), {}],
  ["a certificate", attestationUrls.add(), { name: "" }],
  ["registry data", urls.registrySection("essential"), { numberOfEmployees: "2,5" }],
  ["registration", registrationUrls.form(), {}],
];

test.describe("with scripts forbidden", () => {
  for (const [name, path, wrong] of REFUSED) {
    test(`${name}: a refused form comes back with the focus on what is wrong`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      if (!path.startsWith("/auth")) await signInAs(page, server.url, "admin@azienda-demo.example");
      await page.goto(server.url + path);
      const form = page.locator("main form").first();
      for (const [field, value] of Object.entries(wrong)) await form.locator(`[name="${field}"]`).fill(value);
      if (path === questionOfClass("text")) await form.locator("input.number").first().fill("tanti");
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await form.locator('button:not([type="button"]):not([hidden])').first().click();
      expect((await answered).status()).toBe(422);
      await page.waitForLoadState("load");
      await expect.poll(() => focused(page)).toEqual({ id: "errori", isSeen: true });
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      const target = await page.evaluate(() => decodeURIComponent(location.hash.slice(1)));
      expect(target).not.toBe("");
      await expect.poll(() => focused(page)).toEqual({ id: target, isSeen: true });
    });
  }

  test("a save leads to the top of the next question, whose first words are the notice", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await signInAs(page, server.url, "admin@azienda-demo.example");
    await page.goto(server.url + questionOfClass("text"));
    await save(page, "continue");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator("#avvisi .notice")).toBeInViewport();
    expect(page.url()).not.toContain("?index");
  });

  test("Back from a proxy's error shows what was typed, numbers and words", async ({ page }) => {
    await signInAs(page, server.url, "admin@azienda-demo.example");
    const address = server.url + questionOfClass("text");
    await page.goto(address);
    const number = formOf(page).locator("input.number").first();
    const name = (await number.getAttribute("name")) ?? "";
    await fillIn(page, { [name]: "4321", explanation: "Contato due volte" });
    await page.route(address, (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" })
        : route.fallback(),
    );
    await save(page, "continue");
    await expect(page.locator("h1")).toHaveText("Bad Gateway");
    await page.goBack();
    await expect(number).toHaveValue("4321");
    await expect(formOf(page).locator('[name="explanation"]')).toHaveValue("Contato due volte");
  });
});
