import { beforeAll, describe, expect, test } from "vitest";
import { rulesOf } from "~/domain/answers/classes";
import { FIRST_SCORE } from "~/domain/survey/paths";
import { surveyUrls, urls } from "~/web/urls";
import { signedInApi } from "../../api-client";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const NEW = "admin@azienda-nuova.example";
const READER = "lettura@azienda-demo.example";

let server: TestServer;
beforeAll(async () => void (server = await demoServer()));

const CONVICTIONS = "v3-gov-legalita-condanne";
const COMPLAINTS = ["comunita-e-clienti", "v3-soc-comunita-e-clienti-reclami"] as const;

const FACTS = {
  sector: "25",
  workforce: "12",
  numberOfEmployees: "11",
  annualTurnover: "1.900.000",
};

/** The best answers to some of the twelve, in their order. */
async function answerFirst(count: number) {
  const { call } = await signedInApi(server.url, NEW);
  const { questions } = await call("survey.overview", { query: {} });
  const first = questions
    .filter(({ firstScorePlace }) => firstScorePlace !== undefined)
    .toSorted((a, b) => (a.firstScorePlace ?? 0) - (b.firstScorePlace ?? 0));
  for (const { id } of first.slice(0, count)) {
    const page = await call("survey.question", { params: { id }, query: { path: FIRST_SCORE } });
    const [view] = page.questions;
    if (!view) throw new Error(`${id} is not shown`);
    const elements = rulesOf(view.definition).best(view.definition);
    const answerElements = Object.entries(elements).map(([element, value]) => ({ id: element, value }));
    const answers = [{ questionId: id, answerElements, revision: view.answer.revision }];
    await call("survey.saveAnswer", { params: { id }, body: { answers, path: FIRST_SCORE } });
  }
}

describe("the facts before the first question", () => {
  test("are at most six, show what was given, and propose the province with its source", async () => {
    const page = await (await signedIn(server, NEW)).get(urls.firstScoreCompany());
    expect(page.heading).toBe("La tua azienda in pochi dati");
    expect(page.text).toContain("Azienda Nuova S.r.l.");
    expect(
      page.document.querySelectorAll("main form :is(select, input:not([type=hidden]))").length,
    ).toBeLessThanOrEqual(6);
    expect(page.text).toContain("l'ha rilasciata l'ufficio di Brescia");
    expect(page.document.querySelector("[name=province] option[selected]")?.text).toBe("Brescia");
  });

  test("that are missing or no numbers are refused with what was typed", async () => {
    const page = await (await signedIn(server, NEW)).get(urls.firstScoreCompany());
    const refused = await page
      .form()
      .fill({ "Numero di addetti": "tanti", "Numero di dipendenti": "4" })
      .submit();
    expect(refused.status).toBe(422);
    expect(refused.title).toContain("Errore: ");
    expect(refused.errors.length).toBeGreaterThanOrEqual(1);
    expect(refused.document.querySelector("[name=workforce]")?.getAttribute("value")).toBe("tanti");
    expect(refused.document.querySelector("[name=numberOfEmployees]")?.getAttribute("value")).toBe("4");
  });

  test("lead to the first question, and are not asked again", async () => {
    const browser = await signedIn(server, NEW);
    const question = await (await browser.get(urls.firstScoreCompany())).form().fill(FACTS).submit();
    expect(question.path).toContain("/dashboard/esg/full/");
    expect(question.text).toContain("Domanda 1 di 12");
    const again = await browser.get(urls.firstScoreCompany());
    expect(again.path).toBe(urls.firstScore());
    const economic = await browser.get(urls.quickStart("economic"));
    expect(economic.document.querySelector("[name=workforce]")?.getAttribute("value")).toBe("12");
  });
});

describe("the page of the first score", () => {
  test("says how far the twelve are, and which is next", async () => {
    await answerFirst(3);
    const page = await (await signedIn(server, NEW)).get(urls.firstScore());
    expect(page.text).toContain("3 di 12");
    expect(page.text).toContain("Il confronto comincia da dodici risposte");
    expect((await page.follow("Riprendi dalla domanda 4")).text).toContain("Domanda 4 di 12");
  });

  test("has the score so far, its range, and its place among other companies", async () => {
    await answerFirst(12);
    const page = await (await signedIn(server, NEW)).get(urls.firstScore());
    expect(page.heading).toMatch(/^Finora \d+ di 100$/);
    expect(page.text).toMatch(
      /finora \d+ di 100, con 1[2-9] di \d+ domande; con le altre può arrivare fino a \d+/,
    );
    expect(page.text).toMatch(/il punteggio può stare tra \d+ e \d+/);
    expect(page.text).toMatch(
      /(Sei nella media|punti (sopra|sotto) la media|un punto (sopra|sotto) la media)/,
    );
    expect(page.text).toContain("il confronto è sulle stesse 12 domande");
    expect(page.document.querySelector("#righello")).not.toBeNull();
    expect((await page.follow("Continua con Fondamentali")).path).toContain("/dashboard/esg/start_small/");
    expect((await page.follow("Aggiungi l'indirizzo dell'azienda")).path).toBe(urls.quickStart("registry"));
  });

  test("names the red line that holds the score down, with the way to it", async () => {
    await answerFirst(12);
    const { call } = await signedInApi(server.url, NEW);
    const params = { id: CONVICTIONS };
    const { questions } = await call("survey.question", { params, query: { path: FIRST_SCORE } });
    const revision = questions[0]?.answer.revision ?? 0;
    const answers = [{ questionId: CONVICTIONS, answerElements: [{ id: "value", value: "yes" }], revision }];
    await call("survey.saveAnswer", { params, body: { answers, path: FIRST_SCORE } });
    const page = await (await signedIn(server, NEW)).get(urls.firstScore());
    expect(page.text).toContain("Una linea rossa tiene basso il punteggio");
    expect(page.text).toContain("Condanna definitiva per corruzione");
    expect(page.document.querySelector("main a[href$='#linee-rosse']")).not.toBeNull();
  });

  test("asks for no paper: what takes documents is folded, and open on every other way", async () => {
    const browser = await signedIn(server, NEW);
    const folded = await browser.get(surveyUrls(null, FIRST_SCORE).question("full", ...COMPLAINTS));
    expect(folded.document.querySelector("details [type=file]")).not.toBeNull();
    const open = await browser.get(urls.question("full", ...COMPLAINTS));
    expect(open.document.querySelector("[type=file]")).not.toBeNull();
    expect(open.document.querySelector("details [type=file]")).toBeNull();
  });

  test("shows a reader the questions, and invites to no answer", async () => {
    const browser = await signedIn(server, READER);
    const page = await browser.get(urls.firstScore());
    expect(page.text).toContain("Con il tuo accesso puoi leggere");
    expect(page.document.querySelectorAll("main .button-primary")).toEqual([]);
    const facts = await browser.get(urls.firstScoreCompany());
    expect([facts.status, facts.document.querySelectorAll("main form")]).toEqual([200, []]);
  });

  test.each([urls.firstScore(), urls.firstScoreCompany(), urls.papers()])(
    "%s is refused to people without a readable profile",
    async (path) => {
      expect(
        (await (await signedIn(server, "senza-profilo@azienda-abilitata.example")).get(path)).status,
      ).toBe(403);
    },
  );
});

describe("the list of papers", () => {
  test("has the documents of one class, each with the questions it is for", async () => {
    const browser = await signedIn(server, NEW);
    const page = await browser.get(urls.papers());
    expect(page.heading).toBe("Che cosa ti servirà");
    expect(page.text).toContain("Frontespizio del DVR");
    expect(page.document.querySelectorAll("main h2").map(({ text }) => text.trim())).toEqual([
      "Fondamentali",
    ]);
    const all = await page.follow("Tutte le classi");
    expect(all.document.querySelectorAll("main h2").length).toBe(3);
    const [first] = page.document.querySelectorAll("main section li li a");
    expect((await browser.get(first?.getAttribute("href") ?? "")).heading).toBe(first?.text.trim());
  });
});
