import { beforeAll, describe, expect, test } from "vitest";
import { peopleUrls, urls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const ADMIN = "admin@azienda-demo.example";
const LARGE = "admin@azienda-grande.example";

let server: TestServer;
let browser: Browser;
let large: Browser;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, ADMIN);
  large = await signedIn(server, LARGE);
});

const rowsOf = (page: Page) => page.document.querySelectorAll("#persone tbody tr").map(words);
const namesOf = (page: Page) => page.document.querySelectorAll("#persone tbody th a").map(words);

describe("the list of the people", () => {
  test("is linked from the registry, and shows each with roles, state and last access", async () => {
    const page = await (await browser.get(urls.registry())).follow("Gestisci le persone");
    expect(page.path).toBe(peopleUrls.list());
    expect(page.heading).toBe("Persone di Azienda Demo S.r.l.");
    expect(page.text).toContain("12 persone in tutto");
    const rows = rowsOf(page);
    expect(rows).toHaveLength(12);
    const row = (name: string) => rows.find((one) => one.includes(name)) ?? "";
    expect(row("Chiara Ferrari")).toContain("Amministrazione, Fornitore (lettura e scrittura)");
    expect(row("Francesca Longo")).toMatch(/attivo\s?mai/);
    expect(row("Marco Galli")).toMatch(/attivo ?\d\d\/\d\d\/\d\d \d\d:\d\d/);
    expect(row("Silvia Ricci")).toContain("accesso disattivato");
    expect(row("Luca Fontana")).toMatch(/abilitazione in corso ?invito spedito il .*, vale fino al /);
    expect(row("Elisa Caruso")).toMatch(/invito scaduto ?spedito il .*, scaduto il /);
  });

  test("is found by name, role and state, in an order, all in the address", async () => {
    const form = (await browser.get(peopleUrls.list())).form({ button: "Cerca" });
    const page = await form.fill({ "Nome o email": "NICCOLO d'angelo" }).submit();
    expect(namesOf(page)).toEqual(["Niccolò D'Angelo"]);
    expect(new URL(page.url).searchParams.get("cerca")).toBe("NICCOLO d'angelo");
    expect(page.form({ button: "Cerca" }).values("cerca")).toEqual(["NICCOLO d'angelo"]);
    expect(namesOf(await browser.get(peopleUrls.list({ stato: "off" })))).toEqual([
      "Silvia Ricci",
      "Giulia Serra",
    ]);
    expect(namesOf(await browser.get(peopleUrls.list({ ruolo: "company_admin" })))).toEqual([
      "Chiara Ferrari",
      "Silvia Ricci",
    ]);
    expect(namesOf(await browser.get(peopleUrls.list({ ordine: "email", stato: "active" })))[0]).toBe(
      "Chiara Ferrari",
    );
    const none = await browser.get(peopleUrls.list({ cerca: "nessuno" }));
    expect(none.text).toContain("Nessuna persona corrisponde");
    expect(rowsOf(await none.follow("Togli i filtri"))).toHaveLength(12);
  });

  test("folds permission, state and order until one of them is chosen", async () => {
    const choices = (page: Page) => page.document.querySelector("main form details");
    const isOpen = (page: Page) => choices(page)?.hasAttribute("open");
    const list = await browser.get(peopleUrls.list());
    expect(
      choices(list)
        ?.querySelectorAll("select")
        .map((select) => select.getAttribute("name")),
    ).toEqual(["ruolo", "stato", "ordine"]);
    const named = await list.form({ button: "Cerca" }).fill({ "Nome o email": "Galli" }).submit("Cerca");
    expect([namesOf(named), isOpen(list), isOpen(named)]).toEqual([["Marco Galli"], false, false]);
    const off = await list.form({ button: "Cerca" }).fill({ Stato: "off" }).submit("Mostra");
    expect([namesOf(off), isOpen(off)]).toEqual([["Silvia Ricci", "Giulia Serra"], true]);
    expect(isOpen(await browser.get(peopleUrls.list({ ordine: "email" })))).toBe(true);
    expect(isOpen(await off.follow("Togli i filtri"))).toBe(false);
  });

  test("refuses a search that is too long, and keeps it", async () => {
    const typed = "x".repeat(101);
    const form = (await browser.get(peopleUrls.list())).form({ button: "Cerca" });
    const page = await form.fill({ cerca: typed }).submit();
    expect([page.status, page.title]).toEqual([422, "Errore: Persone - Carta ESG"]);
    expect(page.errors).toHaveLength(1);
    expect(page.form({ button: "Cerca" }).values("cerca")).toEqual([typed]);
  });

  test("leaves out a filter that does not exist", async () => {
    expect(
      rowsOf(await browser.get(`${peopleUrls.list()}?ruolo=re&stato=morto&ordine=x&pagina=0`)),
    ).toHaveLength(12);
  });

  test("has pages of 25 with the same filters, and a page past the last is the last", async () => {
    const first = await large.get(peopleUrls.list({ stato: "active" }));
    expect(rowsOf(first)).toHaveLength(25);
    const second = await first.follow("Pagina successiva");
    expect(new URL(second.url).search).toBe("?stato=active&pagina=2");
    expect(namesOf(second)).not.toEqual(namesOf(first));
    expect(namesOf(await second.follow("Pagina precedente"))).toEqual(namesOf(first));
    const last = await large.get(peopleUrls.list({ pagina: 99 }));
    expect(new URL(last.url).search).toBe("?pagina=12");
    expect(rowsOf(last)).toHaveLength(25);
  });

  test.each(["redazione@azienda-demo.example", "lettura@azienda-demo.example"])(
    "is for administrators: %s reads whom to ask",
    async (email) => {
      const other = await signedIn(server, email);
      for (const url of [
        peopleUrls.list(),
        peopleUrls.person("x"),
        peopleUrls.changeOne("x", "delete"),
        `${peopleUrls.change()}?azione=delete&quali=tutti`,
        peopleUrls.changing("x"),
      ]) {
        const page = await other.get(url);
        expect([url, page.status]).toEqual([url, 403]);
        expect(page.text).toContain("amministra");
      }
      expect((await other.once({ url: peopleUrls.file(), method: "GET" })).status).toBe(403);
      const registry = await other.get(urls.registry());
      expect(registry.text).toContain("Le persone e i permessi li gestisce chi amministra l'azienda.");
      expect(registry.document.querySelector(`a[href="${peopleUrls.list()}"]`)).toBeNull();
    },
  );
});

describe("the file of the people", () => {
  const file = async (who: Browser, url: string) => who.once({ url, method: "GET" });

  test("has everyone who matches, for a spreadsheet, and none of its cells is a formula", async () => {
    const page = await large.get(peopleUrls.list({ stato: "invited" }));
    const href = page.document.querySelector("a[data-download]")?.getAttribute("href") ?? "";
    const { status, headers, bytes } = await file(large, href);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="persone-\d{4}-\d\d-\d\d\.csv"$/);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString("utf8").slice(1).trimEnd().split("\r\n");
    expect(lines[0]).toBe(
      "Cognome;Nome;Email;Stato;Ultimo accesso;Amministrazione;Fornitore;Committente;Associazione;Banca",
    );
    expect(lines).toHaveLength(1 + 17);
    expect(lines.slice(1).every((line) => line.includes(";abilitazione in corso;mai;"))).toBe(true);
  });

  test("does not hold the people of another company", async () => {
    const { bytes } = await file(browser, peopleUrls.file());
    const text = bytes.toString("utf8");
    expect(text).toContain("Ferrari;Chiara;admin@azienda-demo.example;attivo;");
    expect(text).not.toContain("azienda-grande");
  });
});
