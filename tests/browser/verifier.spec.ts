import { expect, test, type Page } from "@playwright/test";
import { verifierUrls } from "~/web/verifier-urls";
import { NEW_CASE, PLAIN, VERIFIER_EMAIL, DEEP_CASE, WITH_FILE } from "../pages/verifier";
import { startServer, type TestServer } from "../server";
import { signInAs } from "./sign-in";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ demo: true });
});
test.afterAll(() => server.stop());

const shot = async (page: Page, name: string) => {
  const folder = process.env.SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

for (const script of [true, false]) {
  test.describe(`with script ${script ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: script, viewport: { width: script ? 1280 : 360, height: 900 } });

    test("a judgement is made, refused with its words kept, and made again", async ({ page }) => {
      const name = (what: string) => `${script ? "wide" : "narrow"}-${what}`;
      await signInAs(page, server.url, VERIFIER_EMAIL);
      await page.goto(server.url + verifierUrls.cases());
      await shot(page, name("cases"));
      await page.goto(server.url + verifierUrls.case(DEEP_CASE));
      await shot(page, name("case"));
      await page.goto(server.url + verifierUrls.question(DEEP_CASE, WITH_FILE));
      await shot(page, name("question"));
      await page.goto(server.url + verifierUrls.decision(DEEP_CASE));
      await shot(page, name("decision"));
      await page.goto(
        server.url + verifierUrls.question(NEW_CASE, script ? PLAIN : "v3-env-emissioni-scope-2"),
      );
      const form = page.getByRole("form", { name: "Giudizio sulla risposta" });
      await form.getByText("Non accetto").click();
      await form.getByRole("button", { name: /^Salva/ }).click();
      await expect(page.locator("#errori")).toContainText("Scrivi che cosa chiedi");
      await expect(form.getByLabel("Non accetto")).toBeChecked();
      await shot(page, name("refused"));
      await form.getByLabel("Che cosa scrivi all'azienda").fill("Manca la targhetta dell'impianto.");
      await form.getByRole("button", { name: /^Salva/ }).click();
      await expect(page.getByText("Giudizio salvato: non accettata.").first()).toBeVisible();
      await shot(page, name("saved"));
    });
  });
}
