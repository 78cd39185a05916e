import { expect, test, type Page } from "@playwright/test";
import { urls } from "~/web/urls";
import { startServer, type TestServer } from "../server";
import { signInAs } from "./sign-in";

/** Screens in pixels: how far down the primary action may begin, and how long the page may be. */
const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

const PEOPLE = [
  { who: "a company with a card", email: "admin@azienda-demo.example", height: 2000 },
  { who: "a reader", email: "lettura@azienda-demo.example", height: 2000 },
  { who: "a company that asks for a verification", email: "admin@azienda-abilitata.example", height: 2000 },
  { who: "a company with changed questions", email: "admin@abilitata-servizi.example", height: 2000 },
  { who: "a company with comments", email: "admin@servizi-in-verifica.example", height: 2000 },
  { who: "a company with a red line", email: "admin@edilizia-riva.example", height: 2000 },
  { who: "a person who works alone", email: "laura@sartoria-conti.example", height: 2000 },
  { who: "a verifier", email: "verifica@ente-demo.example", height: 2000 },
  { who: "a newcomer", email: "admin@azienda-nuova.example", height: 1000, narrow: 1800 },
];

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ demo: true });
});
test.afterAll(() => server.stop());

/** Where the one primary action begins, and how high the page is. */
const measured = (page: Page) =>
  page.evaluate(() => ({
    primary: document.querySelectorAll("main .button-primary").length,
    top: document.querySelector("main .button-primary")?.getBoundingClientRect().top ?? Infinity,
    height: document.documentElement.scrollHeight,
  }));

/** How long a home page may be on a phone. */
const NARROW = 3200;

async function expectInSight(page: Page, height: number, narrow = Infinity): Promise<void> {
  await page.setViewportSize(WIDE);
  const wide = await measured(page);
  await page.setViewportSize(PHONE);
  const phone = await measured(page);
  const at = page.url();
  expect.soft(wide.primary, at).toBe(1);
  expect.soft(wide.top, at).toBeLessThanOrEqual(500);
  expect.soft(wide.height, at).toBeLessThanOrEqual(height);
  expect.soft(phone.top, at).toBeLessThanOrEqual(620);
  expect.soft(phone.height, at).toBeLessThanOrEqual(narrow);
}

test.use({ javaScriptEnabled: false, viewport: WIDE });

for (const { who, email, height, narrow = NARROW } of PEOPLE) {
  test(`${who} sees the one thing to do without scrolling, at the first visit and later`, async ({
    page,
  }) => {
    await signInAs(page, server.url, email);
    await page.goto(server.url + urls.home());
    await expectInSight(page, height, narrow);
    // Later, with every notice read.
    for (const words of ["Ho letto", "Non mi serve"]) {
      const button = page.getByRole("button", { name: words, exact: true });
      for (const folded of await page.locator(".notice details, details.notice").all())
        await folded.evaluate((details) => details.setAttribute("open", ""));
      if ((await button.count()) > 0) await button.first().click();
    }
    await page.goto(server.url + urls.home());
    await expectInSight(page, height, narrow);
  });
}

for (const script of [true, false]) {
  test.describe(`with script ${script ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: script });

    test("the page folds on a phone what can wait, and shows all of it on a wide screen and on paper", async ({
      page,
    }) => {
      await signInAs(page, server.url, "admin@azienda-demo.example");
      await page.goto(server.url + urls.home());
      const folds = page.locator("main details.narrow");
      const links = folds.locator("a");
      const [fold, all] = [await folds.count(), await links.count()];
      const seen = async () => ({
        summaries: await folds.locator(":scope > summary:visible").count(),
        links: (await links.all()).length === all ? await folds.locator("a:visible").count() : -1,
      });
      expect(fold).toBe(5);
      expect(await seen()).toEqual({ summaries: 0, links: all });
      await page.setViewportSize(PHONE);
      expect(await seen()).toEqual({ summaries: fold, links: 0 });
      await folds.locator(":scope > summary").first().press("Enter");
      await expect(folds.first().locator("a").first()).toBeVisible();
      await page.emulateMedia({ media: "print" });
      expect((await seen()).summaries).toBe(0);
    });
  });
}

test("the running tour keeps one primary action, and adds at most 130 px to what a home page may have", async ({
  page,
}) => {
  await signInAs(page, server.url, "redazione@azienda-demo.example");
  for (const step of [1, 2, 3, 4]) {
    await page.goto(server.url + urls.tour(step));
    await page.setViewportSize(WIDE);
    const { primary, height } = await measured(page);
    expect.soft(primary, page.url()).toBe(1);
    expect.soft(height, page.url()).toBeLessThanOrEqual(2130);
  }
});

for (const [who, email] of [
  ["a company that lacks a little", "admin@azienda-demo.example"],
  ["a company with nothing to issue", "admin@azienda-nuova.example"],
  ["a company whose card is verified", "admin@azienda-abilitata.example"],
] as const) {
  test(`${who} sees what to do on the page that issues a card`, async ({ page }) => {
    await signInAs(page, server.url, email);
    await page.goto(server.url + urls.publish());
    await expectInSight(page, 1700);
  });
}

test("the layout changes between 767 and 768 px, and no main page is wider than either", async ({ page }) => {
  await signInAs(page, server.url, "admin@azienda-demo.example");
  const addresses = [
    urls.home(),
    urls.survey(),
    urls.scoring(),
    urls.benchmark(),
    urls.history(),
    urls.registry(),
  ];
  for (const address of addresses) {
    await page.goto(server.url + address);
    const menus: boolean[] = [];
    for (const width of [767, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(wide, `${address} at ${width}`).toBeLessThanOrEqual(0);
      menus.push(await page.locator("summary", { hasText: /^Menu$/ }).isVisible());
    }
    // Folded on the narrow screen, beside the page on the other.
    expect.soft(menus, address).toEqual([true, false]);
  }
});
