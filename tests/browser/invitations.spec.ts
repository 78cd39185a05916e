import path from "node:path";
import { expect, test } from "@playwright/test";
import { invitationUrls } from "~/web/registration-urls";
import { readOutbox } from "../platform/outbox";
import { startServer, type TestServer } from "../server";
import { startWithoutScripts } from "./blocked-scripts";
import { expectGood, expectGoodAgain } from "./look";
import { signInAs } from "./sign-in";

const PASSWORD = "Cerchio2026ok";

for (const script of ["with script", "with scripts blocked"] as const) {
  test.describe(script, () => {
    let server: TestServer;
    test.beforeAll(async () => {
      server = await (script === "with script" ? startServer : startWithoutScripts)({ demo: true });
    });
    test.afterAll(() => server.stop());

    const linkTo = async (email: string) => {
      const mail = () =>
        readOutbox(path.join(server.dataDir, "outbox")).findLast(({ headers }) =>
          headers["A"]?.includes(email),
        );
      await expect.poll(() => mail()?.link).toBeTruthy();
      return mail()?.link ?? "";
    };

    test("a person is invited by keyboard, accepts and signs in", async ({ page, browser }) => {
      await signInAs(page, server.url, "admin@azienda-demo.example");
      await page.goto(server.url + invitationUrls.form());
      await page.getByRole("button", { name: "Continua" }).press("Enter");
      await expect(page.locator("#errori")).toBeFocused();
      await expect(page.locator("#errori li")).toHaveCount(4);
      await expectGoodAgain(page);
      await page.getByLabel("Email").fill("nina@nuova.example");
      await page.getByLabel("Nome", { exact: true }).fill("Nina");
      await page.getByLabel("Cognome").fill("Verdi");
      await page.getByRole("radio", { name: "Lettura", exact: true }).press("Space");
      await page.getByRole("button", { name: "Continua" }).press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Controlla l'invito");
      await expectGood(page);
      await page.getByRole("button", { name: "Manda l'invito" }).press("Enter");
      await expect(page.getByRole("status").first()).toContainText("Invito mandato a nina@nuova.example");

      const invited = await (await browser.newContext()).newPage();
      await invited.goto(await linkTo("nina@nuova.example"));
      await expectGoodAgain(invited);
      await invited.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await invited.getByLabel("Ripeti la password").fill(PASSWORD);
      for (const box of await invited.getByRole("checkbox").all()) await box.press("Space");
      await invited.getByRole("button", { name: "Crea il tuo accesso" }).press("Enter");
      await invited.waitForURL(/\/auth$/);
      await expect(invited.getByRole("status").first()).toContainText("Il tuo accesso è creato");
      await invited.getByLabel("Email").fill("nina@nuova.example");
      await invited.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await invited.getByLabel("Password", { exact: true }).press("Enter");
      await invited.waitForURL(/\/dashboard/);
      await invited.context().close();
    });

    test("a list is pasted, looked at page by page and sent", async ({ page }) => {
      await signInAs(page, server.url, "admin@azienda-demo.example");
      await page.goto(server.url + invitationUrls.many());
      const rows = Array.from({ length: 120 }, (_, n) => `p${n}@nuova.example;Nina;Verdi;fornitore;lettura`);
      await page.getByLabel("L'elenco, una persona per riga").fill(["rotta", ...rows].join("\n"));
      await page.getByRole("button", { name: "Controlla l'elenco" }).press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Controlla l'elenco prima di mandare");
      await expect(page.getByRole("row", { name: /rotta/ })).toContainText("mancano dei dati");
      await expectGood(page);
      await page.getByRole("link", { name: "Pagina successiva" }).press("Enter");
      await page.getByRole("button", { name: "Manda 120 inviti" }).press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gli inviti sono stati preparati", {
        timeout: 30_000,
      });
      await expect(page.locator("main")).toContainText("120 inviti in partenza");
      await expectGood(page);
    });
  });
}
