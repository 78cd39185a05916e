import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import type { QuestionClass } from "~/domain/question/question";
import { urls } from "~/web/urls";
import { bestTyped, questionOf } from "../answering";
import { questionOfClass } from "../pages/states";
import type { TestServer } from "../server";
import { startWithoutScripts } from "./blocked-scripts";
import { fillIn, formOf, save } from "./question-form";
import { signInAs } from "./sign-in";
import { spokenIn } from "./spoken";

/**
 * The transcripts are in tests/transcripts, to be read; UPDATE_TRANSCRIPTS=1 writes the files again. The laws that
 * every transcript has to keep are in tests/transcripts.test.ts.
 */
const isUpdate = process.env.UPDATE_TRANSCRIPTS === "1";

/** Instants are those of the demo data. */
const timeless = (phrase: string) => phrase.replace(/\d{2}\/\d{2}\/\d{2} \d{2}:\d{2}/g, "GG/MM/AA OO:MM");

async function compare(page: Page, name: string) {
  const file = path.resolve("tests/transcripts", `${name}.txt`);
  const spoken = `${(await spokenIn(page)).map(timeless).join("\n")}\n`;
  if (isUpdate) writeFileSync(file, spoken);
  expect(spoken).toBe(existsSync(file) ? readFileSync(file, "utf8") : "");
}

let server: TestServer;
let context: BrowserContext;
test.beforeAll(async ({ browser }) => {
  server = await startWithoutScripts({ demo: true });
  context = await browser.newContext();
  await signInAs(await context.newPage(), server.url, "admin@azienda-nuova.example");
});
test.afterAll(() => server.stop());

test("sign-in is spoken as in its transcripts, empty and refused", async ({ page }) => {
  await page.goto(server.url + urls.login());
  await compare(page, "sign-in-empty");
  await page.locator('[name="email"]').fill("nessuno");
  await page.locator("main form button").first().click();
  await expect(page.locator("#errori")).toBeVisible();
  await compare(page, "sign-in-refused");
});

/** Fills a form in with what its class refuses. A wrong choice has to be forged. */
const SPOILED: Record<QuestionClass, (page: Page) => Promise<void>> = {
  boolean: (page) => forgeChoice(page, "input[type=radio]"),
  radio: (page) => forgeChoice(page, "input[type=radio]"),
  dropdown: (page) => forgeChoice(page, "option[value]:not([value=''])"),
  text: (page) => formOf(page).locator("input.number").first().fill("tanti"),
  matrix: (page) => formOf(page).locator("input.number").first().fill("tanti"),
  checkbox: async (page) => {
    const boxes = formOf(page).locator(".question input[type=checkbox]");
    for (const box of await boxes.all()) await box.check({ force: true });
  },
};

async function forgeChoice(page: Page, selector: string) {
  const choice = formOf(page).locator(selector).first();
  await choice.evaluate((element: HTMLInputElement | HTMLOptionElement) => {
    element.value = "inventata";
    if (element instanceof HTMLOptionElement) element.selected = true;
    else element.checked = true;
  });
}

for (const questionClass of Object.keys(SPOILED) as QuestionClass[]) {
  test(`a ${questionClass} question is spoken as in its transcripts, empty, answered and refused`, async () => {
    const page = await context.newPage();
    const address = server.url + questionOfClass(questionClass);
    await page.goto(address);
    await compare(page, `${questionClass}-empty`);

    await page.goto(address);
    await fillIn(page, bestTyped(questionOf(address)));
    await save(page, "list");
    await page.goto(address);
    await compare(page, `${questionClass}-answered`);

    await page.goto(address);
    await SPOILED[questionClass](page);
    await save(page, "continue");
    await expect(page.locator("#errori")).toBeVisible();
    await compare(page, `${questionClass}-refused`);

    // The next test has to find the survey as this one found it.
    await save(page, "clear");
    await page.close();
  });
}
