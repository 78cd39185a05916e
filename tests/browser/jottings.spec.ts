import { expect, test, type Page } from "@playwright/test";
import { urls } from "~/web/urls";
import { startServer, type TestServer } from "../server";
import { islandsReady } from "./islands-ready";
import { signInAs } from "./sign-in";

const WATER = urls.question("start_small", "acqua", "v3-env-acqua-prelievo");
const KEEPS = "**/dashboard/jottings/*";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ demo: true });
});
test.afterAll(() => server.stop());
test.beforeEach(async ({ page }) => {
  await signInAs(page, server.url, "admin@azienda-demo.example");
});

async function open(page: Page): Promise<void> {
  await page.goto(server.url + WATER);
  await islandsReady(page);
}

const amount = (page: Page) => page.locator('main [name="prelievo"]');
const said = (page: Page) => page.getByText("Quello che scrivi è tenuto come appunto");

test("what is typed is kept after a pause, said once, and the form and the focus stay as they are", async ({
  page,
}) => {
  await open(page);
  await amount(page).fill("circa 12");
  await expect(said(page)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(/Ultimo salvataggio alle \d\d:\d\d\./)).toBeVisible();
  await expect(amount(page)).toBeFocused();
  await expect(amount(page)).toHaveValue("circa 12");
  const region = said(page);
  const changes = await region.evaluateHandle((element) => {
    const seen: string[] = [];
    new MutationObserver(() => seen.push(element.textContent ?? "")).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return seen;
  });
  const second = page.waitForResponse(KEEPS);
  await amount(page).fill("circa 13");
  expect((await second).status()).toBe(200);
  expect(await changes.jsonValue()).toEqual([]);

  await page.goto(server.url + WATER);
  await expect(amount(page)).toHaveValue("1.840");
  await page.getByRole("link", { name: "Riprendilo" }).click();
  await expect(amount(page)).toHaveValue("circa 13");
  await page.getByRole("button", { name: "Scarta l'appunto" }).click();
  await expect(page.getByText("Appunto scartato.")).toBeVisible();
});

test("what was typed a moment before the page is left is kept too", async ({ page }) => {
  await open(page);
  await amount(page).fill("circa 14");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto(server.url + urls.home());
  // The request outlives its page, of which the browser tells no more.
  await expect(async () => {
    await page.goto(`${server.url}${WATER}?appunto=1`);
    await expect(amount(page)).toHaveValue("circa 14", { timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await page.getByRole("button", { name: "Scarta l'appunto" }).click();
});

test("leaving asks nothing once all is kept", async ({ page }) => {
  await open(page);
  let asked = 0;
  page.on("dialog", (dialog) => {
    asked += 1;
    void dialog.accept();
  });
  await amount(page).fill("circa 15");
  await expect(said(page)).toBeVisible({ timeout: 15_000 });
  await page.getByRole("link", { name: "Torna all'elenco" }).click();
  await expect(page).toHaveURL(/esg\/start_small$/);
  expect(asked).toBe(0);
  await page.goto(`${server.url}${WATER}?appunto=1`);
  await page.getByRole("button", { name: "Scarta l'appunto" }).click();
});

test("a saved answer leaves no jotting behind", async ({ page }) => {
  await open(page);
  await amount(page).fill("1.850");
  await expect(said(page)).toBeVisible({ timeout: 15_000 });
  await page.getByRole("button", { name: "Salva e continua" }).first().click();
  await expect(page.getByText("Salvato:").first()).toBeVisible();
  await open(page);
  await expect(amount(page)).toHaveValue("1.850");
  await expect(page.getByText("Hai un appunto")).toHaveCount(0);
});

test("where it cannot be kept the page says so, and leaving asks", async ({ page }) => {
  await open(page);
  await page.route(KEEPS, (route) => route.fulfill({ status: 503, body: "" }));
  await amount(page).fill("circa 16");
  await expect(page.getByText("Non riusciamo a tenere un appunto")).toBeVisible({ timeout: 15_000 });
  let asked = 0;
  page.on("dialog", (dialog) => {
    asked += 1;
    void dialog.accept();
  });
  await page.getByRole("link", { name: "Torna all'elenco" }).click();
  await expect(page).toHaveURL(/esg\/start_small$/);
  expect(asked).toBe(1);
});
