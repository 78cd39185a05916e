import { truncateSync, writeFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../api-client";
import { pdf } from "../platform/files/samples";
import { startServer, type TestServer } from "../server";
import { startWithoutScripts } from "./blocked-scripts";
import { submit } from "./journey";
import { atRest, expectGood } from "./look";

const QUESTION = "/dashboard/esg/start_small/acqua/v3-env-acqua-prelievo";

const WAYS = [
  ["with script", () => startServer({ demo: true })],
  ["with scripts blocked", () => startWithoutScripts({ demo: true })],
] as const;

async function openQuestion(page: Page, server: TestServer): Promise<void> {
  await page.goto(`${server.url}/auth`);
  await page.getByLabel("Email").fill("redazione@azienda-demo.example");
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await submit(page, "Accedi");
  await page.goto(`${server.url}${QUESTION}`);
  await page.waitForLoadState("networkidle");
}

const document = (name: string) => ({ name, mimeType: "application/pdf", buffer: pdf(name) });
const choose = (page: Page, file: ReturnType<typeof document> | string) =>
  page.getByLabel("Scegli uno o più file").setInputFiles(file);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const amount = (page: Page) => page.locator('[name="prelievo"]');

for (const [way, start] of WAYS) {
  test.describe(`a file ${way}`, () => {
    let server: TestServer;
    test.beforeAll(async () => {
      server = await start();
    });
    test.afterAll(() => server.stop());

    test("is attached, downloaded, replaced and removed", async ({ page }) => {
      await openQuestion(page, server);
      await amount(page).fill("821");
      await choose(page, document("Bolletta 'prima'.pdf"));
      await press(page, "Allega");
      await expect(page.getByText("Allegato: Bolletta 'prima'.pdf.")).toBeVisible();
      await expect(amount(page)).toHaveValue("821");
      await expect(page.getByLabel("Scegli uno o più file")).toHaveValue("");

      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: "Bolletta 'prima'.pdf" }).click();
      expect((await download).suggestedFilename()).toBe("Bolletta 'prima'.pdf");
      await expect(page).toHaveURL(new RegExp(QUESTION));

      await choose(page, document("seconda.pdf"));
      await press(page, "Sostituisci Bolletta 'prima'.pdf");
      await expect(page.getByRole("link", { name: "seconda.pdf" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Bolletta 'prima'.pdf" })).toHaveCount(0);

      await press(page, "Togli seconda.pdf");
      await expect(page.getByText("Tolto: seconda.pdf.")).toBeVisible();
      await expect(page.getByRole("link", { name: "seconda.pdf" })).toHaveCount(0);
    });

    test("that is refused stands with its reason beside what was typed, and the next one is taken", async ({
      page,
    }) => {
      await openQuestion(page, server);
      await amount(page).fill("822");
      await choose(page, { ...document("foto.png"), buffer: Buffer.from("<svg/>") });
      await press(page, "Allega");
      await expect(page.getByRole("alert")).toContainText("«foto.png» non contiene un documento di tipo png");
      await expect(page.getByLabel("Scegli uno o più file")).toHaveAttribute("aria-invalid", "true");
      await expect(amount(page)).toHaveValue("822");
      await choose(page, document("buona.pdf"));
      await press(page, "Allega");
      await expect(page.getByRole("link", { name: "buona.pdf" })).toBeVisible();
    });

    test("beside an answer that is refused waits for it", async ({ page }) => {
      await openQuestion(page, server);
      await amount(page).fill("tanta");
      await choose(page, document("attesa.pdf"));
      await press(page, "Allega");
      await expect(page.getByText("da salvare con la risposta")).toBeVisible();
      await amount(page).fill("823");
      await press(page, "Salva e torna all'elenco");
      await expect(page.getByText("Salvato: ")).toBeVisible();
      await page.goto(`${server.url}${QUESTION}`);
      await expect(page.getByRole("link", { name: "attesa.pdf" })).toBeVisible();
    });

    test("the enter key saves and touches no file", async ({ page }) => {
      await openQuestion(page, server);
      await choose(page, document("resta.pdf"));
      await press(page, "Allega");
      await expect(page.getByText("Allegato: resta.pdf.")).toBeVisible();
      await amount(page).fill("824");
      await amount(page).press("Enter");
      await expect(page).not.toHaveURL(new RegExp(`${QUESTION}$`));
      await page.goto(`${server.url}${QUESTION}`);
      await expect(amount(page)).toHaveValue("824");
      await expect(page.getByRole("link", { name: "resta.pdf" })).toBeVisible();
    });

    test("with others and refused is accessible, at 320 px too", async ({ page }) => {
      await openQuestion(page, server);
      await choose(page, document("Letturacontatorepozzoconunnomechenonfiniscemai".repeat(3) + ".pdf"));
      await press(page, "Allega");
      await expect(page.getByText("Allegato: ")).toBeVisible();
      await choose(page, { ...document("x.exe"), buffer: Buffer.from("MZ") });
      await press(page, "Allega");
      await expect(page.getByRole("alert")).toBeVisible();
      await atRest(page);
      await expectGood(page);
    });

    for (const megabytes of way === "with script" ? [100] : [100, 400]) {
      test(`of ${megabytes} MB is answered by a page that names the limit`, async ({ page }) => {
        const large = test.info().outputPath("grande.pdf");
        writeFileSync(large, pdf("grande"));
        truncateSync(large, megabytes * 1024 * 1024);
        await openQuestion(page, server);
        await amount(page).fill("825");
        await choose(page, large);
        await press(page, "Allega");
        await expect(page.getByRole("alert")).toContainText("«grande.pdf» supera il limite di 10 MB", {
          timeout: 60_000,
        });
        await expect(amount(page)).toHaveValue("825");
      });
    }
  });
}
