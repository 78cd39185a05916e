import { expect, test, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../api-client";
import { startServer, type TestServer } from "../server";
import { islandsReady } from "./islands-ready";
import { submit } from "./journey";

const QUESTION = "/dashboard/esg/start_small/acqua/v3-env-acqua-prelievo";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ demo: true });
});
test.afterAll(() => server.stop());

async function openQuestion(page: Page) {
  await page.goto(`${server.url}${QUESTION}`);
  const field = page.locator('main form [name="prelievo"], main form input[inputmode="decimal"]').first();
  await expect(field).toHaveValue(/\d/);
  await islandsReady(page);
  return field;
}

const save = (page: Page, name: string) => page.getByRole("button", { name }).click();

test.beforeEach(async ({ page }) => {
  await page.goto(`${server.url}/auth`);
  await page.getByLabel("Email").fill("redazione@azienda-demo.example");
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await submit(page, "Accedi");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("the way back from a proxy's error page leads to the number and the explanation as they were typed", async ({
  page,
}) => {
  const field = await openQuestion(page);
  const explanation = page.locator('main form [name="explanation"]');
  await page.getByText("Vuoi aggiungere una spiegazione?").click();
  let isDown = true;
  await page.route(`**${QUESTION}`, (route) =>
    isDown && route.request().method() === "POST"
      ? route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" })
      : route.continue(),
  );
  await field.fill("314");
  await explanation.fill("Letto sul contatore");
  await save(page, "Salva e torna all'elenco");
  await expect(page.getByRole("heading", { name: "Bad gateway" })).toBeVisible();
  isDown = false;
  await page.goBack();
  await expect(field).toHaveValue("314");
  await expect(explanation).toHaveValue("Letto sul contatore");
  await save(page, "Salva e torna all'elenco");
  await expect(page.getByText(/Salvato: .*314/)).toBeVisible();
});

test("what a save said stays on the page it led to", async ({ page }) => {
  const field = await openQuestion(page);
  await field.fill("315");
  await save(page, "Salva e torna all'elenco");
  await expect(page.getByText(/Salvato: .*315/)).toBeVisible();
  await page.getByRole("link", { name: "Storico" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Storico");
  await expect(page.getByText(/Salvato/)).toHaveCount(0);
});

test("fault 1: a session that ends while somebody types gives the text back after sign-in", async ({
  page,
  context,
}) => {
  const field = await openQuestion(page);
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${server.url}/dashboard`);
  await elsewhere
    .locator("form[action='/auth/sign-out'] button")
    .evaluate((button: HTMLElement) => button.click());
  await elsewhere.waitForURL("**/auth");
  await field.fill("777");
  await save(page, "Salva e continua");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("La sessione è terminata");
  await page.getByLabel("Email").fill("redazione@azienda-demo.example");
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await save(page, "Accedi");
  await page.locator("main button").first().click();
  await expect(field).toHaveValue("777");
});
