import { beforeAll, describe, expect, test } from "vitest";
import { surveyUrls, urls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const CARD = surveyUrls({ version: "public", year: 2025 });

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, "admin@azienda-demo.example");
});

describe("the figures computed from the answers", () => {
  test("stand with their formula, source and other companies", async () => {
    const { text } = await browser.get(urls.indicators());
    expect(text).toContain("Energia da fonti rinnovabili ÷ energia consumata × 100");
    expect(text).toContain("VSME B3 §29");
    expect(text).toMatch(/L'azienda di mezzo: da \d+ a \d+ %/);
  });

  test("name the usual group of comparison once, and another one where it is compared with", async () => {
    const { text } = await browser.get(urls.indicators());
    const groups = [...text.matchAll(/Gruppo di confronto: .*?, senza contare la tua\./g)].map(
      ([one]) => one,
    );
    const [usual, ...others] = groups;
    expect(others.length).toBeGreaterThan(0);
    expect(others).not.toContain(usual);
  });

  test("gives the indicators as a table", async () => {
    const { html } = await browser.get(urls.indicatorsFile());
    expect(html).toContain("Codice");
    expect(html).toMatch(/waste_non_hazardous.*Rifiuti totali − rifiuti pericolosi/);
    // A spreadsheet in Italian takes "23.1" for a text or for a day.
    const values = [...html.matchAll(/^[a-z_0-9]+;[^;]+;[^;]+;([^;]*);/gm)].map(([, value]) => value ?? "");
    expect(values.filter((value) => !/^(-?\d+(,\d+)?)?$/.test(value))).toEqual([]);
    expect(values.filter((value) => value.includes(",")).length).toBeGreaterThan(5);
  });

  test("are those of the card on the pages of the card", async () => {
    const { text } = await browser.get(CARD.indicators());
    expect(text).toContain("Indicatori");
    expect(text).toContain("emessa il");
  });
});

/** The file; until it is made its address leads to the page that waits. */
async function madeBy(path: string) {
  for (let looks = 0; looks < 15; looks += 1) {
    const answer = await browser.get(path);
    if (answer.headers["content-type"] === "application/pdf") return answer;
  }
  throw new Error(`${path} is not made within half a minute`);
}

describe("a sheet", () => {
  test("says on the home page how many points are ready", async () => {
    const home = await browser.get(urls.home());
    const [, ready] = /(\d+) di 40 punti pronti per la banca/.exec(home.text) ?? [];
    const sheet = await browser.get(urls.sheet("bank"));
    expect(sheet.text).toContain(`${ready} punti su 40 pronti per la banca`);
  });

  test("states the cap and the right to refuse", async () => {
    const { text } = await browser.get(urls.sheet("client"));
    expect(text).toContain("chi ti compra può chiederti al massimo lo standard volontario");
    expect(text).toContain("ci riserviamo il diritto di non rispondere");
    expect(text).toContain("Non toccano le richieste per un credito");
  });

  test("of a card names the card, and that of the draft says that it is the draft's", async () => {
    expect((await browser.get(CARD.sheet("client"))).text).toMatch(
      /Provengono dalla carta ESG ESG-2025-\w{10}, emessa il/,
    );
    expect((await browser.get(urls.sheet("client"))).text).toContain("Provengono dalla bozza");
  });

  test("is not found under another name, or for a year before 2025", async () => {
    expect((await browser.get("/dashboard/sheets/friend")).status).toBe(404);
    const before = surveyUrls({ version: "draft", year: 2024 });
    expect((await browser.get(before.sheet("bank"))).status).toBe(404);
  });

  test.each(["bank", "client"] as const)(
    "for a %s is folded by subject, and its lines say what is ready",
    async (kind) => {
      const { document, text } = await browser.get(urls.sheet(kind));
      const folded = [...document.querySelectorAll("main details")];
      expect(folded.map((one) => one.hasAttribute("open"))).toEqual([false, false, false, false, false]);
      const counts = folded.map((one) =>
        /(\d+) su (\d+) pronti$/.exec(one.querySelector("summary")?.textContent ?? ""),
      );
      const sum = (at: number) => counts.reduce((all, found) => all + Number(found?.[at]), 0);
      const [, ready, total] = /(\d+) (?:punti|dati) su (\d+) pronti/.exec(text) ?? [];
      expect([sum(1), sum(2)]).toEqual([Number(ready), Number(total)]);
    },
  );

  test.each(["bank", "client"] as const)(
    "for a %s comes as a PDF, of the draft and of a card",
    async (kind) => {
      for (const ways of [surveyUrls(null), CARD]) {
        const { status, headers } = await madeBy(ways.sheetPdf(kind));
        expect([status, headers["content-type"]]).toEqual([200, "application/pdf"]);
      }
    },
  );

  test.each(["bank", "client"] as const)("for a %s comes as a workbook", async (kind) => {
    const { status, headers } = await browser.get(urls.sheetFile(kind));
    expect([status, headers["content-type"]]).toEqual([
      200,
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ]);
  });
});
