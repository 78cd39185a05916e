import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { bestTyped, questionOf } from "../answering";
import { readOutbox } from "../platform/outbox";
import type { TestServer } from "../server";
import { fillIn, formOf } from "./question-form";

const PASSWORD = "Faggio2026bis";

export interface Person {
  email: string;
  businessName: string;
}

/** Presses the main button of the page's form and waits for the next page. */
export async function submit(page: Page, name: string): Promise<void> {
  const arrived = page.waitForResponse((response) => response.request().method() === "POST");
  await page.locator("main").getByRole("button", { name, exact: true }).click();
  await arrived;
}

export async function register(
  page: Page,
  server: TestServer,
  { email, businessName }: Person,
): Promise<void> {
  await page.goto(server.url);
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByRole("link", { name: "Registrati" }).click();
  await page.getByLabel("Ragione sociale").fill(businessName);
  await page.getByLabel("Identificativo dell'azienda").fill("98765440163");
  await page.getByLabel("Nome", { exact: true }).fill("Bianca");
  await page.getByLabel("Cognome").fill("Ferri");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Accetto i termini di servizio").check({ force: true });
  await page.getByLabel("Ho letto l'informativa sulla privacy").check({ force: true });
  await page.getByLabel("Approvo le clausole specifiche").check({ force: true });
  await submit(page, "Registrati");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Controlla la posta");
}

/** Opens the link of the mail twice, as a scanner and then the person do, chooses the password once, and goes in. */
export async function confirm(page: Page, server: TestServer, { email }: Person): Promise<void> {
  const outbox = path.join(server.dataDir, "outbox");
  const find = () => readOutbox(outbox).find((mail) => mail.headers["A"]?.includes(email));
  await expect.poll(() => find()?.link).toBeTruthy();
  const link = find()?.link ?? "";
  await page.goto(link);
  await page.goto(link);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Ripeti la password").fill(PASSWORD);
  await submit(page, "Completa la registrazione");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Indirizzo confermato");
  await page.getByRole("link", { name: "Entra nella piattaforma" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

export async function quickStart(page: Page): Promise<void> {
  // Folded where the first score comes first.
  const folded = page.locator("main summary").filter({ hasText: "avvio rapido in quattro passi" });
  if ((await folded.count()) > 0) await folded.click();
  await page.locator("main").getByRole("link", { name: "Inizia", exact: false }).first().click();
  await expect(page).toHaveURL(/quick-start\/registry$/);
  await page.locator('[name="address"]').fill("Via dei Tigli 8");
  await page.locator('[name="city"]').fill("Bergamo");
  await chooseOrType(page.locator('[name="province"]'), "BG");
  await page.locator("main form button").first().click();
  await expect(page).toHaveURL(/quick-start\/economic$/);
  await page.locator('[name="annualTurnover"]').fill("2.400.000");
  // Another server may know one number of people alone.
  const workforce = page.locator('[name="workforce"]');
  if ((await workforce.count()) > 0) await workforce.fill("19");
  await page.locator('[name="numberOfEmployees"]').fill("18");
  await page.locator('[name="sector"]').selectOption("25");
  await page.locator("main form button").first().click();
  await expect(page).toHaveURL(/quick-start\/general$/);
  await page.locator('[name="sustainability-ref-role.name"]').fill("Carla");
  await page.locator('[name="sustainability-ref-role.surname"]').fill("Neri");
  await page.locator('[name="sustainability-ref-role.email"]').fill("carla.neri@officina-prova.example");
  await page.locator('[name="addState1"]').selectOption("IT");
  await page.locator("main form button").first().click();
  await expect(page).toHaveURL(/quick-start\/survey$/);
}

/** Where the server has no list, the value is typed. */
async function chooseOrType(field: Locator, value: string): Promise<void> {
  const isList = await field.evaluate(({ tagName }) => tagName === "SELECT");
  await (isList ? field.selectOption(value) : field.fill(value));
}

/** Fills the form of a question in, whatever its class, and says whether there was one. */
async function answer(page: Page): Promise<boolean> {
  const form = formOf(page);
  if ((await form.count()) === 0) return false;
  await fillIn(page, bestTyped(questionOf(page.url())));
  // The page asks about an unusual value; it may still be right.
  const explanation = form.locator('[name$="incompatibilityExplanation"]');
  for (const field of await explanation.all()) await field.fill("Dato controllato sui documenti dell'anno.");
  return true;
}

/**
 * Answers from the first question to the last, then, by the list, what a later answer opened; returns how many pages
 * were saved.
 */
export async function answerEverything(page: Page): Promise<number> {
  let saved = 0;
  for (let step = 0; step < 150; step += 1) {
    const before = page.url();
    if (new URL(before).pathname.endsWith("/complete")) return saved;
    const hasForm = await answer(page);
    const leave = hasForm
      ? page.locator('button[name="next"][value="continue"]:not([hidden])')
      : page.getByRole("link", { name: /^(Domanda successiva|Riprendi da qui)$/ });
    await Promise.all([page.waitForLoadState("load"), leave.click()]);
    await expect(page.locator("main h1")).toBeVisible();
    await expect.poll(async () => page.url() !== before || (await isAsking(page))).toBe(true);
    saved += hasForm ? 1 : 0;
    expect(await page.locator("main .summary").count(), `refused: ${before}`).toBe(0);
  }
  throw new Error(`The survey does not end; now at ${page.url()}`);
}

/** The page stays because it asks to explain an unusual value. */
const isAsking = async (page: Page) =>
  (await page.locator('[name$="incompatibilityExplanation"]').count()) > 0;
