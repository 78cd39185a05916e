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
  { who: "a newcomer", email: "admin@azienda-nuova.example", height: 1000 },
];

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ demo: true });
});
test.afterAll(() => server.stop());

const measured = (page: Page) =>
  page.evaluate(() => ({
    top: document.querySelector("main .button-primary")?.getBoundingClientRect().top ?? Infinity,
    height: document.documentElement.scrollHeight,
  }));

for (const { who, email, height } of PEOPLE) {
  test(`${who} sees the one thing to do without scrolling`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: WIDE });
    const page = await context.newPage();
    await signInAs(page, server.url, email);
    await page.goto(server.url + urls.home());
    const wide = await measured(page);
    await page.setViewportSize(PHONE);
    const phone = await measured(page);
    expect.soft(wide.top).toBeLessThanOrEqual(500);
    expect.soft(wide.height).toBeLessThanOrEqual(height);
    expect.soft(phone.top).toBeLessThanOrEqual(620);
    await context.close();
  });
}
