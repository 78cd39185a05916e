import AxeBuilder from "@axe-core/playwright";
import { expect, test, type BrowserContext, type Locator, type Page } from "@playwright/test";
import type { Prepared } from "../pages/prepared";
import type { PageState } from "../pages/states";
import { isOverSpecified } from "../server";
import { Arrangements } from "./arrangements";
import { scriptsRun } from "./ax-tree";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];
const NARROW = { width: 320, height: 640 };
const TABLET = { width: 768, height: 1024 };
const WIDE = { width: 1280, height: 800 };

/** One browser for each visitor, signed in as the browsers without a window are, and kept for all pages. */
export async function contexts(
  open: () => Promise<BrowserContext>,
  { browsers }: Prepared,
): Promise<Map<string, BrowserContext>> {
  const all = new Map<string, BrowserContext>();
  for (const [says, { base: url, cookies }] of browsers) {
    const context = await open();
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
    all.set(says, context);
  }
  return all;
}

/** Opens a page; or fills its form in wrongly and sends it, and returns the page that comes back. */
export async function reach(page: Page, url: string, state: PageState): Promise<void> {
  const { path, wrong, status, button } = state;
  const opened = await page.goto(url + path);
  test.skip(isOverSpecified() && opened?.status() === 501, "only extensions fill this page");
  if (!wrong) {
    expect(opened?.status()).toBe(status);
    return;
  }
  const named = page.getByRole("button", { name: button ?? "", exact: true });
  const form = button ? named.locator("xpath=ancestor::form") : page.locator("main form").first();
  const pressed = button ? named : form.locator('button:not([type="button"]):not([hidden])').first();
  for (const [name, value] of Object.entries(wrong)) {
    const controls = form.locator(`[name="${name}"]`);
    const folded = page.locator("details:not([open])", { has: page.locator(`[name="${name}"]`) });
    if ((await folded.count()) > 0) await folded.locator("summary").click();
    for (const control of await controls.all()) await putIn(control, value);
  }
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await pressed.click();
  expect((await answered).status()).toBe(status);
  await expect(page.locator("#errori")).toBeVisible();
  await atRest(page);
  await expect(page).toHaveTitle(/^Errore: /);
}

/** Text of any length, or an option of a list; a box is ticked by its value and unticked by any other. */
async function putIn(control: Locator, value: string): Promise<void> {
  if ((await control.getAttribute("type")) === "checkbox") {
    await control.setChecked((await control.getAttribute("value")) === value, { force: true });
    return;
  }
  if ((await control.getAttribute("type")) === "radio") {
    if ((await control.getAttribute("value")) === value) await control.check({ force: true });
    return;
  }
  if (await control.evaluate((element) => element instanceof HTMLSelectElement)) {
    await control.selectOption(value);
    return;
  }
  await control.evaluate((element) => element.removeAttribute("maxlength"));
  await control.fill(value);
}

/** No form is being sent: a message may be shown before its page has been loaded again. */
export const atRest = (page: Page) => expect(page.locator("form[aria-busy]")).toHaveCount(0);

/**
 * The findings of the checker, as lines to read: rule, place and markup. In one pass, which suits pages without frames:
 * its way for frames opens one page more each time and takes twice as long.
 */
async function violations(page: Page): Promise<string[]> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  const { violations } = await builder.withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id} ${target.join(" ")} ${html}`),
  );
}

/** The whole run checks at every width, the daily one once: the checker takes most of the time of a look. */
export const isWhole = process.env.WHOLE_MATRIX === "1";

/**
 * A page that waits for work looks again by itself, in the middle of the checks: it is held as it is. One that goes
 * away before it is held is followed by the next, which is held in its place.
 */
export async function hold(page: Page): Promise<void> {
  await expect(async () => {
    await scriptsRun(page);
    await page.evaluate(() => window.stop());
  }).toPass();
}

/** The page as it is drawn has no violation, and no fault in any other arrangement. Opens its folded parts. */
export async function expectGood(page: Page): Promise<void> {
  const at = page.url();
  await page.setViewportSize(WIDE);
  expect.soft(await violations(page), `${at} at ${WIDE.width} px`).toEqual([]);
  for (const size of isWhole ? [NARROW, TABLET] : []) {
    await page.setViewportSize(size);
    expect.soft(await violations(page), `${at} at ${size.width} px`).toEqual([]);
  }
  if (isWhole) {
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await violations(page), `${at} in the dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: null });
  }
  expect.soft(await new Arrangements(page, { isWhole }).faults(), at).toEqual([]);
}

/** A page that the table of states has too, or that the same journey has shown: only the whole run looks at it here as well. */
export const expectGoodAgain = async (page: Page): Promise<void> => (isWhole ? expectGood(page) : undefined);

/** Opens a state and checks it, also for errors of scripts. */
export async function look(context: BrowserContext, url: string, state: PageState): Promise<void> {
  const page = await context.newPage();
  try {
    await lookFrom(page, url, state);
  } finally {
    await page.close();
  }
}

/** The same in a window that stays: each document is a new one. */
export async function lookFrom(page: Page, url: string, state: PageState): Promise<void> {
  const errors: string[] = [];
  const keep = (error: Error) => errors.push(error.message);
  page.on("pageerror", keep);
  await page.setViewportSize(WIDE);
  await reach(page, url, state);
  await hold(page);
  await expectGood(page);
  expect.soft(errors).toEqual([]);
  page.off("pageerror", keep);
}
