import { expect, type Page, test } from "@playwright/test";
import { dateWords, daysAfter, romeDay } from "~/domain/calendar-date";
import { cardUrls } from "~/web/card-urls";
import { surveyUrls, urls } from "~/web/urls";
import { textOf } from "../documents/read-text";
import { signedInApi } from "../api-client";
import { startServer, type TestServer } from "../server";
import { signInAs } from "./sign-in";

const WRITER = "redazione@azienda-demo.example";

let server: TestServer;
let number: string;
test.beforeAll(async () => {
  server = await startServer({ demo: true });
  const { call } = await signedInApi(server.url, WRITER);
  number = (await call("survey.publicity", {})).newest ?? "";
});
test.afterAll(() => server.stop());

const shot = async (page: Page, name: string) => {
  const folder = process.env.SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

/** Waits on the page of a document, which looks again by itself, and fetches the file where its link leads. */
async function fetched(page: Page, waiting: string) {
  await page.goto(`${server.url}${waiting}?ferma=1`);
  const link = page.getByRole("link", { name: /^Apri carta-esg-/ });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const file = await page.request.get(server.url + (await link.getAttribute("href")));
  expect(file.headers()["content-disposition"]).toMatch(/^inline; /);
  return textOf(await file.body());
}

for (const script of [true, false]) {
  test.describe(`with script ${script ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: script, viewport: { width: script ? 1280 : 360, height: 900 } });
    const name = (what: string) => `${what}-${script ? "wide" : "narrow"}`;

    test("a link is made, opened by its recipient with its report, and withdrawn", async ({
      page,
      browser,
    }) => {
      await signInAs(page, server.url, WRITER);
      await page.goto(server.url + cardUrls.addShare(number));
      await page.getByLabel("Destinatario").fill("Banca di prova");
      await page.getByLabel("Ultimo giorno").fill(dateWords(daysAfter(romeDay(new Date()), 30)));
      await page.getByText("Ambiente · Energia").click();
      await page.getByText("Il report in PDF, con ciò che scegli qui").click();
      await shot(page, name("new-link"));
      await page.getByRole("button", { name: "Crea il collegamento" }).click();
      const address = (
        await page
          .getByText(/\/card\/shared\/[\w-]{43}$/)
          .first()
          .innerText()
      ).trim();
      const [, path = ""] = /(\/card\/shared\/.*)$/.exec(address) ?? [];

      const context = await browser.newContext({ javaScriptEnabled: script });
      const recipient = await context.newPage();
      await recipient.goto(server.url + path);
      await expect(recipient.getByText("Questa pagina è per: Banca di prova.")).toBeVisible();
      await expect(recipient.getByRole("link", { name: "Apri il report in PDF" })).toBeVisible();
      await shot(recipient, name("shared"));
      const text = await fetched(recipient, `${path}/report/wait`);
      expect(text).toContain("Copia per: Banca di prova.");
      expect(text).not.toContain("Scoring");

      await page.reload();
      await expect(page.locator("#aperture")).toContainText("il report");
      await shot(page, name("link"));
      await page.getByRole("button", { name: "Ritira il collegamento" }).click();
      await expect(page.getByText("Collegamento ritirato").first()).toBeVisible();
      for (const gone of [path, `${path}/report/wait`, `${path}/report`]) {
        const response = await recipient.goto(server.url + gone);
        expect(response?.status()).toBe(404);
      }
      await context.close();
    });

    test("the report of a card is waited for, and opens in a tab of its own", async ({ page }) => {
      await signInAs(page, server.url, WRITER);
      const ways = surveyUrls({ version: "public", year: 2025 });
      await page.goto(server.url + ways.scoring());
      const link = page.getByRole("link", { name: "Apri il report in PDF" });
      await expect(link).toHaveAttribute("href", ways.reportPdf());
      const opened = page.waitForEvent("popup");
      await link.click();
      expect(new URL((await opened).url()).pathname).toMatch(/^\/dashboard\/.*report/);
      expect(page.url()).toBe(server.url + ways.scoring());
      expect(await fetched(page, ways.reportPdf("/wait"))).toContain(`Carta ${number}`);
    });

    test("a sheet is folded by subject, and comes as a PDF", async ({ page }) => {
      await signInAs(page, server.url, WRITER);
      await page.goto(server.url + urls.sheet("bank"));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(4_000);
      const row = page.getByText("Energia consumata", { exact: false }).first();
      await expect(row).toBeHidden();
      await shot(page, name("bank"));
      await page
        .getByText(/^Clima ed energia: \d+ su \d+ pronti$/)
        .first()
        .click();
      await expect(row).toBeVisible();
      await shot(page, name("bank-open"));
      expect(await fetched(page, surveyUrls(null).sheetPdf("client", "/wait"))).toContain(
        "ci riserviamo il diritto di non rispondere",
      );
    });

    test("the badge and the code are pictures that lead to the card", async ({ page }) => {
      for (const picture of [cardUrls.badge(number), cardUrls.badgePicture(number), cardUrls.code(number)]) {
        const { status, type } = await page
          .goto(server.url + picture)
          .then((response) => ({ status: response?.status(), type: response?.headers()["content-type"] }));
        expect([status, type]).toEqual([200, expect.stringMatching(/^image\/(svg\+xml|png)/)]);
      }
      await page.goto(server.url + cardUrls.shown(number));
      await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
      await shot(page, name("public"));
    });
  });
}
