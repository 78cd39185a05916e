import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { providerUrls } from "~/web/provider-urls";
import { PROVIDER_EMAIL, PROVIDER_PAGES } from "../pages/provider-states";
import { DISPUTE, LARGE, UNASSIGNED, waitingForProvider } from "../pages/waiting-for-provider";
import { startServer, type TestServer } from "../server";
import { signInAs } from "./sign-in";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ demo: true });
  await waitingForProvider(server);
});
test.afterAll(() => server.stop());

const FILLED = [
  ...PROVIDER_PAGES,
  providerUrls.company(LARGE),
  providerUrls.identity(LARGE),
  providerUrls.dispute(DISPUTE),
  providerUrls.verification(UNASSIGNED),
  providerUrls.enablement(LARGE, "disable"),
];

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const picture = (page: Page, name: string) =>
  process.env["PICTURES"]
    ? page.screenshot({ path: `${process.env["PICTURES"]}/${name}.png`, fullPage: true })
    : null;

test(
  "the provider's desk is accessible and fits windows of 320 to 1280 pixels, where something waits",
  { tag: "@matrix" },
  async ({ page }) => {
    test.setTimeout(180_000);
    await signInAs(page, server.url, PROVIDER_EMAIL);
    for (const [index, path] of FILLED.entries()) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(server.url + path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect([path, violations.map(({ id, nodes }) => [id, nodes[0]?.html])]).toEqual([path, []]);
      await picture(page, `${index}-wide`);
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 740 });
        expect([path, width, await overflow(page)]).toEqual([path, width, 0]);
      }
      await picture(page, `${index}-narrow`);
    }
  },
);

test("a company loses its enablement by keyboard, after a page that asks why", async ({ page }) => {
  await signInAs(page, server.url, PROVIDER_EMAIL);
  await page.goto(server.url + providerUrls.company(LARGE));
  await page.getByRole("link", { name: "Togli l'abilitazione" }).focus();
  await page.keyboard.press("Enter");
  const form = page.locator("form", { has: page.getByLabel("Motivo") });
  await form.getByLabel("Motivo").fill("Non risponde più.");
  await form.getByRole("button", { name: "Togli l'abilitazione" }).press("Enter");
  await expect(page.getByRole("status").first()).toContainText("L'azienda non è più abilitata");
});

test("the six places of the desk stand in one line at 820 and 1280 pixels", async ({ page }) => {
  await signInAs(page, server.url, PROVIDER_EMAIL);
  await page.goto(server.url + providerUrls.companies());
  const tabs = page.locator("nav ul.border-b > li");
  await expect(tabs).toHaveCount(6);
  for (const width of [820, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await tabs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect([width, new Set(tops).size]).toEqual([width, 1]);
  }
});
