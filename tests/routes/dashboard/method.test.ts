import { beforeAll, describe, expect, test } from "vitest";
import { weights } from "~/content/v3/weights";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { urls } from "~/web/urls";
import { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

let server: TestServer;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, "lettura@azienda-demo.example");
  page = await browser.get(urls.scoringMethod());
});

const rowsOf = (id: string) =>
  page.document
    .querySelectorAll(`#${id} tbody tr`)
    .map((row) => row.querySelectorAll("th, td").map((cell) => words(cell)));

describe("how the score is calculated", () => {
  test("is a page below the scoring", async () => {
    expect([page.status, page.heading]).toEqual([200, "Come si calcola il punteggio"]);
    expect(page.document.querySelectorAll("nav.breadcrumb li").map(words)).toEqual([
      "Dashboard",
      "Scoring",
      "Come si calcola",
    ]);
    const scoring = await browser.get(urls.scoring("start_small"));
    expect((await scoring.follow("Come si calcola il punteggio")).path).toBe(urls.scoringMethod());
  });

  test("is closed to strangers", async () => {
    expect((await new Browser(server.url).get(urls.scoringMethod())).path).toBe("/auth");
  });

  test("has the one table of bands", () => {
    expect(rowsOf("fasce")).toEqual([
      ["--", "non disponibile", "bianco"],
      ["0", "nessun punto", "grigio"],
      ["da 1 a 30", "basso", "arancione"],
      ["da 31 a 70", "medio", "giallo"],
      ["da 71 a 100", "alto", "verde"],
    ]);
    expect(page.text).toContain("Nel profilo Fornitore lo zero si legge «da avviare»");
  });

  test("has every row of weights with its reason, in the order in which they count", () => {
    const rows = rowsOf("pesi");
    expect(rows.map(([, , ...numbers]) => numbers.map(Number))).toEqual(
      weights.map(({ weights: { environment, social, governance } }) => [environment, social, governance]),
    );
    for (const [index, { reason }] of weights.entries()) expect(rows[index]?.[0]).toContain(reason);
    expect(rows[0]?.[0]).toContain("C Industria manifatturiera");
    expect(rows.map(([, size]) => size).slice(0, 2)).toEqual(["Microimpresa", "tutte"]);
  });

  test("has every milestone with its part of the area in each class", () => {
    for (const area of ["environment", "social", "governance"]) {
      const labels = questionnaireV3.milestones.filter((one) => one.area === area).map(({ label }) => label);
      const rows = rowsOf(area);
      expect(rows.map(([label]) => label)).toEqual(labels);
      for (const column of [1, 2, 3]) {
        const parts = rows.map((row) =>
          Number(/^([\d,]+)%/.exec(row[column] ?? "")?.[1]?.replace(",", "") ?? 0),
        );
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(10_000);
      }
    }
    expect(page.text).toContain("10,00%, 1 domanda");
    expect(page.text).not.toMatch(/\b1 domande/);
  });

  test.each([
    "Fondamentali: domande con punti 45, solo informative",
    "Solo una risposta data, completa e coerente dà punti.",
    "Gli allegati non cambiano i punti.",
    "Se più del 30% del peso di una classe non è applicabile",
    "Se è più del 50%, la carta non si può emettere.",
    "al posto del punteggio c'è -- con le parole «non disponibile»",
    "sommano sempre a 100,00",
    "se hai preso qualcosa non scende sotto 1, se manca qualcosa non supera 99",
    "livello 1, autodichiarazione",
    "i punti restano quelli delle risposte",
  ])("says: %s", (sentence) => {
    expect(page.text).toContain(sentence);
  });
});
