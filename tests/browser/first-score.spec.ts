import { expect, test, type Page } from "@playwright/test";
import { urls } from "~/web/urls";
import { bestAlone, questionOf } from "../answering";
import { startServer, type TestServer } from "../server";
import { confirm, register, submit } from "./journey";
import { fillIn, save } from "./question-form";

/** What the way to the first score may take. */
const MOST_SCREENS = 7;
const MOST_FIELDS = 6;
const QUESTIONS = 12;

/** Every page after the one with "Registrati", each address once: a mail scanner opens the link too. */
function countScreens(page: Page): () => number {
  const screens = new Set<string>();
  page.on("domcontentloaded", () => screens.add(page.url()));
  const start = urls.login();
  return () => [...screens].filter((url) => new URL(url).pathname !== start).length;
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });
    let server: TestServer;
    test.beforeAll(async () => {
      server = await startServer();
    });
    test.afterAll(() => server.stop());

    test("a newcomer has the first score after twelve questions and at most six fields", async ({ page }) => {
      test.setTimeout(180_000);
      const person = { email: "piera.sala@falegnameria.example", businessName: "Falegnameria Sala S.r.l." };
      const screens = countScreens(page);
      await register(page, server, person);
      await expect(page.locator("main")).toContainText(`Ti abbiamo mandato una mail a ${person.email}.`);
      await confirm(page, server, person);
      // Signed in at once: the home page is the newcomer's, and no password was asked for a third time.
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        /^Il tuo primo punteggio in circa 10 minuti$/,
      );
      await page.getByRole("link", { name: "Comincia dalla tua azienda" }).click();
      await expect(page).toHaveURL(server.url + urls.firstScoreCompany());

      const fields = page.locator('main form :is(input, select, textarea):not([type="hidden"])');
      const named = await fields.evaluateAll(
        (all) => new Set(all.map((one) => one.getAttribute("name"))).size,
      );
      expect(named).toBeLessThanOrEqual(MOST_FIELDS);
      await page.locator('[name="sector"]').selectOption("31");
      await page.locator('[name="workforce"]').fill("7");
      await page.locator('[name="numberOfEmployees"]').fill("6");
      await page.locator('[name="annualTurnover"]').fill("820.000");
      await submit(page, "Salva e vai alle domande");
      await expect(page).toHaveURL(/\?percorso=first-score$/);
      expect(screens()).toBeLessThanOrEqual(MOST_SCREENS);

      for (let place = 1; place <= QUESTIONS; place += 1) {
        await expect(page.locator(".eyebrow").first()).toContainText(`Domanda ${place} di ${QUESTIONS}`);
        await fillIn(page, bestAlone(questionOf(page.url())));
        await save(page, "continue");
        expect(await page.locator("main .summary").count(), page.url()).toBe(0);
      }
      await expect(page).toHaveURL(server.url + urls.firstScore());
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Finora \d+ di 100$/);
      await expect(page.locator("main")).toContainText(/finora \d+ di 100, con 1[2-9] di \d+ domande/);
      await expect(page.locator("main")).toContainText("meno di cinque");
      await page.getByRole("link", { name: "Continua con Fondamentali" }).click();
      await expect(page).toHaveURL(/\/dashboard\/esg\/start_small\//);
    });
  });
}

test("an interrupted newcomer goes on where the questions were left", async ({ browser }) => {
  const server = await startServer();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const person = { email: "gino.poli@vetreria.example", businessName: "Vetreria Poli S.r.l." };
  await register(page, server, person);
  await confirm(page, server, person);
  await page.goto(server.url + urls.firstScoreCompany());
  await page.locator('[name="sector"]').selectOption("23");
  await submit(page, "Salva e vai alle domande");
  await expect(page.locator("main .summary")).toContainText("Numero di addetti");
  await expect(page.locator('[name="sector"]')).toHaveValue("23");
  await page.locator('[name="workforce"]').fill("1");
  await page.locator('[name="numberOfEmployees"]').fill("0");
  await submit(page, "Salva e vai alle domande");
  await fillIn(page, bestAlone(questionOf(page.url())));
  await save(page, "list");
  await expect(page).toHaveURL(server.url + urls.firstScore());
  await expect(page.locator("main")).toContainText("1 di 12");
  await page.goto(server.url + urls.home());
  await page.getByRole("link", { name: "Primo punteggio: 1 di 12 domande" }).click();
  await page.getByRole("link", { name: "Riprendi dalla domanda 2" }).click();
  await expect(page.locator(".eyebrow").first()).toContainText("Domanda 2 di 12");
  await context.close();
  await server.stop();
});
