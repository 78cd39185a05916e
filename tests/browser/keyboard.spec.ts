import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import type { Elements } from "~/domain/question/answer";
import type { QuestionClass } from "~/domain/question/question";
import { urls } from "~/web/urls";
import { signedInApi } from "../api-client";
import { bestTyped, questionOf } from "../answering";
import { questionOfClass } from "../pages/states";
import { startServer, type TestServer } from "../server";
import { startWithoutScripts } from "./blocked-scripts";
import { signInAs } from "./sign-in";

const EMAIL = "admin@azienda-nuova.example";
const CLASSES: QuestionClass[] = ["boolean", "text", "checkbox", "radio", "matrix", "dropdown"];
/** More stops than any question page has. */
const MOST_STOPS = 120;

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

/** Where the focus is: the control's name and value, and what kind of control it is. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const { name = "", value = "", type = "" } = (element ?? {}) as HTMLInputElement;
    const box = element?.getBoundingClientRect();
    return {
      name,
      value,
      kind: element?.localName === "select" ? "select" : type,
      isSeen: box !== undefined && box.width > 0 && box.left >= 0 && box.right <= window.innerWidth,
    };
  });

type Stop = Awaited<ReturnType<typeof focused>>;

/** Presses Tab until the wanted control has the focus; it has to be on the screen then. */
async function tabTo(page: Page, isWanted: (stop: Stop) => boolean): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (!isWanted(stop)) continue;
    expect(stop.isSeen, `${stop.name} is cut off at 320 px`).toBe(true);
    return;
  }
  throw new Error(`Tab does not get there on ${page.url()}`);
}

/** Gives one input its value as a user without a mouse does. */
async function enter(page: Page, name: string, value: string): Promise<void> {
  await tabTo(page, (stop) => stop.name === name);
  const { kind } = await focused(page);
  if (kind === "radio") {
    // The group is one stop: Space takes the first, the arrows go round.
    await page.keyboard.press("Space");
    for (let turns = 0; (await focused(page)).value !== value && turns < MOST_STOPS; turns += 1) {
      await page.keyboard.press("ArrowDown");
    }
  } else if (kind === "checkbox") {
    await page.keyboard.press("Space");
  } else if (kind === "select") {
    for (let turns = 0; (await focused(page)).value !== value && turns < MOST_STOPS; turns += 1) {
      await page.keyboard.press("ArrowDown");
    }
  } else {
    await page.keyboard.type(value);
  }
}

/** In the order of the page, which is the order of Tab. */
async function inPageOrder(page: Page, typed: Record<string, string>): Promise<[string, string][]> {
  const names = await page
    .locator("main form [name]")
    .evaluateAll((controls) => [...new Set(controls.map((control) => control.getAttribute("name") ?? ""))]);
  return names.flatMap((name): [string, string][] => {
    const value = typed[name];
    return value === undefined ? [] : [[name, value]];
  });
}

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
      for (const [name, value] of await inPageOrder(page, typed)) await enter(page, name, value);
      expect(await formValues(page)).toEqual(typed);

      await tabTo(page, ({ name, value }) => name === "next" && value === "continue");
      await page.keyboard.press("Enter");
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
    await tabToElement(page, "summary");
    await page.keyboard.press("Enter");
    await expect(summary.locator("xpath=..")).toHaveAttribute("open", "");
    await page.keyboard.press("Space");
    await expect(summary.locator("xpath=..")).not.toHaveAttribute("open");

    await tabTo(page, ({ kind }) => kind === "text");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("tanti");
    const { name } = await focused(page);
    await page.keyboard.press("Enter");
    await expect(page.locator("#errori")).toBeVisible();
    await tabToElement(page, "#errori a");
    await page.keyboard.press("Enter");
    await expect(page.locator(":focus")).toHaveAttribute("name", name);
    await page.close();
  });
});

async function tabToElement(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector)) return;
  }
  throw new Error(`Tab does not reach ${selector}`);
}

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
