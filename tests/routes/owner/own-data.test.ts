import { beforeEach, describe, expect, test } from "vitest";
import { ownerUrls } from "~/web/owner-urls";
import { urls } from "~/web/urls";
import { DEMO_PASSWORD } from "../../api-client";
import type { Browser } from "../../pages/client";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const WRITER = "redazione@azienda-demo.example";

let server: TestServer;
let browser: Browser;
beforeEach(async () => {
  server = await demoServer();
  browser = await signedIn(server, WRITER);
});

const proof = { "La tua password": DEMO_PASSWORD };

describe("the page of one's own data", () => {
  test("lists what the file holds, and gives it for five minutes after the password", async () => {
    const page = await browser.get(ownerUrls.data());
    expect(page.heading).toBe("Copia ed eliminazione dei tuoi dati");
    expect(page.document.querySelectorAll("main section:first-of-type li")).toHaveLength(8);
    const ready = await page.form().fill(proof).submit();
    expect(ready.text).toContain("Il file è pronto");
    const href = ready.document.querySelector("a[data-download]")?.getAttribute("href") ?? "";
    const file = await browser.once({ url: href, method: "GET" });
    expect(file.headers["content-disposition"]).toMatch(/i-miei-dati-.*\.json/);
    const data = JSON.parse(file.text) as { account: { email: string } };
    expect(data.account.email).toBe(WRITER);
    expect(file.text).not.toContain("admin@azienda-demo.example");
    const colleague = await signedIn(server, "lettura@azienda-demo.example");
    await (await browser.get(urls.home())).form({ action: urls.signOut() }).submit();
    const dead = await colleague.get(href);
    expect(dead.text).toContain("Il file non c'è più");
  });

  test("says after six files in an hour that the person has them already", async () => {
    const ready = await (await browser.get(ownerUrls.data())).form().fill(proof).submit();
    const href = ready.document.querySelector("a[data-download]")?.getAttribute("href") ?? "";
    for (let count = 0; count < 6; count += 1) {
      expect((await browser.once({ url: href, method: "GET" })).status).toBe(200);
    }
    const page = await browser.get(href);
    expect(page.path).toBe(ownerUrls.data());
    expect(page.text).toContain(
      "Hai già scaricato più volte la copia dei tuoi dati. Quella che hai è completa",
    );
  });

  test("keeps the file for itself when the password is wrong", async () => {
    const page = await (await browser.get(ownerUrls.data())).form().fill({ password: "Sbagliata1" }).submit();
    expect([page.status, page.title]).toEqual([
      422,
      "Errore: Copia ed eliminazione dei tuoi dati - Carta ESG",
    ]);
    expect(page.errors).toEqual([expect.stringContaining("La password attuale non è giusta.")]);
    expect(page.form().values("password")).toEqual([""]);
  });

  test("leads to the deletion, which says what goes and stays, signs out and frees the address", async () => {
    const page = await (await browser.get(ownerUrls.data())).follow("Elimina il mio accesso");
    expect(page.text).toContain("Che cosa resta");
    const wrong = await page.form().fill({ password: "Sbagliata1" }).submit();
    expect(wrong.status).toBe(422);
    const out = await wrong.form().fill(proof).submit();
    expect(out.path).toBe(urls.login());
    expect(out.text).toContain("Il tuo accesso è stato eliminato.");
    expect((await browser.get(urls.home())).path).toBe(urls.login());
    const again = await out
      .form({ button: "Accedi" })
      .fill({ email: WRITER, password: DEMO_PASSWORD })
      .submit();
    expect(again.status).toBe(422);
  });

  test("says why the only administrator cannot leave", async () => {
    const only = await signedIn(server, "admin@azienda-nuova.example");
    const page = await only.get(ownerUrls.deleteAccount());
    expect(page.text).toContain("Sei l'unica persona che amministra l'azienda");
    expect(page.document.querySelector("main form")).toBeNull();
  });
});
