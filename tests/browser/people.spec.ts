import { expect, test, type Page } from "@playwright/test";
import { peopleUrls } from "~/web/urls";
import { startServer, type TestServer } from "../server";
import { islandsReady } from "./islands-ready";
import { expectGood } from "./look";
import { signInAs } from "./sign-in";
import { spokenIn } from "./spoken";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ demo: true });
});
test.afterAll(() => server.stop());

const DEMO = "admin@azienda-demo.example";
const LARGE = "admin@azienda-grande.example";

async function open(page: Page, email: string, path: string): Promise<void> {
  await signInAs(page, server.url, email);
  await page.goto(server.url + path);
  await islandsReady(page);
}

const dialog = (page: Page) => page.getByRole("dialog");
const box = (page: Page, name: string) => page.getByRole("checkbox", { name: `Scegli ${name}` });
const count = (page: Page) => page.locator(".selection [role=status]");
const rows = (page: Page) => page.locator("#persone tbody input");

test.describe("the list of the people, with script", () => {
  test("counts the ticked ones, ticks a range with Shift, and all of the page", async ({ page }) => {
    await open(page, LARGE, peopleUrls.list());
    await expect(count(page)).toHaveText("Nessuna persona scelta");
    await rows(page).nth(2).check();
    await expect(count(page)).toHaveText("Una persona scelta");
    await rows(page)
      .nth(6)
      .click({ modifiers: ["Shift"] });
    await expect(count(page)).toHaveText("5 persone scelte");
    await rows(page).nth(4).press("Space");
    await expect(count(page)).toHaveText("4 persone scelte");
    const all = page.getByLabel("Tutte in questa pagina");
    await all.check();
    await expect(count(page)).toHaveText("25 persone scelte");
    await all.uncheck();
    await expect(count(page)).toHaveText("Nessuna persona scelta");
  });

  test("a tick chooses those ticked", async ({ page }) => {
    await open(page, LARGE, peopleUrls.list());
    await page.getByLabel("Tutte le 25 di questa pagina").check({ force: true });
    await rows(page).first().check();
    await expect(page.getByLabel("Le persone scelte nell'elenco")).toBeChecked();
  });

  test("says whose row a box is, and how many are chosen", async ({ page }) => {
    await open(page, DEMO, peopleUrls.list());
    await box(page, "Marco Galli").check();
    const spoken = (await spokenIn(page)).join("\n");
    expect(spoken).toMatch(/checkbox, Scegli Marco Galli.*checked/);
    expect(spoken).toContain("Una persona scelta");
  });
});

test.describe("a change to many people, with script", () => {
  test("asks in a dialog over the list, and the list is as it was after Escape", async ({ page }) => {
    await open(page, DEMO, peopleUrls.list());
    await box(page, "Marco Galli").check();
    await page.getByLabel("Che cosa fare").selectOption("disable");
    await page.getByRole("button", { name: "Continua" }).press("Enter");
    await expect(dialog(page)).toHaveAccessibleName("Vuoi disattivare l'accesso di una persona?");
    await expectGood(page);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Continua" })).toBeFocused();
    await expect(box(page, "Marco Galli")).toBeChecked();
    await expect(page).toHaveURL(server.url + peopleUrls.list());
  });

  test("is made from the dialog, and each row has its result", async ({ page }) => {
    await open(page, DEMO, peopleUrls.list());
    await box(page, "Francesca Longo").check();
    await box(page, "Luca Fontana").check();
    await page.getByLabel("Che cosa fare").selectOption("disable");
    await page.getByRole("button", { name: "Continua" }).click();
    await dialog(page).getByRole("button", { name: "Disattiva l'accesso: una persona" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accesso disattivato a una persona");
    await expectGood(page);
    await expect(page.getByRole("row", { name: /Luca Fontana/ })).toContainText("non fatto");
    await expect(page.getByRole("row", { name: /Francesca Longo/ })).toContainText("Accesso disattivato.");
  });

  test("without people is refused on the list, like without script", async ({ page }) => {
    await open(page, DEMO, peopleUrls.list());
    await page.getByLabel("Che cosa fare").selectOption("delete");
    await page.getByRole("button", { name: "Continua" }).click();
    await expect(page.locator("#errori")).toBeFocused();
    await expect(page).toHaveTitle(/^Errore: /);
    await expect(page.getByLabel("Che cosa fare")).toHaveValue("delete");
    await page.locator("#errori a").first().click();
    await expect(page.locator("#chi")).toBeFocused();
    await expectGood(page);
  });

  test("of roles goes to the page that asks for the roles", async ({ page }) => {
    await open(page, DEMO, peopleUrls.list());
    await box(page, "Marta Colombo").check();
    await page.getByLabel("Che cosa fare").selectOption("roles");
    await page.getByRole("button", { name: "Continua" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Quali permessi dai alle persone scelte?",
    );
  });

  test("of hundreds shows its progress without reloading, then the result", async ({ page }) => {
    await open(page, LARGE, peopleUrls.list());
    await page.getByLabel(/^Tutte le 300/).check({ force: true });
    await page.getByLabel("Che cosa fare").selectOption("disable");
    await page.getByRole("button", { name: "Continua" }).click();
    await dialog(page)
      .getByRole("button", { name: /^Disattiva l'accesso: / })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Accesso disattivato a \d+ persone$/, {
      timeout: 20_000,
    });
  });
});
