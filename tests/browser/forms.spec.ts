import { expect, test, type BrowserContext, type Frame, type Locator, type Page } from "@playwright/test";
import { parse } from "node-html-parser";
import { FORM_NAMES, knownForms, WITH_NOTICE, type KnownForm } from "../hostile/forms";
import type { Browser } from "../pages/client";
import type { Filling } from "../pages/form";
import { leafRoute } from "../pages/leaf-route";
import { Looked } from "../pages/parts";
import { DEMO_PASSWORD } from "../api-client";
import { DEMO_INVITED, DEMO_READER } from "../pages/people";
import { nameOf, STATES, withLink } from "../pages/states";
import { byRoute } from "../pages/route-kinds";
import { prepare, type Prepared } from "../pages/prepared";
import { HALF } from "../pages/prepared-states";
import { isOverSpecified, type TestServer } from "../server";
import { companyUrls } from "~/web/company-urls";
import { settingsUrls } from "~/web/settings-urls";
import { registerUrls } from "~/web/registers-urls";
import { attestationUrls } from "~/web/attestation-urls";
import { historyUrls, peopleUrls, urls } from "~/web/urls";
import { NO_SCRIPTS, startForBothModes } from "./blocked-scripts";
import { contexts, expectGood, hold, isWhole, reach } from "./look";
import { islandsReady } from "./islands-ready";

/** A phone: the user sees only what the page leads to. */
const viewport = { width: 360, height: 640 };
const MODES = ["on", "blocked"] as const;
type Mode = (typeof MODES)[number];

const ALL_REFUSED = STATES.filter(({ wrong, status }) => wrong && status === 422);

/** The daily run sends one refused form of each route; each of its other refusals is read in tests/html.test.ts. */
const REFUSED = isWhole ? ALL_REFUSED : [...byRoute(ALL_REFUSED).values()].map(([first]) => first!);

test.describe.configure({ mode: "parallel" });

const optionsOf = (mode: Mode) => ({ viewport, ...(mode === "blocked" ? NO_SCRIPTS : {}) });

/** What the user sees: where the focus is, whether it is visible, and whether the page has scrolled. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focus } = document;
    const box = focus?.getBoundingClientRect();
    return {
      focus: focus === document.body ? "body" : focus?.id || focus?.getAttribute("name") || focus?.localName,
      isInView: !!box && box.bottom > 0 && box.top < window.innerHeight,
      scrolled: Math.round(window.scrollY),
    };
  });

/** The values in all fields of the page. */
const fieldValues = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("main [name]:not([type=hidden]):not(button)")].map(
      ({ name, value, checked, type }) => [name, type === "file" ? "" : value, checked ?? null],
    ),
  );

const settled = (page: Page, mode: Mode) =>
  mode === "on" ? islandsReady(page) : page.waitForLoadState("load");

const MOST_LOOKS = 5;

/**
 * The page of a job under way asks for itself again: a look in whose middle another document came is taken once more,
 * whatever it stumbled over.
 */
async function undisturbed(page: Page, look: () => Promise<void>): Promise<void> {
  for (let taken = 1; ; taken += 1) {
    let isReplaced = false;
    const note = (frame: Frame) => (isReplaced ||= frame === page.mainFrame());
    page.on("framenavigated", note);
    try {
      return await look();
    } catch (error) {
      const isCutShort = String(error).includes("Execution context was destroyed");
      if (taken === MOST_LOOKS || !(isReplaced || isCutShort)) throw error;
    } finally {
      page.off("framenavigated", note);
    }
  }
}

test.describe("a refused form", () => {
  let server: TestServer;
  let prepared: Prepared;
  const browsers = new Map<Mode, Map<string, BrowserContext>>();
  test.beforeAll(async ({ browser }) => {
    server = await startForBothModes({ demo: true });
    prepared = await prepare(server);
    for (const mode of MODES) {
      browsers.set(mode, await contexts(() => browser.newContext(optionsOf(mode)), prepared));
    }
  });
  test.afterAll(() => server.stop());

  for (const state of REFUSED) {
    test(`${nameOf(state)} leads to what is wrong and keeps what was typed, with script as without, whatever the arrangement`, async () => {
      const looks = new Map<Mode, unknown>();
      for (const mode of MODES) {
        const context = browsers.get(mode)?.get(state.visitor.says);
        test.skip(isOverSpecified() && !context, "only an extension asks for a second factor");
        if (!context) throw new Error(`Nobody is ${state.visitor.says}`);
        const page = await context.newPage();
        // A sign-in that is half done belongs to one browser, and lasts a few minutes.
        if (state.visitor.says === HALF.says) await signHalfIn(page, state.visitor.email ?? "");
        await page.setViewportSize(viewport);
        await reach(page, server.url, withLink(state, prepared.links));
        await settled(page, mode);
        looks.set(mode, await refusal(page));
        if (isWhole || (mode === "blocked" && (await isNews(page)))) await expectGood(page);
        await page.close({ runBeforeUnload: false });
      }
      expect(looks.get("on")).toEqual(looks.get("blocked"));
    });
  }

  async function signHalfIn(page: Page, email: string): Promise<void> {
    await page.context().clearCookies();
    await page.goto(server.url + urls.login());
    await page.locator('[name="email"]').fill(email);
    await page.locator('[name="password"]').fill(DEMO_PASSWORD);
    await page.locator('[name="password"]').press("Enter");
    await page.waitForURL(server.url + settingsUrls.code());
  }
});

/** Pages of one worker that have been looked at in every arrangement. */
const looked = new Looked();

const isNews = async (page: Page) => looked.isNews(leafRoute(page.url()), parse(await page.content()));

/** The page as it opens, then after each link of its summary. */
async function refusal(page: Page) {
  await expect(page.locator("#errori")).toBeFocused();
  const came = await seen(page);
  expect(came.isInView).toBe(true);
  const values = await fieldValues(page);
  const followed: unknown[] = [];
  for (const link of await page.locator("#errori a").all()) {
    const target = (await link.getAttribute("href"))?.slice(1) ?? "";
    await link.click();
    // The browser follows a link within the page a moment after the click.
    await expect
      .poll(() => seen(page), { message: `#${target}` })
      .toMatchObject({ focus: target, isInView: true });
    const now = await seen(page);
    expect.soft(await fieldValues(page), `#${target}`).toEqual(values);
    await expect(page.locator("#errori")).toBeAttached();
    followed.push({ focus: now.focus, isInView: now.isInView });
  }
  return { came, values, followed };
}

/** The page with the link that opens the page of this form in a dialog. */
const LINKED_FROM: Record<string, string> = {
  "certificate, removed": attestationUrls.all(),
  "register row, removed": registerUrls.one("figures"),
  "logo, removed": companyUrls.logo(),
  "company document, removed": companyUrls.documents(),
  publish: urls.home(),
  "position, renamed": urls.history(),
  "position, removed": urls.history(),
  "copy from the group": urls.history(),
  "verification, withdrawn": historyUrls.verification(),
  "person, invited again": peopleUrls.person(DEMO_INVITED),
  "person, switched off": peopleUrls.person(DEMO_READER),
  "person, deleted": peopleUrls.person(DEMO_INVITED),
};

for (const mode of MODES) {
  // Without script the browser does by itself what is asked here; the pages are those of tests/after-a-save.test.ts.
  test.describe(`a sent form, with script ${mode}`, { tag: mode === "on" ? [] : ["@matrix"] }, () => {
    // One after the other, in the order of the list: an open verification allows no restore.
    test.describe.configure({ mode: "default" });

    let server: TestServer;
    let forms: KnownForm[];
    test.beforeAll(async () => {
      server = await startForBothModes({ demo: true, environment: WITH_NOTICE });
      forms = await knownForms(server);
    });
    test.afterAll(() => server.stop());

    for (const name of FORM_NAMES) {
      test(`${name} leads to the top of its page, which has no fault in any arrangement`, async ({
        browser,
      }) => {
        const known = forms.find((form) => form.name === name);
        if (!known) throw new Error(`No form ${name}`);
        const { browser: signedIn, form } = await known.open();
        const { url, index } = form.place;
        const context = await browser.newContext(optionsOf(mode));
        await context.addCookies(cookiesOf(signedIn, server.url));
        const page = await context.newPage();
        const linkedFrom = mode === "on" ? LINKED_FROM[name] : undefined;
        await page.goto(linkedFrom ? server.url + linkedFrom : url);
        await settled(page, mode);
        const before = forms.find((form) => form.name === known.after);
        if (before) {
          const { place } = (await before.open()).form;
          await send(page.locator("form").nth(place.index), before);
          await settled(page, mode);
        }
        const shown = linkedFrom ? await inDialog(page, url, known) : page.locator("form").nth(index);
        await send(shown, known);
        await undisturbed(page, async () => {
          await settled(page, mode);
          if (isRefused(known)) await expect(page.locator("#errori")).toBeFocused();
          else await expectTop(page);
          if (mode === "blocked") await hold(page);
          if (isWhole || (mode === "on" && (await isNews(page)))) await expectGood(page);
        });
        await context.close();
      });
    }
  });
}

const cookiesOf = ({ cookies }: Browser, url: string) =>
  [...cookies].map(([name, value]) => ({ name, value, url }));

/** The form as the dialog shows it. A link to a card of another company names the card; both addresses end alike. */
async function inDialog(page: Page, url: string, { button }: KnownForm): Promise<Locator> {
  const { pathname, search } = new URL(url);
  const end = `${pathname}${search}`.split("=").at(-1) ?? "";
  await page.locator(`main a[data-confirm][href^="${pathname}"][href$="${end}"]`).first().click();
  const forms = page.getByRole("dialog").locator("form");
  // What follows opens and fills in all that stands in the dialog: it must be there.
  await forms.first().waitFor();
  return button ? forms.filter({ has: page.getByRole("button", { name: button, exact: true }) }) : forms;
}

/** A form whose answer is one of its refusals: what it checks is found false. */
const isRefused = ({ answers = 200 }: KnownForm) => answers >= 400;

async function send(form: Locator, known: KnownForm): Promise<void> {
  const { filling, button } = known;
  const page = form.page();
  // Folded parts are opened as a user opens them; this test is about what follows.
  await page
    .locator("details:not([open])")
    .evaluateAll((all) => all.forEach((one) => ((one as HTMLDetailsElement).open = true)));
  for (const [name, value] of Object.entries(filling)) {
    for (const field of await form.locator(`[name="${name}"]`).all()) await put(field, value);
  }
  // The buttons of a file come before the one that saves.
  const saving = form.locator('button[name="next"][value="continue"]:not([hidden])');
  const first = form.locator('button:not([type="button"]):not([hidden])');
  const unnamed = (await saving.count()) > 0 ? saving : first;
  const pressed = button ? form.getByRole("button", { name: button, exact: true }) : unnamed;
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await pressed.first().click();
  expect.soft((await answered).status() < 400).toBe(!isRefused(known));
  await page.waitForLoadState("load");
}

async function put(field: Locator, value: Filling[string]): Promise<void> {
  const kind = await field.evaluate((element) => element.getAttribute("type") ?? element.localName);
  if (typeof value === "object" && !Array.isArray(value)) {
    const buffer = Buffer.from(value.content);
    await field.setInputFiles({ name: value.fileName, mimeType: "", buffer });
  } else if (kind === "checkbox" || kind === "radio") {
    const own = (await field.getAttribute("value")) ?? "on";
    const isWanted = typeof value === "boolean" ? value : [value].flat().includes(own);
    if (kind === "checkbox" || isWanted) await field.setChecked(isWanted, { force: true });
  } else if (kind === "select") {
    await field.selectOption(String(value));
  } else {
    await field.fill(String(value));
  }
}

/** The page starts at its top, or at the place that its address names; no script has moved the focus. */
async function expectTop(page: Page): Promise<void> {
  const { hash } = new URL(page.url());
  const now = await seen(page);
  // With script the page may open on the first field of its answer, where that is in sight.
  const isArrival = await page.evaluate(() => document.activeElement?.matches("[data-arrival]") ?? false);
  if (isArrival) expect.soft(now).toMatchObject({ isInView: true, scrolled: 0 });
  else if (hash === "") expect.soft(now).toMatchObject({ focus: "body", scrolled: 0 });
  else await expect.soft(page.locator(hash)).toBeInViewport();
  await expect.soft(page.locator("#errori")).toHaveCount(0);
}
