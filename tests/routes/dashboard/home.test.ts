import { beforeAll, describe, expect, test } from "vitest";
import { words } from "../../pages/form";
import { signedIn } from "../../pages/sign-in";
import { signedInApi } from "../../api-client";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

let server: TestServer;
beforeAll(async () => {
  server = await demoServer();
});

const home = async (email: string) => (await signedIn(server, email)).get("/dashboard");
const DEMO = "admin@azienda-demo.example";
const points = (text: string) =>
  [...text.matchAll(/(\d+),(\d\d) (?:di|su) (\d+),(\d\d)/g)].map(([, a, b, c, d]) => [
    Number(a) * 100 + Number(b),
    Number(c) * 100 + Number(d),
  ]);

describe("the home page of a company that has issued a card", () => {
  test("shows the draft of the next one, with the label of its status and its own scores", async () => {
    const page = await home(DEMO);
    const card = words(page.document.querySelector("article.card"));
    const { call } = await signedInApi(server.url, DEMO);
    const draft = await call("scoring.homePage", { params: { version: "draft" }, query: {} });
    expect(card).toContain("Pronta per l'emissione");
    expect(card).toContain("assegnato all'emissione");
    expect(card).toContain("Prodotti e lavorazioni di metallo · Piccola impresa");
    const { actual } = draft.survey.versioned.scoring.levels.start_small;
    expect(card).toContain(String(Math.round(actual / 100)));
  });

  test("says when the draft was saved and leads to the history and to the card that stands", async () => {
    const page = await home(DEMO);
    expect(page.text).toMatch(/Bozza salvata l'ultima volta il \d\d\/\d\d\/\d\d \d\d:\d\d/);
    expect(page.text).toMatch(/La carta ESG-2025-\w+, emessa per il 2025, vale fino al \d\d\/\d\d\/\d{4}/);
    expect((await page.follow("Storico delle carte emesse")).path).toBe("/dashboard/history");
    expect((await page.follow("Vedi la carta emessa")).path).toBe("/dashboard/public/2025");
  });

  test.each(["Fondamentali", "Maturità", "Master"])(
    "explains the draft's points in the class %s down to the milestone, and everything adds up",
    async (label) => {
      const page = await home(DEMO);
      const level = page.document
        .querySelectorAll(".class-score")
        .find((one) => words(one).startsWith(label));
      const areas = level?.querySelectorAll(".area-score") ?? [];
      expect(areas).toHaveLength(3);
      let total = 0;
      for (const area of areas) {
        const [[actual = 0, max = 0] = []] = points(words(area.querySelector(".score-line")));
        const lines = area
          .querySelectorAll(".details-body .score-line")
          .flatMap((line) => points(words(line)));
        expect(lines.reduce((sum, [earned = 0]) => sum + earned, 0)).toBe(actual);
        expect(lines.reduce((sum, [, possible = 0]) => sum + possible, 0)).toBe(max);
        total += max;
      }
      expect(total).toBe(10_000);
      const explained = await page.follow(`I punti di ${label}, domanda per domanda`);
      expect(explained.path).toMatch(/^\/dashboard\/scoring\/\w+$/);
    },
  );

  test("names the weights that apply and why", async () => {
    const { text } = await home(DEMO);
    expect(text).toContain("Pesi delle aree: Ambiente 50, Sociale 30, Governance 20, su 100.");
    expect(text).toContain("Reg. (UE) 2022/1288");
    expect(text).not.toContain("Valgono i pesi predefiniti");
  });

  test("goes on with the first open question", async () => {
    const page = await home(DEMO);
    const question = await page.follow("Continua il questionario");
    const prompt = words(page.document.querySelector("section[aria-labelledby=prossimi-passi] strong"));
    expect(prompt).toMatch(/\?$/);
    expect([question.status, question.text.includes(prompt)]).toEqual([200, true]);
  });

  test("offers to publish what has changed, to those who may", async () => {
    expect((await (await home(DEMO)).follow("Emetti la carta")).path).toBe("/dashboard/history/publish");
    const reader = await home("lettura@azienda-demo.example");
    expect(reader.document.querySelector("main .off")).toBeNull();
    expect(reader.text).toContain("Puoi vedere ma non modificare. Se ti serve, chiedi a Chiara Ferrari.");
  });
});

describe("the home page of a company that has nothing yet", () => {
  const NEW = "admin@azienda-nuova.example";

  test("begins with the four sections of the quick start", async () => {
    const page = await home(NEW);
    const steps = page.document.querySelectorAll("section[aria-labelledby=avvio-rapido] li").map(words);
    expect(steps).toHaveLength(4);
    expect(steps.every((step) => step.includes("Da completare"))).toBe(true);
    expect((await page.follow("Inizia l'avvio rapido")).path).toBe("/dashboard/quick-start/registry");
  });

  test("shows a draft card, no zeros to explain, and where to begin", async () => {
    const page = await home(NEW);
    expect(words(page.document.querySelector("article.card"))).toContain("Bozza");
    expect(page.text).toMatch(/Non hai ancora emesso una carta per il \d{4}\./);
    expect(page.document.querySelector(".class-score")).toBeNull();
    expect((await page.follow("Comincia il questionario")).status).toBe(200);
  });

  test("stays new when all that counts as done is not asked of the company", async () => {
    const { call } = await signedInApi(server.url, NEW);
    const { revision } = await call("registry.company", {});
    await call("registry.updateCompany", { body: { revision, visibilities: [], numberOfEmployees: "0" } });
    const page = await home(NEW);
    expect(page.text).not.toContain("(0%)");
    expect((await page.follow("Comincia il questionario")).status).toBe(200);
    const survey = await (await signedIn(server, NEW)).get("/dashboard/esg");
    expect(words(survey.document.querySelector("main .panel"))).toContain("Da iniziare");
  });
});

describe("the home page of an enabled company", () => {
  const ENABLED = "admin@azienda-abilitata.example";

  test("leads to a verification, and not to a card of its own", async () => {
    const page = await home(ENABLED);
    expect(page.text).not.toContain("Emetti la carta");
    expect((await page.follow("Chiedi la verifica")).path).toBe("/dashboard/history/verification");
  });

  test("says how far the verification is, and has the action off with the way to see it", async () => {
    const { call } = await signedInApi(server.url, ENABLED);
    const { revision } = await call("survey.overview", { query: {} });
    await call("survey.openVerification", { body: { revision, level: 2 } });
    const page = await home(ENABLED);
    expect(words(page.document.querySelector("article.card"))).toMatch(
      /Verifica (automatica|di terza parte) in corso/,
    );
    expect(page.text).toMatch(/la verifica decade il \d\d\/\d\d\/\d{4}/);
    const off = words(page.document.querySelector("main .off"));
    expect(off).toContain("Chiedi la verifica");
    expect(off).toContain("È in corso una verifica");
    expect((await page.follow("Guarda a che punto è la verifica.")).path).toBe(
      "/dashboard/history/verification",
    );
  });
});
