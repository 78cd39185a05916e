import { expect, test, type Page } from "@playwright/test";
import { questionnaire } from "~/content/questionnaires";
import { urls } from "~/web/urls";
import { startServer, type TestServer } from "../server";
import { islandsReady } from "./islands-ready";
import { signInAs } from "./sign-in";

const MATRIX = urls.question("start_small", "energia", "v3-env-energia-consumi");

const exclusive = questionnaire("v3").questions.find(
  (question) =>
    question.questionClass === "checkbox" &&
    question.level === "start_small" &&
    !question.dependencies &&
    question.choices.some((choice) => choice.exclusive),
);

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ demo: true });
});
test.afterAll(() => server.stop());
test.beforeEach(async ({ page }) => {
  await signInAs(page, server.url, "admin@azienda-nuova.example");
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path);
  await islandsReady(page);
}

const cell = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const sum = (page: Page) => page.locator("main td.computed").first();

/** Pastes as a spreadsheet leaves its cells on the clipboard. */
const paste = (page: Page, name: string, text: string) =>
  cell(page, name).evaluate((field, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", copied);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test("a sum follows what is typed, and is unknown while a part of it cannot be read", async ({ page }) => {
  await open(page, MATRIX);
  await expect(sum(page)).toHaveText("–");
  await cell(page, "acquistata.rinnovabile").fill("1.200,5");
  await cell(page, "acquistata.non-rinnovabile").fill("33,3");
  await expect(sum(page)).toHaveText("1.233,8");
  await cell(page, "acquistata.non-rinnovabile").fill("33x");
  await expect(sum(page)).toHaveText("–");
});

test("cells of a spreadsheet fill the matrix, and can be taken back", async ({ page }) => {
  await open(page, MATRIX);
  await cell(page, "acquistata.rinnovabile").fill("7");
  await paste(page, "acquistata.rinnovabile", "10\t20,5\t999\r\n30\t40\r\n");
  await expect(cell(page, "acquistata.non-rinnovabile")).toHaveValue("20,5");
  await expect(cell(page, "autoprodotta.non-rinnovabile")).toHaveValue("40");
  await expect(sum(page)).toHaveText("30,5");
  await expect(page.getByText("Valori incollati: 4.")).toBeVisible();
  await page.getByRole("button", { name: "Annulla l'incolla" }).click();
  await expect(cell(page, "acquistata.rinnovabile")).toHaveValue("7");
  await expect(cell(page, "autoprodotta.non-rinnovabile")).toHaveValue("");
});

test("one word pasted is pasted by the browser alone", async ({ page }) => {
  await open(page, MATRIX);
  await cell(page, "acquistata.rinnovabile").fill("7");
  await paste(page, "acquistata.rinnovabile", "55");
  await expect(cell(page, "acquistata.rinnovabile")).toHaveValue("7");
});

test("a choice that stands alone unticks the others, and they untick it", async ({ page }) => {
  if (!exclusive) throw new Error("No question with an exclusive choice");
  await open(page, urls.question("start_small", exclusive.milestone, exclusive.guid));
  const alone = page.locator("main .choice-alone input");
  const other = page.locator("main .choices > div:not(.choice-alone) input[type=checkbox]").first();
  await other.check({ force: true });
  await alone.check({ force: true });
  await expect(other).not.toBeChecked();
  await expect(page.getByText("Ho tolto le altre scelte")).toBeVisible();
  await other.check({ force: true });
  await expect(alone).not.toBeChecked();
});

test.describe("what was typed and not saved", () => {
  const asked: string[] = [];
  test.beforeEach(async ({ page }) => {
    asked.length = 0;
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await open(page, MATRIX);
  });
  const away = (page: Page) => page.getByRole("link", { name: "Torna all'elenco" });

  test("is asked about when a link would lose it, and stays", async ({ page }) => {
    await cell(page, "acquistata.rinnovabile").fill("4321");
    await away(page).click({ noWaitAfter: true });
    await expect.poll(() => asked).toEqual(["beforeunload"]);
    await expect(page).toHaveURL(server.url + MATRIX);
    await expect(cell(page, "acquistata.rinnovabile")).toHaveValue("4321");
  });

  test("is asked about again after a refusal", async ({ page }) => {
    await cell(page, "acquistata.rinnovabile").fill("43x");
    await page.getByRole("button", { name: "Salva e continua" }).click();
    await expect(page.locator("#errori")).toBeVisible();
    await islandsReady(page);
    expect(asked).toEqual([]);
    await page.locator("#errori a").first().click();
    await expect(cell(page, "acquistata.rinnovabile")).toBeFocused();
    await away(page).click({ noWaitAfter: true });
    await expect.poll(() => asked).toEqual(["beforeunload"]);
  });

  test("goes unasked when nothing differs, or when it is saved", async ({ page }) => {
    await cell(page, "acquistata.rinnovabile").fill("4321");
    await cell(page, "acquistata.rinnovabile").fill("");
    await away(page).click();
    await expect(page).not.toHaveURL(server.url + MATRIX);
    await page.goBack();
    await islandsReady(page);
    await cell(page, "autoprodotta.rinnovabile").fill("5");
    await page.getByRole("button", { name: "Salva e torna all'elenco" }).click();
    await expect(page).toHaveURL(/esg\/start_small$/);
    expect(asked).toEqual([]);
  });
});

test("Ctrl+Enter saves and goes on, and the next page opens on its first field, its title in sight", async ({
  page,
}) => {
  await open(page, urls.question("graduate", "energia", "v3-env-energia-impianti"));
  await cell(page, "potenza").fill("12");
  await cell(page, "potenza").press("Control+Enter");
  await page.waitForURL(/energia-garanzie/);
  await islandsReady(page);
  await expect(page.locator("#avvisi")).toContainText("Salvato: 12 kW.");
  expect(await page.evaluate(() => document.activeElement?.closest("#risposta") !== null)).toBe(true);
  await expect(page.locator("h1")).toBeInViewport();
});

test("beside the answer the help is open, below it it is folded", async ({ page }) => {
  const why = page.locator(".question-help details").first();
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, MATRIX);
  await expect(why).toHaveAttribute("open", "");
  const beside = await why.boundingBox();
  const table = await page.locator("table.matrix").boundingBox();
  expect(beside?.x).toBeGreaterThanOrEqual((table?.x ?? 0) + (table?.width ?? 0));
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, MATRIX);
  await expect(why).not.toHaveAttribute("open");
});
