import { beforeAll, describe, expect, test } from "vitest";
import { auditUrls } from "~/web/audit-urls";
import { peopleUrls, urls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const READER = "00000000-0000-4000-8000-000000000013";

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, "admin@azienda-demo.example");
  for (let count = 0; count < 30; count += 1) await signedIn(server, "lettura@azienda-demo.example");
  await signedIn(server, "admin@azienda-nuova.example");
  await (await browser.get(peopleUrls.person(READER))).form().fill({ supplier: "write" }).submit();
});

const rowsOf = (page: Page) => page.document.querySelectorAll("#attivita tbody tr").map(words);

describe("the page of what happened", () => {
  test("is linked from the registry, the newest first, with who did what to whom", async () => {
    const page = await (await browser.get(urls.registry())).follow("Vedi le attività");
    expect(page.heading).toBe("Attività dell'azienda");
    expect(rowsOf(page)[0]).toMatch(
      /^permessi cambiati ?\d\d\/\d\d\/\d\d \d\d:\d\d ?Chiara Ferrari admin@azienda-demo.example ?Marta Colombo lettura@azienda-demo.example ?127.0.0.1$/,
    );
    expect(rowsOf(page)).toHaveLength(25);
    expect(page.text).not.toContain("azienda-nuova");
    const older = await page.follow("Pagina successiva");
    expect(rowsOf(older).some((row) => rowsOf(page).includes(row) && row.includes("permessi cambiati"))).toBe(
      false,
    );
    expect(rowsOf(await older.follow("Pagina precedente"))).toEqual(rowsOf(page));
  });

  test("is found by kind, person and days, all in the address", async () => {
    const form = (await browser.get(auditUrls.list())).form({ button: "Cerca" });
    const found = await form
      .fill({ tipo: "access", "Email della persona": "lettura@azienda-demo.example", dal: "1/1/2026" })
      .submit();
    expect(rowsOf(found).every((row) => /^(accesso|uscita).*Marta Colombo/.test(row))).toBe(true);
    expect(new URL(found.url).search).toBe(
      "?tipo=access&persona=lettura%40azienda-demo.example&dal=1%2F1%2F2026&al=",
    );
    expect((await found.follow("Togli i filtri")).path).toBe(auditUrls.list());
    expect((await browser.get(auditUrls.list({ al: "01/01/2020" }))).text).toContain(
      "Nessuna attività corrisponde",
    );
  });

  test("refuses days and persons that it cannot read, and keeps them", async () => {
    const page = await browser.get(auditUrls.list({ dal: "ieri", persona: "x@y.example" }));
    expect([page.status, page.title]).toEqual([422, "Errore: Attività dell'azienda - Carta ESG"]);
    expect(page.errors).toEqual([expect.stringContaining("Dal giorno")]);
    expect(page.form({ button: "Cerca" }).values("persona")).toEqual(["x@y.example"]);
    const stranger = await browser.get(auditUrls.list({ persona: "admin@azienda-nuova.example" }));
    expect([stranger.status, stranger.errors.length]).toEqual([422, 1]);
  });

  test("is a file for a spreadsheet too, and the trail says so", async () => {
    const page = await browser.get(auditUrls.list({ tipo: "rights" }));
    const url = page.document.querySelector("a[data-download]")?.getAttribute("href") ?? "";
    const { headers, bytes } = await browser.once({ url, method: "GET" });
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="attivita-\d{4}-\d\d-\d\d\.csv"$/);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [titles, ...lines] = bytes.toString("utf8").slice(1).trimEnd().split("\r\n");
    expect(titles).toMatch(/^Numero;Quando;Che cosa;Volte;Chi;/);
    expect(lines).toEqual([
      expect.stringContaining(";permessi cambiati;1;Chiara Ferrari;admin@azienda-demo.example;"),
    ]);
    expect(rowsOf(await browser.get(auditUrls.list()))[0]).toContain("attività dell'azienda esportate: 1");
  });

  test("gives no file to a link of another site, and none for days it cannot read", async () => {
    const foreign = { url: auditUrls.file(), method: "GET", headers: { "Sec-Fetch-Site": "cross-site" } };
    const answer = await browser.once(foreign);
    expect([answer.status, answer.headers.location]).toEqual([302, auditUrls.list()]);
    expect((await browser.get(auditUrls.file({ dal: "ieri" }))).errors).toHaveLength(1);
  });

  test("is for administrators", async () => {
    const writer = await signedIn(server, "redazione@azienda-demo.example");
    expect((await writer.get(auditUrls.list())).status).toBe(403);
    expect((await writer.get(urls.registry())).text).toContain(
      "Le attività le vede chi amministra l'azienda.",
    );
  });
});
