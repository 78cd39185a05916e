import { beforeAll, describe, expect, test } from "vitest";
import { signedInApi } from "../../api-client";
import { words } from "../../pages/form";
import { htmlFaults } from "../../pages/html-faults";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import { historyUrls, urls } from "~/web/urls";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const DEMO = "admin@azienda-demo.example";
const ENABLED = "admin@azienda-abilitata.example";

let server: TestServer;
beforeAll(async () => {
  server = await demoServer();
});

const historyOf = async (email: string) => (await signedIn(server, email)).get(urls.history());
const rowsOf = (page: Page) => page.document.querySelectorAll("tbody tr");
const linksIn = (page: Page, label: string) =>
  page.document
    .querySelectorAll("tbody a")
    .filter((link) => words(link).startsWith(label))
    .map((link) => link.getAttribute("href"));
const saving = (page: Page) => page.form({ button: "Salva la posizione" });

describe("the history of an enabled company", () => {
  test("shows the draft, and the way to a verification", async () => {
    const page = await historyOf(ENABLED);
    const draft = words(page.document.querySelector("section[aria-labelledby=bozza]"));
    expect(draft).toContain("Pronta per l'emissione");
    expect(draft).not.toContain("Emetti la carta");
    expect((await page.follow("Chiedi la verifica")).path).toBe("/dashboard/history/verification");
  });

  test("lists cards and positions, each with what can be done with it", async () => {
    const page = await historyOf(ENABLED);
    const [position = "", card = ""] = rowsOf(page).map(words);
    expect(position).toMatch(
      /^\d\d\/\d\d\/\d\d \d\d:\d\d ?Salvata a mano ?Prima dei dati sul personale ?Pronta ?2025 ?\d+ risposte di Elena Marino/,
    );
    expect(card).toMatch(
      /Carta emessa ?ESG-2025-\w{10} ?Valida ?Pronta ?2025 ?Autodichiarazione\. Dati al .* Scade il \d\d\/\d\d\/\d{4}\./,
    );
    expect(linksIn(page, "Ripristina")).toHaveLength(2);
    expect(linksIn(page, "Confronta con la bozza")).toHaveLength(2);
    expect(linksIn(page, "Rinomina o rimuovi")).toHaveLength(1);
    expect(page.text).not.toContain("Perché ora non si può ripristinare");
  });

  test("lists the cards of its group that can be copied", async () => {
    const page = await historyOf(ENABLED);
    const group = page.document.querySelector("section[aria-labelledby=gruppo]");
    expect(words(group)).toMatch(/Abilitata Servizi S\.r\.l\. ?Copia dalla carta ESG-2025-\w{10} del/);
    expect(group?.querySelector("a")?.getAttribute("href")).toMatch(
      /^\/dashboard\/history\/copy\?da=ESG-2025-\w+&impresa=/,
    );
  });

  test("compares any two of them by a form that only asks", async () => {
    const page = await historyOf(ENABLED);
    const form = page.form({ button: "Confronta" });
    expect(form.values("dopo")).toEqual(["draft"]);
    const { pathname, search } = new URL(form.fill({ Prima: "La bozza di adesso" }).posting().url);
    expect(pathname + search).toBe(historyUrls.compare());
    expect(form.posting()).toMatchObject({ method: "GET" });
    expect(form.names).toEqual(["prima", "dopo"]);
  });
});

describe("the history of a company that is not enabled", () => {
  test("says once why nothing can be restored, and has the way to issue a card", async () => {
    const page = await historyOf(DEMO);
    expect(page.text.split("La tua azienda non è abilitata")).toHaveLength(2);
    expect(linksIn(page, "Ripristina")).toEqual([]);
    expect(page.document.querySelector("section[aria-labelledby=gruppo]")).toBeNull();
    expect((await page.follow("Emetti la carta")).path).toBe("/dashboard/history/publish");
  });

  test("names a restore, off, beside what is of this year only", async () => {
    const rows = rowsOf(await historyOf(DEMO)).map(words);
    expect(rows.filter((row) => row.includes("Ripristina")).every((row) => row.includes("2025"))).toBe(true);
    expect(rows.some((row) => row.includes("Ripristina"))).toBe(true);
    expect(rows.some((row) => !row.includes("Ripristina"))).toBe(true);
  });

  test("is read by whoever may only read, with nothing to save, rename or remove", async () => {
    const page = await historyOf("lettura@azienda-demo.example");
    expect(page.text).toContain("Puoi vedere ma non modificare.");
    expect(page.text).not.toContain("Rinomina o rimuovi");
    expect(page.text).not.toContain("Perché ora non si può ripristinare");
    expect(page.document.querySelector("main form[method=post]")).toBeNull();
  });

  test("says that there is nothing yet", async () => {
    const page = await historyOf("admin@azienda-nuova.example");
    expect(page.text).toContain("Inizia il tuo percorso");
    expect(page.text).toContain("Non c'è ancora nulla");
    expect(rowsOf(page)).toEqual([]);
    expect(page.text).not.toContain("Perché ora non si può ripristinare");
  });
});

describe("a long archive", () => {
  test("is shown 25 rows at a time, newest first", async () => {
    const browser = await signedIn(server, ENABLED);
    const { call } = await signedInApi(server.url, ENABLED);
    for (let number = 1; number <= 30; number++) {
      await call("survey.savePosition", { body: { name: `Numero ${number}` } });
    }
    const page = await browser.get(urls.history());
    expect(rowsOf(page)).toHaveLength(25);
    expect(page.text).toContain("Pagina 1 di 2");
    const next = await page.follow("Pagina successiva");
    expect([rowsOf(next).length, next.text.includes("Pagina 2 di 2")]).toEqual([7, true]);
    expect(rowsOf(await next.follow("Pagina precedente"))).toHaveLength(25);
    for (const asked of ["99", "0", "x"]) {
      expect((await browser.get(`${urls.history()}?pagina=${asked}`)).status).toBe(200);
    }
    expect(await htmlFaults(page.html)).toEqual([]);
  });

  test("can be added to and is shown again from whatever page", async () => {
    const browser = await signedIn(server, ENABLED);
    const page = await browser.get(historyUrls.archive(2));
    const refused = await saving(page).submit();
    expect([refused.status, refused.text.includes("Pagina 2 di 2")]).toEqual([422, true]);
  });
});

describe("the history while a verification is open", () => {
  test("says how far it is and why nothing else can be done", async () => {
    const { call } = await signedInApi(server.url, ENABLED);
    const { revision } = await call("survey.overview", { query: {} });
    await call("survey.openVerification", { body: { revision, level: 2 } });
    const page = await historyOf(ENABLED);
    const draft = words(page.document.querySelector("section[aria-labelledby=bozza]"));
    expect(draft).toMatch(/Verifica (automatica|di terza parte) in corso/);
    expect(draft).toMatch(/la verifica decade il \d\d\/\d\d\/\d{4}/);
    expect(words(page.document.querySelector("main .off"))).toContain("È in corso una verifica");
    expect(page.text).toMatch(/Perché ora non si può ripristinare ?È in corso una verifica/);
    expect(linksIn(page, "Ripristina")).toEqual([]);
    expect(words(rowsOf(page)[0] ?? null)).toMatch(/In attesa d/);
  });
});
