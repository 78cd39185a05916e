import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import { urls, workbookUrls } from "~/web/urls";
import { filled } from "../platform/workbook/filling";
import { startServer, type TestServer } from "../server";
import { startWithoutScripts } from "./blocked-scripts";
import { islandsReady } from "./islands-ready";
import { expectGood, hold } from "./look";
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
  await boxes.last().press("Space");
  await page.getByRole("button", { name: "Salva le modifiche scelte" }).press("Enter");

  // The page of the running job polls by itself: the test presses nothing here.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Il file è stato caricato");
  await expectGood(page);
  await expect(page.locator("main li a")).toHaveCount(1);
  await page.getByRole("link", { name: /^\d+\. Qual è la classe energetica/ }).press("Enter");
  await expect(page.getByLabel("Classe energetica", { exact: true })).toHaveValue("c");
});

/** Another process takes each job as soon as it is due: this process waits, and the test sets the progress. */
function jobsOfAnother({ dataDir }: TestServer) {
  const store = new BetterSqlite(path.join(dataDir, "carta-esg.sqlite"), { timeout: 10_000 });
  store.exec(`create trigger taken after update of state on job when new.state = 'pending' begin
    update job set state = 'running', lease_until = '9999-12-31T00:00:00.000Z' where id = new.id; end`);
  return {
    at: (percent: number) =>
      store.prepare("update job set progress = ? where state = 'running'").run(percent),
    /** The other process ends, and this one does the job. */
    end() {
      store.exec("drop trigger taken; update job set lease_until = '1970-01-01' where state = 'running'");
      store.close();
    },
  };
}

/** A new server makes and reads its first workbook in the time of a page only on a machine at rest. */
const A_WORKBOOK = { timeout: 60_000 };

for (const { mode, classe } of [
  { mode: "on", classe: "C" },
  { mode: "blocked", classe: "B" },
]) {
  test(`a workbook that takes long is followed to its result, with script ${mode}`, async ({ page }) => {
    const server = await startServer({ demo: true });
    try {
      if (mode === "blocked") await page.route("**/*.js", (route) => route.abort());
      await signInAs(page, server.url, "admin@azienda-demo.example");
      await page.goto(server.url + workbookUrls.page());
      const file = await page.request.get(server.url + urls.workbookFile("answers"), A_WORKBOOK);
      const buffer = await filled(await file.body(), { "v3-env-energia-classe": { classe } });
      const upload = { name: "compilato.xlsx", mimeType: "", buffer };
      await page.getByLabel("Il questionario compilato").setInputFiles(upload);
      await page.getByRole("button", { name: "Carica e controlla" }).click();
      await expect(page.getByRole("checkbox")).toHaveCount(1, A_WORKBOOK);
      const jobs = jobsOfAnother(server);
      await page.getByRole("button", { name: "Salva le modifiche scelte" }).click();

      const bar = page.locator("main progress");
      await expect(bar).toHaveJSProperty("value", 0);
      if (mode === "on") {
        await page.waitForURL(/[?]segue=1$/);
        await islandsReady(page);
      }
      await page.evaluate(() => (document.body.dataset.seen = ""));
      jobs.at(60);
      await expect(bar).toHaveJSProperty("value", 60);
      // Script writes into the present page; without script, the browser has loaded it again.
      await expect(page.locator("body[data-seen]")).toHaveCount(mode === "on" ? 1 : 0);
      if (mode === "blocked") await hold(page);
      await expectGood(page);
      if (mode === "blocked") await page.reload();

      jobs.end();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Il file è stato caricato");
      await expect(page.locator("main li a")).toHaveCount(1);
      await page.locator("main li a").click();
      await expect(page.getByLabel("Classe energetica", { exact: true })).toHaveValue(classe.toLowerCase());
    } finally {
      await server.stop();
    }
  });
}
