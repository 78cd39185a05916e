import { expect, test } from "@playwright/test";
import { taskUrls } from "~/web/task-urls";
import { DEMO_PASSWORD } from "../api-client";
import { startServer, type TestServer } from "../server";
import { inStoreOf } from "../store-of";
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
  await expect(page.locator(heading)).toHaveText("Pagina non trovata");
  await page.getByRole("link", { name: "Torna alla dashboard" }).click();
  await expect(page.locator(heading)).toHaveText(/^La tua carta vale fino al/);
  expect(faults).toEqual([]);
});

test("a page that fails says so with a detail, which script copies", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await inStoreOf(server, (db) => db.schema.alterTable("task").renameTo("mislaid").execute());
  const answer = await page.goto(server.url + taskUrls.list());
  expect(answer?.status()).toBe(500);
  await expect(page.locator(heading)).toHaveText("Qualcosa non ha funzionato");
  await page.getByRole("button", { name: "Copia il dettaglio" }).click();
  await expect(page.getByText("Copiato.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.locator(".error-detail")).toHaveText(copied);
  expect(faults).toEqual([]);
});
