import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import type { Elements } from "~/domain/question/answer";
import type { QuestionClass } from "~/domain/question/question";
import { settingsUrls } from "~/web/settings-urls";
import { urls } from "~/web/urls";
import { signedInApi } from "../api-client";
import { bestTyped, questionOf } from "../answering";
import { questionOfClass } from "../pages/states";
import { startServer, type TestServer } from "../server";
import { startWithoutScripts } from "./blocked-scripts";
import { enterByKey, pressByKey } from "./by-keyboard";
import { answerByKey } from "./key-steps";
import { signInAs } from "./sign-in";

const EMAIL = "admin@azienda-nuova.example";
const CLASSES: QuestionClass[] = ["boolean", "text", "checkbox", "radio", "matrix", "dropdown"];

let server: TestServer;
let context: BrowserContext;
test.beforeAll(async ({ browser }) => {
  server = await startWithoutScripts({ demo: true });
  context = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  await signInAs(page, server.url, EMAIL);
  await page.close();
});
test.afterAll(() => server.stop());

async function stored(questionId: string): Promise<Elements> {
  const { call } = await signedInApi(server.url, EMAIL);
  const { questions } = await call("survey.question", { params: { id: questionId }, query: {} });
  return Object.fromEntries((questions[0]?.answer.answerElements ?? []).map(({ id, value }) => [id, value]));
}

/** The values in the form: texts and choices, and the ticked boxes. */
const formValues = (page: Page) =>
  page.locator("main .question [name]").evaluateAll((controls) =>
    Object.fromEntries(
      (controls as HTMLInputElement[]).flatMap(({ name, value, type, checked }) => {
        const isShown = type === "radio" || type === "checkbox" ? checked : value !== "";
        return isShown ? [[name, value]] : [];
      }),
    ),
  );

test.describe("with scripts blocked, at 320 px, by keyboard alone", () => {
  for (const questionClass of CLASSES) {
    test(`a ${questionClass} question is answered, saved and shown again`, async () => {
      const page = await context.newPage();
      const address = server.url + questionOfClass(questionClass);
      const typed = bestTyped(questionOf(address));
      await page.goto(address);
      await answerByKey(page, typed);
      expect(await formValues(page)).toEqual(typed);

      await pressByKey(page, page.locator('main button[name="next"][value="continue"]:not([hidden])'));
      await expect(page).not.toHaveURL(address);
      expect(Object.keys(await stored(questionOf(address)))).toEqual(
        expect.arrayContaining(Object.keys(typed)),
      );

      await page.goto(address);
      expect(await formValues(page)).toEqual(typed);
      await page.close();
    });
  }

  test("what is folded away is opened and closed, and a refusal leads to its field", async () => {
    const page = await context.newPage();
    await page.goto(server.url + questionOfClass("text"));
    const summary = page.locator("summary").first();
    await pressByKey(page, summary);
    await expect(summary.locator("xpath=..")).toHaveAttribute("open", "");
    await page.keyboard.press("Space");
    await expect(summary.locator("xpath=..")).not.toHaveAttribute("open");

    await enterByKey(page, page.locator("main .question input.number"), "tanti");
    const name = (await page.locator(":focus").getAttribute("name")) ?? "";
    await page.keyboard.press("Enter");
    await expect(page.locator("#errori")).toBeVisible();
    await pressByKey(page, page.locator("#errori a").first());
    await expect(page.locator(":focus")).toHaveAttribute("name", name);
    await page.close();
  });
});

test("Esc closes the personal menu and gives the focus back; leaving it closes it too", async ({
  browser,
}) => {
  const scripted = await startServer({ demo: true });
  const withScript = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await withScript.newPage();
  try {
    await signInAs(page, scripted.url, EMAIL);
    await page.goto(scripted.url + urls.survey());
    await page.waitForLoadState("networkidle");
    const menu = page.locator(".user-menu");
    const opener = menu.locator("summary");
    await opener.press("Enter");
    await expect(menu).toHaveAttribute("open");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(menu).not.toHaveAttribute("open");
    await expect(opener).toBeFocused();
    await opener.press("Enter");
    await page.locator(".home-link").focus();
    await expect(menu).not.toHaveAttribute("open");
  } finally {
    await withScript.close();
    await scripted.stop();
  }
});

test("a new password has its rule beside it before anything is typed, and is pasted by key", async ({
  browser,
}) => {
  const pasting = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await pasting.newPage();
  await signInAs(page, server.url, EMAIL);
  await page.goto(server.url + settingsUrls.password());
  const field = page.locator('[name="password"]');
  await expect(field).toHaveAccessibleDescription(/Da 8 a 14 caratteri/);
  await expect(field).toHaveValue("");
  await page.evaluate(() => navigator.clipboard.writeText("Incollata2026"));
  for (const name of ["present", "password", "passwordConfirmation"]) {
    const one = page.locator(`[name="${name}"]`);
    await one.focus();
    await page.keyboard.press("Control+v");
    await expect(one).toHaveValue("Incollata2026");
  }
  await pasting.close();
});
