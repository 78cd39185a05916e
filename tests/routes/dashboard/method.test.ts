import { beforeAll, describe, expect, test } from "vitest";
import { weights } from "~/content/v3/weights";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { CLASSES } from "~/domain/question/question";
import { METHOD_TABLES } from "~/domain/scoring/method-tables";
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
    expect(page.text).not.toMatch(/\b1 domande/);
  });

  test.each([
    "Solo una risposta data, completa e coerente dà punti.",
    "insieme sono al massimo il 10% di una classe",
    "dà al massimo il 60% finché il documento non è allegato",
    "Un'area tiene il suo peso finché qualcosa si applica e le sue domande bastano a tenerlo.",
    "più del 5% dei punti di una classe, la classe è completa per meno dell'80% o manca la risposta a una domanda che decide una linea rossa",
    "Se più del 50% non si applica, per qualunque motivo, la carta non si può emettere.",
    "non è un rating ESG ai sensi del regolamento (UE) 2024/3005",
    "Non è un marchio o un'etichetta di sostenibilità per i consumatori ai sensi della direttiva (UE) 2024/825",
    "al posto del punteggio c'è -- con le parole «non disponibile»",
    "sommano sempre a 100,00",
    "se l'azienda ha preso qualcosa non scende sotto 1, se manca qualcosa non supera 99",
    "livello 1, autodichiarazione",
    "i punti restano quelli delle risposte",
  ])("says: %s", (sentence) => {
    expect(page.text).toContain(sentence);
  });
});

describe("one answer followed to its points", () => {
  test("adds up as it is told", () => {
    const example = words(page.document.querySelector('section[aria-labelledby="esempio"] p'));
    const numbers = [...example.matchAll(/\d+(?:,\d+)?/g)].map(([text]) => Number(text.replace(",", ".")));
    const [area = 0, share = 0, shares = 1, topic, weight = 0, weights = 1, points, percent = 0, earned] =
      numbers;
    expect(topic).toBeCloseTo((area * share) / shares, 1);
    expect(points).toBeCloseTo(((topic ?? 0) * weight) / weights, 1);
    expect(earned).toBeCloseTo(((points ?? 0) * percent) / 100, 1);
  });
});

test("the page says what a score is not, by the laws on ratings and on labels", () => {
  expect(page.text).toContain("regolamento (UE) 2024/3005");
  expect(page.text).toContain("direttiva (UE) 2024/825");
});

describe("the red lines", () => {
  test("cap silence too, which the page says", () => {
    expect(page.text).toContain("Chi lascia senza risposta una domanda che ne decide una non ci guadagna");
  });

  test("are told with cap, reason, law and what lifts them", () => {
    const rows = rowsOf("tabella-linee-rosse");
    expect(rows.map(([label, cap]) => [label, Number(cap)])).toEqual(
      questionnaireV3.redLines.map(({ label, cap }) => [label, cap]),
    );
    for (const [, , reason, wayOut] of rows) {
      expect(reason).toContain("Fonte: ");
      expect(wayOut?.length).toBeGreaterThan(10);
    }
  });
});

describe("the points of a class, question by question", () => {
  test.each(CLASSES)("are told for %s with every share", async (level) => {
    const ofClass = await browser.get(urls.methodClass(level));
    expect([ofClass.status, ofClass.heading]).toEqual([
      200,
      expect.stringContaining("Che cosa dà punti in "),
    ]);
    const asked = questionnaireV3.questions.filter((question) => question.level === level);
    expect(ofClass.document.querySelectorAll("tbody th").map(words)).toHaveLength(asked.length);
    for (const { prompt } of asked) expect(ofClass.text).toContain(prompt);
    expect(ofClass.text).toMatch(/\d+ su \d+/);
  });

  test("of a class that does not exist are not found", async () => {
    expect((await browser.get(urls.methodClass("reporting"))).status).toBe(404);
  });
});

describe("the tables of the method", () => {
  test.each(METHOD_TABLES)("include %s as a file for a spreadsheet", async (table) => {
    const { status, headers } = await browser.once({ url: urls.methodTable(table), method: "GET" });
    expect([status, headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(headers["content-disposition"]).toContain(`metodo-${table}`);
    expect(page.document.querySelector(`a[href="${urls.methodTable(table)}"]`)).not.toBeNull();
  });

  test("that do not exist are not found", async () => {
    expect((await browser.get(urls.methodTable("secrets"))).status).toBe(404);
  });
});
