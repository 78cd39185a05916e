import { beforeAll, describe, expect, test } from "vitest";
import { questionnaire } from "~/content/questionnaires";
import { questionsOf } from "~/domain/survey/journey";
import { urls } from "~/web/urls";
import { signedIn } from "../../pages/sign-in";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import { ENTRY_SCRIPT, type Page } from "../../pages/page";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, "admin@azienda-demo.example");
});

/** The questions of the page: links, words of their rows, topics that are unfolded. */
const links = (page: Page) => page.document.querySelectorAll("table.questions a").map(words);
const rowsOf = (page: Page) =>
  page.document
    .querySelectorAll("table.questions tbody tr")
    .map((row) => row.querySelectorAll("th, td").map(words).join(" "));
const rows = (page: Page) => rowsOf(page).length;
const topics = (page: Page, state = "") =>
  page.document.querySelectorAll(`details.topic${state}`).map((topic) => topic.getAttribute("id"));

/** The counters by name, and the name of the present one. */
const counters = (page: Page): Record<string, number> =>
  Object.fromEntries(
    page.document.querySelectorAll("nav[aria-label='Quali domande mostrare'] a").map((link) => {
      const [, name = "", count = ""] = /^(.*) (\d+)$/.exec(words(link)) ?? [];
      return [name, Number(count)];
    }),
  );
const current = (page: Page) => page.document.querySelectorAll("main nav [aria-current]").map(words);

/** The list with a search typed into its form. */
const searched = async (page: Page, cerca: string) =>
  page.form({ button: "Cerca" }).fill({ cerca }).submit("Cerca");

const TO_DO = ["Da rispondere", "Da completare", "Da confermare", "Da spiegare", "Cambiate"];

describe("the questionnaire", () => {
  test("says how much is missing, and shows first what is to be done", async () => {
    const page = await browser.get(urls.survey());
    const [, missing, total] = /^Questionario 2025: mancano (\d+) domande su (\d+)$/.exec(page.heading) ?? [];
    const { "Da fare": open = 0, Tutte: all = 0 } = counters(page);
    expect(Number(missing)).toBeGreaterThan(0);
    expect(Number(total)).toBeLessThanOrEqual(all);
    expect(rows(page)).toBe(open);
    expect(current(page)).toEqual([`Da fare ${open}`]);
    const waiting = Number(/(\d+) aspettano altre risposte o dati/.exec(page.text)?.[1]);
    expect(open + waiting).toBe(Number(missing));
  });

  test("leads to the next question by its first button", async () => {
    const page = await browser.get(urls.survey());
    expect(page.text).toMatch(
      /Restano circa [^.]+\. In ogni classe vengono prima le domande che non chiedono documenti\./,
    );
    const [topic] = topics(page, "[open]");
    const question = await page.follow("Riprendi da qui");
    expect(question.path).toMatch(new RegExp(`^/dashboard/esg/full/${topic}/`));
    expect(question.form({ button: "Salva e continua" }).names.length).toBeGreaterThan(0);
  });

  test("unfolds the topic of the next question alone, and says of each how far it is and what it gives", async () => {
    const page = await browser.get(urls.survey());
    expect(topics(page, "[open]")).toHaveLength(1);
    expect(topics(page).length).toBeGreaterThan(10);
    const summaries = page.document.querySelectorAll("details.topic summary").map(words);
    for (const summary of summaries)
      expect(summary).toMatch(/: \d+ di \d+( · \+\d+ punt[io] .*)? · \d+.min$/);
    expect(page.text).toMatch(/Niente da fare in Acqua 6 di 6\./);
    const done = await page.follow("Acqua");
    expect([rows(done), topics(done, "[open]")]).toEqual([6, ["acqua"]]);
  });

  test("has every question with number, points, status and action under one of its counters", async () => {
    const all = await browser.get(urls.survey({ status: "all" }));
    expect(rows(all)).toBe(questionnaire("v3").questions.length);
    expect(new Set(links(all)).size).toBe(rows(all));
    expect(rowsOf(all)[0]).toMatch(
      /^20 Qual è la classe energetica dell'edificio principale in cui lavora l'azienda\? Fondamentali Completa 3 su 5 punti Modifica$/,
    );
    const columns = all.document.querySelector("table.questions thead tr")?.querySelectorAll("th");
    expect(columns?.map(words)).toEqual(["N.", "Domanda", "Stato", "Punti", "Azione"]);
    const { "Da fare": open = 0, Tutte: total = 0, ...others } = counters(all);
    expect(open + Object.values(others).reduce((sum, count) => sum + count, 0)).toBe(total);
    const seen: string[] = [];
    for (const name of ["Da fare", ...Object.keys(others)]) {
      const page = await all.follow(`${name} ${counters(all)[name]}`);
      expect([name, rows(page)]).toEqual([name, counters(all)[name]]);
      seen.push(...links(page));
    }
    expect(seen.sort()).toEqual(links(all).sort());
  });

  test("parts what is to be done into its kinds", async () => {
    const page = await browser.get(urls.survey());
    const parts = Object.entries(counters(page)).filter(([name]) => TO_DO.includes(name));
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.reduce((sum, [, count]) => sum + count, 0)).toBe(counters(page)["Da fare"]);
    const incomplete = await page.follow(`Da completare ${counters(page)["Da completare"]}`);
    expect(rows(incomplete)).toBe(counters(page)["Da completare"]);
    expect(incomplete.document.querySelectorAll("table.questions .chip")).toEqual([]);
  });

  test("names the answer that opens a blocked question", async () => {
    const page = await browser.get(urls.survey({ status: "blocked" }));
    expect(rows(page)).toBeGreaterThan(0);
    for (const row of rowsOf(page)) expect(row).toMatch(/Bloccata: dipende da(lla risposta a| un dato) /);
  });

  test("combines its filters, and says which ones", async () => {
    const social = await browser.get(urls.survey({ area: "social" }));
    expect(social.text).toContain("Sociale · ");
    expect(social.document.querySelectorAll("main h2").map(words)).not.toContain("Ambiente");
    const complete = await social.follow(`Complete ${counters(social)["Complete"]}`);
    expect(new URL(complete.url).search).toBe("?area=social&status=self-declared");
    expect((await complete.follow("Togli ricerca e filtri")).url).toBe(server.url + urls.survey());
  });

  test("takes filter values that do not exist for no filter", async () => {
    const page = await browser.get(`${urls.survey()}?area=mare&status=%00&level=x&tema=__proto__`);
    expect([links(page), current(page)]).toEqual([
      links(await browser.get(urls.survey())),
      current(await browser.get(urls.survey())),
    ]);
  });

  test.each([
    ["not-answered", "Rispondi"],
    ["self-declared", "Modifica"],
    ["blocked", "Vedi"],
  ])("offers for a question that is %s: %s", async (status, action) => {
    const page = await browser.get(`${urls.survey()}?status=${status}`);
    expect(rows(page)).toBeGreaterThan(0);
    expect(rowsOf(page).filter((row) => !row.endsWith(` ${action}`))).toEqual([]);
  });

  test("offers readers to see, not to answer", async () => {
    const page = await (await signedIn(server, "lettura@azienda-demo.example")).get(urls.survey());
    expect(page.heading).toBe((await browser.get(urls.survey())).heading);
    expect(rowsOf(page).filter((row) => !row.endsWith(" Vedi"))).toEqual([]);
    expect(rows(page)).toBe(counters(page)["Tutte"]);
    expect(page.text).not.toMatch(/Riprendi da qui|Da fare/);
  });

  test("names the level of each question, and says why reporting is locked", async () => {
    const page = await browser.get(urls.survey({ status: "locked" }));
    expect(page.text).toContain(
      "La rendicontazione si apre quando hai completato le classi che vengono prima.",
    );
    expect(rowsOf(page).every((row) => / Rendicontazione .*Vedi$/.test(row))).toBe(true);
    expect(words(page.document.querySelector("section[aria-labelledby=livelli]"))).toContain(
      "Rendicontazione Non ancora aperto",
    );
  });

  test("travels without islands, and so without its data a second time", async () => {
    const page = await browser.get(urls.survey());
    expect(page.scripts).toEqual([ENTRY_SCRIPT]);
    expect(page.html).not.toContain("data-island");
  });
});

describe("the search of the questionnaire", () => {
  test("finds words in questions and topics without case and accents, beside the filter, and unfolds few hits", async () => {
    const page = await searched(await browser.get(urls.survey({ status: "all" })), "  CATENA   fornitùra ");
    expect(new URL(page.url).searchParams.get("status")).toBe("all");
    expect(page.text).toContain(`«CATENA fornitùra» · ${rows(page)} domande trovate`);
    expect(rows(page)).toBe(counters(page)["Tutte"]);
    expect(topics(page)).toContain("catena-di-fornitura");
    expect(topics(page, "[open]")).toEqual(rows(page) <= 12 ? topics(page) : []);
    const open = await page.follow(`Da fare ${counters(page)["Da fare"]}`);
    expect(new URL(open.url).search).toBe("?cerca=CATENA%20fornit%C3%B9ra");
    expect(rows(open)).toBe(counters(page)["Da fare"]);
  });

  test("finds a question by its number", async () => {
    const page = await browser.get(urls.survey({ status: "all", cerca: "47" }));
    expect(rowsOf(page).some((row) => row.startsWith("47 "))).toBe(true);
  });

  test("says where its hits are when the filter has none", async () => {
    const page = await browser.get(urls.survey({ cerca: "classe energetica" }));
    expect(rows(page)).toBe(0);
    expect(page.text).toContain("Nessuna domanda corrisponde alla ricerca.");
    const everywhere = await page.follow("Ce n'è 1 tra tutte le altre: mostrala");
    expect(links(everywhere)).toEqual([
      "Qual è la classe energetica dell'edificio principale in cui lavora l'azienda?",
    ]);
  });

  test("without any hit says so and leads out", async () => {
    const page = await browser.get(urls.survey({ cerca: "unicorno" }));
    expect([rows(page), page.text.includes("Nessuna domanda corrisponde alla ricerca.")]).toEqual([0, true]);
    expect((await page.follow("Togli ricerca e filtri")).url).toBe(server.url + urls.survey());
  });

  test.each([
    ["a".repeat(5_000), "a".repeat(80)],
    ["(a+)+$ [", "(a+)+$ ["],
    ["\u0000\u202e\t\n", ""],
    ["<b>\"'&", "<b>\"'&"],
    ["🐳".repeat(200), "🐳".repeat(80)],
  ])("takes %j as words and no more", async (typed, kept) => {
    const page = await browser.get(`${urls.survey()}?cerca=${encodeURIComponent(typed)}`);
    expect(page.status).toBe(200);
    expect(page.document.querySelector("#cerca")?.getAttribute("value") ?? "").toBe(kept);
    expect(page.document.querySelector("main b")).toBeNull();
  });
});

describe("a level", () => {
  test("shows its topics with progress and leads to its first open question", async () => {
    const page = await browser.get(urls.level("start_small"));
    expect(page.heading).toMatch(/^Fondamentali: mancano \d domande su 31$/);
    expect(page.text).toMatch(/Energia 2 di 2/);
    const question = await page.follow("Riprendi da qui");
    expect(question.form({ button: "Salva e continua" }).names.length).toBeGreaterThan(0);
  });

  test("has counters and a search of its own", async () => {
    const page = await searched(await browser.get(urls.level("start_small")), "rifiuti");
    expect(page.path).toBe(urls.level("start_small"));
    const all = await page.follow(`Tutte ${counters(page)["Tutte"]}`);
    expect(rows(all)).toBe(counters(page)["Tutte"]);
    expect((await all.follow(links(all)[0] ?? "")).path).toMatch(/^\/dashboard\/esg\/start_small\//);
  });

  test("among others is shown with the progress of each", async () => {
    const page = await browser.get(urls.level("start_small:graduate"));
    expect(page.heading).toMatch(/^Fondamentali, Maturità: mancano \d+ domande su 112$/);
    const cards = page.document.querySelectorAll("section[aria-labelledby=livelli] li").map(words);
    expect(cards).toEqual([
      expect.stringMatching(/^Fondamentali \d+ di 31 · \d+.min/),
      expect.stringMatching(/^Maturità \d+ di 81 · \d+.min/),
    ]);
  });

  test("that is locked says why and what is missing, and shows its questions to read", async () => {
    const page = await browser.get(urls.level("reporting"));
    expect(words(page.document.querySelector("main .off"))).toContain("La rendicontazione si apre quando");
    expect(rows(page)).toBe(questionsOf(questionnaire("v3"), ["reporting"]).length);
    expect((await page.follow("Guarda che cosa manca")).path).toBe(urls.complete());
  });

  test("can be found from every question in it, as its milestone's way back", async () => {
    const page = await browser.get(urls.question("start_small", "energia", "v3-env-energia-classe"));
    const crumbs = page.document.querySelectorAll("nav.breadcrumb li").map(words);
    expect(crumbs).toEqual(["Dashboard", "Questionario", "Fondamentali", "Energia"]);
    expect((await page.follow("Fondamentali")).path).toBe(urls.level("start_small"));
  });

  test.each([
    ["master:start_small", "start_small:master"],
    ["start_small:start_small", "start_small"],
    ["graduate:full", "full"],
  ])("named %s is found at %s", async (asked, normal) => {
    expect((await browser.get(urls.level(asked))).path).toBe(urls.level(normal));
  });

  test.each(["base", "start_small:base", "principiante", "start_small:"])(
    "named %s is not found",
    async (levels) => {
      const page = await browser.get(urls.level(levels));
      expect([page.status, page.heading]).toEqual([404, "Pagina non trovata"]);
    },
  );
});

describe("an address in the survey", () => {
  test("of a milestone leads to its first open question", async () => {
    const page = await browser.get(`${urls.level("full")}/formazione`);
    expect(page.path).toBe(urls.question("full", "formazione", "v3-soc-formazione-copertura"));
  });

  test("with the wrong milestone is put right", async () => {
    const page = await browser.get(urls.question("full", "acqua", "v3-soc-formazione-ore"));
    expect(page.path).toBe(urls.question("full", "formazione", "v3-soc-formazione-ore"));
  });

  test.each([
    `${urls.level("full")}/oceani`,
    urls.question("full", "energia", "v3-env-energia-nessuna"),
    urls.question("master", "energia", "v3-env-energia-classe"),
    urls.question("base", "energia", "v3-env-energia-classe"),
    `${urls.level("base")}/energia`,
    `${urls.level("start_small:base")}/energia`,
  ])("that names nothing is not found: %s", async (url) => {
    expect((await browser.get(url)).status).toBe(404);
  });
});

describe("the completion page", () => {
  test("of an unfinished survey lists what is open", async () => {
    const page = await browser.get(urls.complete());
    expect(page.heading).toBe("Restano domande da completare");
    expect(rows(page)).toBeGreaterThan(0);
    expect(page.text).not.toContain("Rendicontazione");
  });
});
