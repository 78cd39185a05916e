import { expect, test, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { chromium } from "@playwright/test";
import { glossaryUrls } from "~/web/glossary-urls";
import { legalUrls } from "~/web/legal-urls";
import { sourcesUrls } from "~/web/sources-urls";
import {
  attestationUrls,
  historyUrls,
  invitationUrls,
  registrationUrls,
  surveyUrls,
  urls,
  workbookUrls,
} from "~/web/urls";
import { COMPANY_PAGES } from "../pages/company";
import { profilesUrls } from "~/web/profiles-urls";
import { DEMO_CERTIFICATES } from "../pages/certificates";
import { OWNER_PAGES, REFUSED_OWNER_PAGES } from "../pages/owner-states";
import { PEOPLE_PAGES, REFUSED_PEOPLE_PAGES } from "../pages/people";
import { PROVIDER_EMAIL, PROVIDER_PAGES } from "../pages/provider-states";
import { SETTINGS_PAGES } from "../pages/settings-states";
import { DEMO_POSITION } from "../pages/positions";
import { GROUP_CARD } from "../pages/restores";
import { VERIFIER_EMAIL, VERIFIER_PAGES } from "../pages/verifier";
import { PATH_PAGES } from "../pages/path-states";
import { REGISTER_PAGES } from "../pages/register-states";
import { TASK_PAGES } from "../pages/task-states";
import { questionOfClass } from "../pages/states";
import { startServer, type TestServer } from "../server";
import { signInAs } from "./sign-in";

/** Around each place where the layout changes, and the widths of ordinary screens. */
const WIDTHS = [320, 360, 767, 768, 820, 1024, 1078, 1280, 1920];

/** The browser's own setting for people who need large letters: twice the ordinary size. */
const LARGE = 32;

const DEMO = "admin@azienda-demo.example";
const ENABLED = "admin@azienda-abilitata.example";

/** The addresses of each account; without one, of the pages before the sign-in. */
const PAGES: [email: string | null, paths: string[]][] = [
  [
    null,
    [
      urls.login(),
      registrationUrls.form(),
      urls.recovery(),
      legalUrls.document("privacy"),
      legalUrls.accessibility(),
      legalUrls.keyboard(),
    ],
  ],
  [
    DEMO,
    [
      urls.home(),
      urls.survey(),
      urls.level("start_small"),
      urls.level("full"),
      urls.complete(),
      urls.review("environment"),
      urls.changes("v3-env-rifiuti-e-materiali-circolare"),
      urls.scoring(),
      surveyUrls({ version: "public", year: 2025 }).printed(),
      urls.scoring("start_small"),
      urls.scoringMethod(),
      urls.methodClass("graduate"),
      urls.checks(),
      sourcesUrls.page(),
      glossaryUrls.page(),
      glossaryUrls.page({ cerca: "sicurezza" }),
      urls.plan({ classe: "master" }),
      urls.benchmark(),
      urls.benchmark({ scheda: "competitiveness_potential" }),
      urls.history(),
      urls.publish(),
      historyUrls.compare("public", "draft"),
      surveyUrls({ version: "public", year: 2025 }).level("full"),
      urls.registry(),
      urls.registrySection("contacts"),
      urls.quickStart("general"),
      attestationUrls.all(),
      attestationUrls.one(DEMO_CERTIFICATES[0]),
      workbookUrls.page(),
      ...PEOPLE_PAGES,
      ...COMPANY_PAGES,
      ...PATH_PAGES,
      ...TASK_PAGES,
      ...REGISTER_PAGES,
      ...REFUSED_PEOPLE_PAGES,
      ...OWNER_PAGES,
      ...REFUSED_OWNER_PAGES,
      ...SETTINGS_PAGES,
      invitationUrls.form(),
      invitationUrls.many(),
      profilesUrls.page(),
      ...(["boolean", "text", "checkbox", "radio", "matrix", "dropdown"] as const).map(questionOfClass),
    ],
  ],
  [
    ENABLED,
    [
      urls.history(),
      historyUrls.compare(DEMO_POSITION, "draft"),
      historyUrls.restore(DEMO_POSITION),
      GROUP_CARD,
      historyUrls.verification(),
    ],
  ],
  [VERIFIER_EMAIL, VERIFIER_PAGES],
  [PROVIDER_EMAIL, PROVIDER_PAGES],
];

/** How many pixels a page is wider than its window, and regions of tables that have lost their width. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const regions = [...document.querySelectorAll(".table-region, .question")];
    const collapsed = regions.filter((one) => one.clientHeight > 0 && one.clientWidth < 150);
    return { over: scrollWidth - clientWidth, collapsed: collapsed.map((one) => one.className) };
  });

const FITS = { over: 0, collapsed: [] };

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ demo: true });
});
test.afterAll(() => server.stop());

async function eachPage(
  open: () => Promise<BrowserContext>,
  look: (page: Page, name: string) => Promise<void>,
) {
  for (const [email, paths] of PAGES) {
    const context = await open();
    const page = await context.newPage();
    if (email !== null) await signInAs(page, server.url, email);
    for (const path of paths) {
      await page.goto(server.url + path);
      await page.evaluate(() => document.querySelectorAll("details").forEach((one) => (one.open = true)));
      await look(page, path);
    }
    await context.close();
  }
}

test("no page scrolls sideways, at whatever width", async ({ browser }) => {
  await eachPage(
    () => browser.newContext(),
    async (page, path) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await misfits(page), `${path} at ${width} px`).toEqual(FITS);
      }
    },
  );
});

test.describe("with large letters set in the browser", () => {
  let large: Browser;
  test.beforeAll(async ({}, { project }) => {
    const { launchOptions } = project.use;
    large = await chromium.launch({ ...launchOptions, args: [`--blink-settings=defaultFontSize=${LARGE}`] });
  });
  test.afterAll(() => large.close());

  test("no page scrolls sideways at 1280 px, and the navigation makes room", async () => {
    await eachPage(
      () => large.newContext({ viewport: { width: 1280, height: 800 }, locale: "it-IT" }),
      async (page, path) => {
        const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        expect(size).toBe(`${LARGE}px`);
        expect.soft(await misfits(page), path).toEqual(FITS);
        const side = await page.evaluate(() => document.querySelector(".side")?.clientWidth ?? Infinity);
        expect.soft(side, `the width of the navigation of ${path}`).toBeGreaterThan(1000);
      },
    );
  });
});
