import { beforeAll, describe, expect, test } from "vitest";
import { bandOf } from "~/domain/scoring/bands";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
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
const next = (page: Page) => page.document.querySelector("section[aria-labelledby=prossimi-passi]");

describe("the home page of a company that has issued a card", () => {
  test("has the issued card as its first thing to see, with the scores it was issued with", async () => {
    const page = await home(DEMO);
    const card = words(page.document.querySelector("article.card"));
    const { call } = await signedInApi(server.url, DEMO);
    const issued = await call("scoring.homePage", { params: { version: "public" }, query: {} });
    expect(page.heading).toMatch(/^La tua carta vale fino al \d\d\/\d\d\/\d{4}$/);
    expect(card).toContain(issued.card.id);
    expect(card).toContain("Prodotti e lavorazioni di metallo · Piccola impresa");
    const { actual } = issued.survey.versioned.scoring.levels.start_small;
    expect(card).toContain(String(Math.round(actual / 100)));
  });

  test("says when the draft was saved and leads to the history and to the card that stands", async () => {
    const page = await home(DEMO);
    expect(words(next(page))).toContain("Pronta per l'emissione.");
    expect(page.text).toMatch(/Bozza salvata l'ultima volta il \d\d\/\d\d\/\d\d \d\d:\d\d/);
    expect((await page.follow("Storico delle carte")).path).toBe("/dashboard/history");
    expect((await page.follow("Vedi la carta emessa")).path).toBe("/dashboard/public/2025");
  });

  test.each(["start_small", "graduate", "master"] as const)(
    "prints the draft's points in the class %s beside those of the card, and leads to where they come from",
    async (id) => {
      const page = await home(DEMO);
      const { call } = await signedInApi(server.url, DEMO);
      const read = async (version: string) =>
        (await call("scoring.homePage", { params: { version }, query: {} })).survey.versioned.scoring.levels[
          id
        ];
      const [draft, card] = [await read("draft"), await read("public")];
      const link = page.document.querySelector(`.rulers a[href="/dashboard/scoring/${id}"]`);
      const [mine, issued] = link?.closest("tr")?.querySelectorAll("td").map(words) ?? [];
      expect(mine).toBe(String(bandOf(draft.actual, draft.max).value));
      expect(issued).toMatch(card.actual > 0 ? RegExp(`^${bandOf(card.actual, card.max).value}$`) : /^– /);
      expect((await page.follow(words(link ?? null))).path).toBe(`/dashboard/scoring/${id}`);
    },
  );

  test("shows three moves of the plan, each a link to its question with points, effort and minutes", async () => {
    const page = await home(DEMO);
    const moves = page.document.querySelectorAll("section[aria-labelledby=mosse] li");
    expect(moves).toHaveLength(3);
    for (const move of moves) {
      expect(words(move)).toMatch(/\+\d+ punt[oi] · impegno (basso|medio|alto) · \d+ minut[oi]$/);
      const link = move.querySelector("a");
      expect((await page.follow(words(link))).path).toBe(link?.getAttribute("href"));
    }
  });

  test.each([DEMO, "admin@servizi-in-verifica.example", "laura@sartoria-conti.example"])(
    "says what its progress counts, in the words and numbers of the card: %s",
    async (email) => {
      const page = await home(email);
      const { call } = await signedInApi(server.url, email);
      const { basis, survey } = await call("scoring.homePage", { params: { version: "draft" }, query: {} });
      const { done, applicable } = basis?.coverage ?? { done: -1, applicable: -1 };
      const { progress } = survey.draft;
      const rest = progress.done - done;
      expect(rest).toBeGreaterThan(0);
      expect(applicable + rest).toBe(progress.total);
      expect(words(next(page))).toContain(`Complete ${progress.done} di ${progress.total}`);
      expect(words(next(page))).toContain(`Coperte ${done}, non applicabili ${rest}.`);
    },
  );

  test("folds on a phone what can wait, and leaves in sight what is urgent", async () => {
    const page = await home(DEMO);
    const folds = page.document.querySelectorAll("main details.narrow");
    expect(folds.map((fold) => words(fold.querySelector("summary")))).toEqual([
      expect.stringMatching(/^\d+ cose senza fretta$/),
      "Quali sono e quanto danno",
      "Altre pagine",
      expect.stringMatching(/^Fondamentali \d+ · Maturità \d+ · Master \d+$/),
      "Le più recenti",
    ]);
    expect(folds.filter((fold) => fold.hasAttribute("open"))).toEqual([]);
    for (const fold of folds) expect(words(fold)).not.toContain("Scaduto");
  });

  test("keeps an eye on what expires and on the next year", async () => {
    const page = await home(DEMO);
    const watched = words(page.document.querySelector("section[aria-labelledby=da-tenere-d-occhio]"));
    expect(watched).toMatch(/UNI ISO 45001:2018, salute e sicurezza Scaduto ?scaduto il/);
    expect(watched).toContain("2026");
  });

  test("has one primary action, and goes on with the first open question", async () => {
    const page = await home(DEMO);
    expect(page.document.querySelectorAll("main .button-primary")).toHaveLength(1);
    const question = await page.follow("Continua il questionario");
    expect([question.status, question.path.startsWith("/dashboard/esg/")]).toEqual([200, true]);
  });

  test("offers to publish what has changed, to those who may", async () => {
    expect((await (await home(DEMO)).follow("Emetti la carta")).path).toBe("/dashboard/history/publish");
    const reader = await home("lettura@azienda-demo.example");
    expect(reader.document.querySelectorAll("main .button-primary").map(words)).toEqual([
      "Apri la carta emessa",
    ]);
    expect(reader.document.querySelector("section[aria-labelledby=mosse]")).toBeNull();
    expect(reader.document.querySelector("main .off")).toBeNull();
    expect(reader.text).toContain("Puoi vedere ma non modificare. Se ti serve, chiedi a Chiara Ferrari.");
  });
});

describe("the home page of a company that has nothing yet", () => {
  const NEW = "admin@azienda-nuova.example";

  test("begins with the four sections of the quick start", async () => {
    const page = await home(NEW);
    const steps = page.document
      .querySelectorAll("section[aria-labelledby=avvio-rapido] nav ol li")
      .map(words);
    expect(steps).toHaveLength(4);
    expect(steps.every((step) => step.includes("Da completare"))).toBe(true);
    expect((await page.follow("Inizia l'avvio rapido")).path).toBe("/dashboard/quick-start/registry");
  });

  test("shows a draft card, no zeros to explain, and where to begin", async () => {
    const page = await home(NEW);
    expect(words(page.document.querySelector("article.card"))).toContain("Bozza");
    expect(page.text).toMatch(/Non hai ancora emesso una carta per il \d{4}\./);
    expect(page.document.querySelector(".rulers")).toBeNull();
    expect(page.heading).toMatch(/^Il tuo primo punteggio in circa \d+ minuti$/);
    expect(page.document.querySelectorAll("main .button-primary")).toHaveLength(1);
    expect((await page.follow("Comincia dalla tua azienda")).path).toBe("/dashboard/first-score/company");
    expect((await page.follow("Che cosa mi servirà per il resto")).heading).toBe("Che cosa ti servirà");
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
    expect(words(survey.document.querySelector("main .panel"))).toContain("Comincia da qui");
  });
});

describe("the home page of a verifier, whose own company has nothing", () => {
  test("leads to the cases, and invites to no quick start", async () => {
    const page = await home("verifica@ente-demo.example");
    expect(page.heading).toBe("Il tuo lavoro è nella scrivania");
    expect(page.document.querySelectorAll("main .button-primary").map(words)).toEqual(["Apri la scrivania"]);
    // The next step leads there: what to keep an eye on does not name it again.
    expect(page.document.querySelectorAll('main a[href="/dashboard/verifications"]')).toHaveLength(1);
    expect(page.document.querySelector("[aria-labelledby=avvio-rapido]")).toBeNull();
    expect((await page.follow("Apri la scrivania")).path).toBe("/dashboard/verifications");
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
    expect(words(next(page))).toMatch(/Verifica (automatica|di terza parte) in corso/);
    expect(page.text).toMatch(/la verifica decade il \d\d\/\d\d\/\d{4}/);
    const off = words(page.document.querySelector("main .off"));
    expect(off).toContain("Chiedi la verifica");
    expect(off).toContain("È in corso una verifica");
    expect((await page.follow("Guarda a che punto è la verifica.")).path).toBe(
      "/dashboard/history/verification",
    );
  });
});
