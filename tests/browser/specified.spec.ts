import { expect, test } from "@playwright/test";
import { startOverSpecified } from "../over-specified";
import type { TestServer } from "../server";
import { answerEverything, quickStart, submit } from "./journey";
import { isWhole } from "./look";
import { signInAs } from "./sign-in";

/** The journey of a new company, over a server that has the specification and nothing else (D14.3). */

for (const javaScriptEnabled of isWhole ? [false, true] : [false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });
    let server: TestServer;
    test.beforeAll(async () => void (server = await startOverSpecified({ demo: true })));
    test.afterAll(() => server.stop());

    test("over the specification alone a company answers Fondamentali and issues its card", async ({
      page,
    }) => {
      test.setTimeout(400_000);
      await signInAs(page, server.url, "admin@azienda-nuova.example");
      await expect(page.locator("main")).toContainText("Qui mancano alcune pagine di Carta ESG");
      await quickStart(page);
      await page.goto(`${server.url}/dashboard/esg/start_small`);
      await page
        .locator("main")
        .getByRole("link", { name: /^(Comincia|Riprendi) da qui/ })
        .first()
        .click();
      expect(await answerEverything(page)).toBeGreaterThanOrEqual(25);
      if (javaScriptEnabled) await page.keyboard.press("Escape");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hai completato: Fondamentali");

      await page.getByRole("link", { name: "Guarda lo scoring" }).click();
      const scoring = page.locator('section[aria-labelledby="scoring"]');
      await expect(scoring).toContainText("Fondamentali");
      await expect(scoring).toContainText("100");

      await page.goto(`${server.url}/dashboard/history/publish`);
      await page.getByRole("checkbox").check({ force: true });
      await submit(page, "Dichiara ed emetti la carta");
      await expect(page).toHaveURL(/\/dashboard\/public\/\d{4}$/);
      await expect(page.locator("article.card")).toHaveClass(/card-valid/);
    });
  });
}
