import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { workbookUrls } from "~/web/urls";
import { filled } from "../platform/workbook/filling";
import type { TestServer } from "../server";
import { startWithoutScripts } from "./blocked-scripts";
import { expectGood } from "./look";
import { signInAs } from "./sign-in";

let server: TestServer;
test.beforeAll(async () => {
  server = await startWithoutScripts({ demo: true });
});
test.afterAll(() => server.stop());

test("a workbook is downloaded, filled in, uploaded and confirmed by keyboard with scripts blocked", async ({
  page,
}) => {
  await signInAs(page, server.url, "admin@azienda-demo.example");
  await page.goto(server.url + workbookUrls.page());
  await expectGood(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Scarica il questionario con le risposte" }).press("Enter");
  const bytes = readFileSync(await (await saved).path());
  const buffer = await filled(
    bytes,
    {
      "v3-env-energia-classe": { classe: "C" },
      "v3-env-energia-consumi": { "acquistata.rinnovabile": "1.234,5" },
      "v3-env-acqua-prelievo": { prelievo: "molta" },
    },
    { "v3-env-energia-classe": { explanation: "L’attestato vale fino al 2033" } },
  );
  const name = "compilato.xlsx";
  await page.getByLabel("Il questionario compilato").setInputFiles({ name, mimeType: "", buffer });
  await page.getByRole("button", { name: "Carica e controlla" }).press("Enter");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Controlla che cosa cambia");
  await expectGood(page);
  const boxes = page.getByRole("checkbox");
  await expect(boxes).toHaveCount(2);
  await boxes.first().press("Space");
  await page.getByRole("button", { name: "Salva le modifiche scelte" }).press("Enter");

  // The page of the running job asks again by itself: nothing is pressed here.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Il file è stato caricato");
  await expectGood(page);
  await expect(page.locator("main li a")).toHaveCount(1);
  await page.getByRole("link", { name: /^3\./ }).press("Enter");
  await expect(page.getByLabel("Classe energetica", { exact: true })).toHaveValue("c");
});
