import { expect, test } from "@playwright/test";
import { DEMO_PASSWORD } from "../api-client";
import { startServer, type TestServer } from "../server";
import { submit } from "./journey";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ demo: true });
});
test.afterAll(() => server.stop());

let faults: string[];
test.beforeEach(async ({ page }) => {
  faults = [];
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(`${server.url}/auth`);
  await page.getByLabel("Email").fill("lettura@azienda-demo.example");
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await submit(page, "Accedi");
  await expect(page).toHaveURL(/\/dashboard$/);
});

const heading = "h1";

test("an address that leads nowhere keeps its page when script has come", async ({ page }) => {
  const answer = await page.goto(`${server.url}/dashboard/nulla`);
  expect(answer?.status()).toBe(404);
  await page.waitForLoadState("networkidle");
  await expect(page.locator(heading)).toHaveText("Pagina non trovata");
  await page.getByRole("link", { name: "Torna alla pagina iniziale" }).click();
  await expect(page.locator(heading)).toHaveText("La tua carta d'identità ESG");
  expect(faults).toEqual([]);
});

test("what goes wrong on the way to another page is said there, with a detail to copy", async ({ page }) => {
  await page.waitForLoadState("networkidle");
  await page.route("**/*_data=*", (route) =>
    route.fulfill({
      status: 500,
      headers: { "Content-Type": "application/json", "X-Remix-Response": "yes", "X-Remix-Catch": "yes" },
      body: JSON.stringify({ message: "internal/unhandled", date: "2026-01-01T00:00:00Z", reference: "abc" }),
    }),
  );
  await page.getByRole("link", { name: "Storico" }).first().click();
  await expect(page.locator(heading)).toHaveText("Qualcosa non ha funzionato");
  await expect(page.getByRole("button", { name: "Copia il dettaglio" })).toBeVisible();
  expect(faults).toEqual([]);
});
