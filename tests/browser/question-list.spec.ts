import { expect, test } from "@playwright/test";
import { urls } from "~/web/urls";
import { startServer, type TestServer } from "../server";
import { signInAs } from "./sign-in";

let server: TestServer;
test.beforeAll(async () => void (server = await startServer({ demo: true })));
test.afterAll(() => server.stop());

test("the list is at most 1,600 pixels high, and its next question above the fold", async ({ page }) => {
  await signInAs(page, server.url, "admin@azienda-demo.example");
  const resume = page.getByRole("link", { name: "Riprendi da qui" });
  for (const [width, height, fold] of [
    [1280, 800, 620],
    [360, 740, 620],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(server.url + urls.survey());
    expect((await resume.boundingBox())?.y).toBeLessThan(fold);
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    if (width === 1280) expect(whole).toBeLessThanOrEqual(1_600);
  }
});

test("a folded topic opens by keyboard, and its whole row is the link of the question", async ({ page }) => {
  await signInAs(page, server.url, "admin@azienda-demo.example");
  await page.goto(server.url + urls.survey());
  const topic = page.locator("details.topic:not([open])").first();
  const id = (await topic.getAttribute("id")) ?? "";
  await topic.locator("summary").focus();
  await page.keyboard.press("Enter");
  const row = page.locator(`#${id} table.questions tbody tr`).first();
  await expect(row).toBeVisible();
  await row.locator("td").last().click({ force: true });
  await expect(page).toHaveURL(new RegExp(`/dashboard/esg/full/${id}/`));
});
