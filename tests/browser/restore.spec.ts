import { expect, test, type Page } from "@playwright/test";
import { urls } from "~/web/urls";
import { GROUP_CARD } from "../pages/restores";
import type { TestServer } from "../server";
import { startWithoutScripts } from "./blocked-scripts";
import { expectGood } from "./look";
import { signInAs } from "./sign-in";

let server: TestServer;
test.beforeAll(async () => {
  server = await startWithoutScripts({ demo: true });
});
test.afterAll(() => server.stop());

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a copy is chosen, begun and followed to its result by keyboard with scripts blocked", async ({
  page,
}) => {
  await signInAs(page, server.url, "admin@azienda-abilitata.example");
  await page.goto(server.url + GROUP_CARD);
  await page.getByText("Scegli quali risposte copiare").press("Enter");
  const boxes = page.locator('input[name="questions"]');
  await expectGood(page);
  for (const [index, box] of (await boxes.all()).entries()) {
    if ((await box.isChecked()) !== index < 2) await box.press("Space");
  }
  await page.getByLabel("Alla fine resta sulla pagina del risultato").press("Space");
  await page.locator("main").getByRole("button", { name: "Copia nella bozza" }).press("Enter");
  // Whatever the page shows first, only the server's answer leads it to the result.
  await expect(heading(page)).toHaveText("Copia conclusa");
  await expect(page.getByText("Risposte copiate", { exact: true })).toBeVisible();
  await expectGood(page);
});

test("the result goes home by itself after three seconds, where a notice says what was done", async ({
  page,
}) => {
  await signInAs(page, server.url, "admin@azienda-abilitata.example");
  await page.goto(server.url + GROUP_CARD);
  await page.locator("main").getByRole("button", { name: "Copia nella bozza" }).press("Enter");
  await expect(page.locator("#avvisi")).toContainText("Copia conclusa", { timeout: 10_000 });
  expect(new URL(page.url()).pathname).toBe(urls.home());
  await expectGood(page);
  await page.getByRole("link", { name: "Vedi il risultato della copia" }).press("Enter");
  await expect(heading(page)).toHaveText("Copia conclusa");
});
