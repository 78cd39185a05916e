import { beforeAll, describe, expect, test } from "vitest";
import { surveyUrls, urls } from "~/web/urls";
import { signedInApi } from "../../api-client";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";
import { inStoreOf } from "../../store-of";
import { CLASS } from "../../questions";

const ADMIN = "admin@azienda-demo.example";
const OTHER = "admin@azienda-nuova.example";
/** The demo company's current year. */
const YEAR = 2025;

let server: TestServer;
let browser: Browser;
let other: Browser;
/** The card issued for the current year, and one of a year before. */
let card: string;
let before: string;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, ADMIN);
  other = await signedIn(server, OTHER);
  card = await issued(YEAR);
  before = await issued(YEAR - 1);
});

async function issued(year: number): Promise<string> {
  const { call } = await signedInApi(server.url, ADMIN);
  const { versions } = await call("survey.history", { query: { year } });
  return versions.public?.id ?? "";
}

const draft = surveyUrls({ version: "draft", year: YEAR });
const open = surveyUrls({ version: "public", year: YEAR });
const closed = surveyUrls({ version: "draft", year: YEAR - 1 });
const crumbs = (page: Page) => page.document.querySelectorAll("nav.breadcrumb li").map(words);
const current = (page: Page) => page.document.querySelectorAll("nav.side [aria-current]").map(words);

describe("an address without its year", () => {
  test.each([
    ["/dashboard/draft", () => draft.period()],
    ["/dashboard/public", () => open.period()],
    ["/dashboard/public/esg", () => open.survey()],
    ["/dashboard/draft/esg/full?x=1", () => draft.level("full")],
    [
      "/dashboard/public/esg/start_small/energia/v3-env-energia-classe",
      () => open.question("start_small", "energia", CLASS),
    ],
  ])("%s leads to the pair with the current one", async (asked, expected) => {
    const page = await browser.get(asked);
    expect([page.status, page.path]).toEqual([200, expected()]);
  });

  test.each([
    `/dashboard/${YEAR}`,
    `/dashboard/${YEAR}/esg`,
    `/dashboard/bozza/${YEAR}`,
    `/dashboard/bozza/${YEAR}/esg/full`,
    `/dashboard/draft/${YEAR + 1}`,
    `/dashboard/draft/${YEAR + 1}/esg`,
    "/dashboard/draft/20255/esg",
    `/dashboard/ESG-${YEAR}-AAAAAAAAAA/${YEAR}/esg`,
  ])("or with a word that is neither is not found, inside the shell: %s", async (asked) => {
    const page = await browser.get(asked);
    expect([page.status, page.heading]).toEqual([404, "Pagina non trovata"]);
    expect((await page.follow("Torna alla dashboard")).path).toBe(urls.home());
  });
});

describe("what was published", () => {
  test("is read with its own answers, says which it is and why, and keeps every link inside", async () => {
    const page = await browser.get(open.survey());
    expect(page.text).toMatch(
      /Stai leggendo la carta pubblicata per l'anno \d{4}\. È stata emessa il \d\d\/\d\d\/\d{4}\./,
    );
    expect(page.text).toContain("Una carta emessa non si modifica");
    const hrefs = page.document
      .querySelectorAll("table.questions a")
      .map((a) => a.getAttribute("href") ?? "");
    expect(hrefs.filter((href) => !href.startsWith(`${open.survey()}/full/`))).toEqual([]);
    expect(current(page)).toEqual(["Questionario"]);
    expect(crumbs(page)).toEqual(["Dashboard", `Carta ${YEAR}`, "Questionario ESG"]);
    expect(page.text).not.toMatch(/Rispondi|Modifica /);
  });

  test("has question pages without forms, and its neighbours", async () => {
    const page = await browser.get(open.question("start_small", "energia", CLASS));
    expect(page.document.querySelector("main form")).toBeNull();
    expect(page.text).toContain(`Stai leggendo la carta pubblicata per l'anno ${YEAR}.`);
    expect(page.text).toMatch(/Classe energetica: D/);
    expect((await page.follow("Domanda successiva")).path).toMatch(
      new RegExp(`^${open.survey()}/start_small/`),
    );
    expect((await page.follow("Torna all'elenco")).path).toBe(open.level("start_small"));
  });

  test("is found by the number of its card too, and a card of another year only in that year", async () => {
    const page = await browser.get(surveyUrls({ version: card, year: YEAR }).survey());
    expect(page.text).toContain(`Stai leggendo la carta ${card} dell'anno ${YEAR}.`);
    expect(crumbs(page)[1]).toBe(card);
    const earlier = await browser.get(surveyUrls({ version: before, year: YEAR - 1 }).level("base"));
    expect([earlier.status, earlier.heading]).toEqual([200, "Base: tutte le 26 domande sono complete"]);
    expect((await browser.get(surveyUrls({ version: before, year: YEAR }).survey())).status).toBe(404);
  });

  test("is reached from the history", async () => {
    const page = await (await browser.get(urls.history())).follow(card);
    expect([page.status, page.path]).toEqual([200, surveyUrls({ version: card, year: YEAR }).period()]);
    expect((await page.follow("Leggi le risposte")).status).toBe(200);
  });

  test("of another company is not found", async () => {
    const theirs = surveyUrls({ version: card, year: YEAR });
    for (const url of [
      theirs.period(),
      theirs.survey(),
      theirs.level("full"),
      theirs.question("full", "energia", CLASS),
    ]) {
      expect((await other.get(url)).status).toBe(404);
    }
  });

  test("may be nothing: a page says so", async () => {
    for (const url of [
      open.period(),
      open.survey(),
      open.level("full"),
      open.question("full", "energia", CLASS),
    ]) {
      const page = await other.get(url);
      expect([page.status, page.path]).toEqual([200, open.period()]);
      expect(page.text).toContain("non hai ancora emesso una carta d'identità ESG");
    }
  });
});

describe("a closed year", () => {
  test("is read with its own questions and levels", async () => {
    const page = await browser.get(closed.survey());
    expect(page.title).toBe(`Questionario ESG ${YEAR - 1} - Carta ESG`);
    expect(page.text).toContain(`Stai leggendo le risposte del ${YEAR - 1}. L'anno è chiuso`);
    const cards = page.document.querySelectorAll("section[aria-labelledby=livelli] li").map(words);
    const names = ["Base", "Intermedio", "Avanzato", "Rendicontazione"];
    expect(cards).toEqual(names.map((name) => expect.stringContaining(name)));
    expect(page.text).not.toContain("Non ancora aperta");
    expect(page.text).not.toMatch(/Rispondi|Modifica /);
    expect((await page.follow("Vai al questionario di quest'anno")).path).toBe(urls.survey());
  });

  test("is reached from the questionnaire of the current one", async () => {
    const page = await (await browser.get(urls.survey())).follow(`Questionario ${YEAR - 1}`);
    expect(page.path).toBe(closed.survey());
  });

  test.each(["graduate", "start_small:base", "nulla"])("has no level %s", async (levels) => {
    expect((await browser.get(closed.level(levels))).status).toBe(404);
  });

  test("has its levels put in order like any other", async () => {
    expect((await browser.get(closed.level("advanced:base:base"))).path).toBe(closed.level("base:advanced"));
  });

  test("has its milestones, its question pages and its end", async () => {
    const question = await browser.get(`${closed.level("base")}/energia`);
    expect(question.path).toMatch(new RegExp(`^${closed.survey()}/base/energia/v2-`));
    expect(crumbs(question)).toEqual(["Dashboard", `Anno ${YEAR - 1}`, "Questionario", "Base", "Energia"]);
    const end = await browser.get(closed.complete());
    expect(end.status).toBe(200);
    expect(end.text).not.toContain("Emetti la carta");
  });
});

describe("a post below a pair", () => {
  const answered = (value: string) => ({ classe: value });

  async function postTo(url: string, by = browser): Promise<Page> {
    const page = await by.get(urls.question("start_small", "energia", CLASS));
    const posting = page.form({ button: "Salva e continua" }).fill(answered("B")).posting("Salva e continua");
    return by.send({ ...posting, url: new URL(url, server.url).href });
  }

  const stored = () =>
    inStoreOf(server, (db) =>
      db
        .selectFrom("answer")
        .select(["company_id", "year", "elements"])
        .where("question_id", "=", CLASS)
        .orderBy("company_id")
        .orderBy("year")
        .execute(),
    );

  test.each([
    ["of what was published", () => open],
    ["of a card by its number", () => surveyUrls({ version: card, year: YEAR })],
  ])("%s is refused with 403, what was typed stays on the page, nothing is stored", async (_, ways) => {
    const before = await stored();
    const page = await postTo(ways().question("start_small", "energia", CLASS));
    expect(page.status).toBe(403);
    expect(page.title).toMatch(/^Errore: /);
    expect(page.errors).toEqual(["Una carta emessa non si modifica: puoi solo consultare le sue risposte."]);
    expect(page.text).toContain("Non salvato. Questo è quello che avevi scritto: Classe energetica: B");
    expect(await stored()).toEqual(before);
  });

  test("of a closed year is refused with 403", async () => {
    const asked = await browser.get(`${closed.level("base")}/energia`);
    const page = await postTo(asked.path);
    expect([page.status, page.errors]).toEqual([403, [expect.stringContaining("Quest'anno è chiuso")]]);
  });

  test.each(["survey", "complete", "period"] as const)(
    "to a page without a form is refused with 403: %s",
    async (name) => {
      expect((await postTo(open[name]())).status).toBe(403);
    },
  );

  test("of another company's card is not found", async () => {
    const theirs = surveyUrls({ version: card, year: YEAR }).question("start_small", "energia", CLASS);
    expect((await postTo(theirs, other)).status).toBe(404);
  });

  test("of the current draft is saved, and what follows stays below the pair", async () => {
    const page = await browser.get(draft.question("start_small", "energia", CLASS));
    expect(page.text).not.toContain("Stai leggendo");
    const saved = await page
      .form({ button: "Salva e continua" })
      .fill(answered("C"))
      .submit("Salva e continua");
    expect(saved.path).toMatch(new RegExp(`^${draft.level("start_small")}/energia/v3-env-energia-consumi$`));
    expect(saved.text).toContain("Salvato: C");
    expect((await browser.get(urls.question("start_small", "energia", CLASS))).text).toContain("C");
  });
});

describe("the page of a period", () => {
  test("of the draft leads to its answers", async () => {
    const page = await browser.get(closed.period());
    expect([page.status, page.heading, current(page)]).toEqual([200, `Anno ${YEAR - 1}`, ["Dashboard"]]);
    expect((await page.follow("Leggi le risposte")).path).toBe(closed.survey());
  });

  test("of a card shows what the card says of itself", async () => {
    const page = await browser.get(surveyUrls({ version: before, year: YEAR - 1 }).period());
    expect(page.heading).toBe(`Carta ${before}`);
    expect(page.text).toMatch(/Autodichiarata/);
  });
});

describe("a pillar of a year before 2024", () => {
  const older = surveyUrls({ version: "draft", year: 2023 });

  test("shows its milestones and questions, to read, and leads to the others", async () => {
    const page = await browser.get(older.pillar("people"));
    expect([page.status, page.heading]).toEqual([200, "Persone"]);
    expect(page.text).toContain("Stai leggendo le risposte del 2023.");
    expect(page.text).toMatch(/Temi.*Salute e benessere: \d di \d\. Valutazione/);
    expect(page.document.querySelectorAll("table.questions th[scope=row]").length).toBeGreaterThan(10);
    expect(crumbs(page)).toEqual(["Dashboard", "Anno 2023", "Questionario", "Persone"]);
    expect(current(page)).toEqual(["Questionario"]);
    expect((await page.follow("Pianeta")).path).toBe(older.pillar("planet"));
  });

  test.each([
    ["people", "Persone"],
    ["planet", "Pianeta"],
    ["prosperity", "Prosperità"],
    ["principles", "Principi"],
  ])("is found at /%s as %s, with its questions", async (pillar, name) => {
    const page = await browser.get(older.pillar(pillar));
    expect([page.status, page.path, page.heading]).toEqual([200, older.pillar(pillar), name]);
    const questions = page.document.querySelectorAll("table.questions a").map((a) => a.getAttribute("href"));
    expect(questions.filter((href) => href?.includes(`/v1-${pillar}-`)).length).toBeGreaterThan(3);
  });

  test("with a milestone shows that part, and leads back to the whole", async () => {
    const page = await browser.get(older.pillar("planet", "energia-e-clima"));
    expect(page.heading).toBe("Energia e clima");
    const topics = page.document.querySelectorAll("details.topic summary").map(words);
    expect(topics).toEqual([expect.stringMatching(/^Energia e clima: \d di \d/)]);
    expect((await page.follow("Torna all'area Pianeta")).path).toBe(older.pillar("planet"));
  });

  test("with a question is the view of that question", async () => {
    const guid = "v1-planet-energia-e-clima-scope-3";
    const page = await browser.get(`${older.pillar("planet", "energia-e-clima")}/${guid}`);
    expect([page.status, page.path]).toEqual([200, older.question("full", "energia-e-clima", guid)]);
    expect(page.text).toContain("Pianeta · Energia e clima");
  });

  test("is the same of the card that was issued then", async () => {
    const page = await browser.get(surveyUrls({ version: "public", year: 2023 }).pillar("prosperity"));
    expect([page.status, page.heading]).toEqual([200, "Prosperità"]);
    expect(page.text).toContain("Una carta emessa non si modifica");
  });

  test("is told by its call as the card was issued, and not as another pillar or year", async () => {
    const { call } = await signedInApi(server.url, ADMIN);
    const pillarOf = (pillar: string, year: number) =>
      call("survey.historyPillar", { params: { version: "public", pillar }, query: { year } });
    const whole = await pillarOf("prosperity", 2023);
    expect(whole.year).toBe(2023);
    expect(whole.questions.length).toBeGreaterThan(0);
    expect(new Set(whole.questions.map(({ area }) => area))).toEqual(new Set(["prosperity"]));
    const draft = await call("survey.pillarOverview", {
      params: { pillar: "prosperity" },
      query: { year: 2023 },
    });
    expect(whole.milestones.map(({ id }) => id)).toEqual(draft.milestones.map(({ id }) => id));
    await expect(pillarOf("environment", 2023)).rejects.toMatchObject({
      message: "Invalid area for version",
    });
    await expect(pillarOf("prosperity", YEAR)).rejects.toMatchObject({
      message: "Invalid area for version",
    });
  });

  test("has its areas in the questionnaire of that year", async () => {
    const page = await browser.get(older.survey());
    expect(page.document.querySelectorAll("h2").map(words)).toEqual(
      expect.arrayContaining(["Persone", "Pianeta", "Prosperità", "Principi"]),
    );
  });

  test.each([
    older.pillar("people", "nulla"),
    `${older.pillar("people", "salute-e-benessere")}/nulla`,
    `${older.pillar("planet", "energia-e-clima")}/v1-people-competenze-programmi`,
    `${older.pillar("planet", "energia-e-clima")}/v1-planet-energia-e-clima-scope-3/altro`,
  ])("has nothing at %s", async (url) => {
    const page = await browser.get(url);
    expect([page.status, page.heading]).toEqual([404, "Pagina non trovata"]);
  });

  test.each([
    ["/dashboard/people", older.pillar("people")],
    ["/dashboard/people/salute-e-benessere", older.pillar("people", "salute-e-benessere")],
  ])("%s alone leads to the newest year that has pillars", async (url, expected) => {
    const page = await browser.get(url);
    expect([page.status, page.path]).toEqual([200, expected]);
  });

  test("a pillar alone says why it is not there where the company has no year with pillars", async () => {
    const page = await (await signedIn(server, "admin@azienda-nuova.example")).get("/dashboard/people");
    expect([page.status, page.heading]).toEqual([404, "L'area non fa parte di quest'anno"]);
  });

  test.each([closed.pillar("prosperity"), open.pillar("planet")])(
    "does not exist in later years, and the page says which years have it: %s",
    async (url) => {
      const page = await browser.get(url);
      expect([page.status, page.heading]).toEqual([404, "L'area non fa parte di quest'anno"]);
      expect(page.text).toContain("sono le aree degli anni fino al 2023");
      expect((await page.follow("Vai al questionario")).status).toBe(200);
    },
  );
});
