import { beforeAll, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { HomePage } from "~/api/contract/completed/home-page";
import { bandOf } from "~/domain/scoring/bands";
import { CLASSES, type ScoredClass } from "~/domain/question/question";
import { formatPoints } from "~/texts/format";
import { surveyUrls, urls } from "~/web/urls";
import { signedInApi } from "../../api-client";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import { ENTRY_SCRIPT, type Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import { save } from "../../platform/answering";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const ADMIN = "admin@azienda-demo.example";
const NEW = "admin@azienda-nuova.example";
const LABELS = { start_small: "Fondamentali", graduate: "Maturità", master: "Master" };
const AREAS = ["Ambiente", "Sociale", "Governance"];

let server: TestServer;
let browser: Browser;
let other: Browser;
let call: Call;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, ADMIN);
  other = await signedIn(server, NEW);
  ({ call } = await signedInApi(server.url, ADMIN));
});

type Level = HomePage["survey"]["versioned"]["scoring"]["levels"]["start_small"];

const levelOf = async (level: ScoredClass, version = "draft"): Promise<Level> =>
  (await call("scoring.homePage", { params: { version }, query: {} })).survey.versioned.scoring.levels[level];
const all = (page: Page, at: string) => page.document.querySelectorAll(at).map((one) => words(one));
const hundredths = (text: string) => Number(text.replace(",", ""));
/** The line of points as it must read: "12,17 di 13,04 punti 93 su 100 alto". */
const lineOf = ({ actual, max }: { actual: number; max: number }) =>
  max < 0
    ? "-- non disponibile"
    : `${formatPoints(actual)} di ${formatPoints(max)} punti ${bandOf(actual, max).value} su 100`;

describe("the scoring of a class", () => {
  test("is reached from the menu, which marks it, and from the home page", async () => {
    const overview = await (await browser.get(urls.home())).follow("Scoring");
    expect([overview.path, all(overview, ".side a[aria-current]")]).toEqual([urls.scoring(), ["Scoring"]]);
    const page = await overview.follow("Fondamentali");
    expect([page.path, page.heading]).toEqual([urls.scoring("start_small"), "Scoring: Fondamentali"]);
    expect(all(page, ".side a[aria-current]")).toEqual(["Scoring"]);
    const home = await browser.get(urls.home());
    expect((await home.follow("Master")).path).toBe(urls.scoring("master"));
    expect((await home.follow("Da dove vengono i punti")).path).toBe(urls.scoring());
  });

  test("has a tab for each class, which is a link to its page", async () => {
    let page = await browser.get(urls.scoring("start_small"));
    for (const level of CLASSES) {
      page = await page.follow(LABELS[level]);
      expect([page.path, page.heading]).toEqual([urls.scoring(level), `Scoring: ${LABELS[level]}`]);
      expect(all(page, "main nav a[aria-current]")).toEqual([LABELS[level]]);
      expect(page.scripts).toEqual([ENTRY_SCRIPT]);
    }
  });

  test.each(["reporting", "base", "nulla"])("%s is not found", async (level) => {
    expect((await browser.get(urls.scoring(level))).status).toBe(404);
  });

  test.each(CLASSES)("%s says every number of its areas, milestones and questions as text", async (level) => {
    const page = await browser.get(urls.scoring(level));
    const { areas } = await levelOf(level);
    let rest = page.text.slice(page.text.indexOf("Da dove vengono i punti"));
    const next = (text: string) => {
      const at = rest.indexOf(text);
      expect(at, `${text} in ${rest.slice(0, 200)}`).toBeGreaterThanOrEqual(0);
      rest = rest.slice(at + text.length);
    };
    for (const [index, area] of areas.entries()) {
      next(AREAS[index] ?? "");
      next(lineOf(area));
      for (const milestone of area.milestones) {
        next(milestone.label);
        next(lineOf(milestone));
        for (const { prompt, actual, max, why } of milestone.questions) {
          const points =
            max < 0 ? ["-- non disponibile", "-- non disponibile"] : [actual, max].map(formatPoints);
          for (const said of [prompt, ...points, WHY[why] ?? why]) next(said);
        }
      }
    }
  });

  test.each(CLASSES)("%s adds up from the questions to the whole", async (level) => {
    const page = await browser.get(urls.scoring(level));
    const sums = [2, 3].map((column) =>
      all(page, `details.details-panel tbody td:nth-child(${column})`)
        .filter((cell) => !cell.startsWith("--"))
        .reduce((sum, cell) => sum + hundredths(cell), 0),
    );
    const { actual, sum, held = null, max } = await levelOf(level);
    expect(sums).toEqual([sum, max]);
    expect(actual).toBe(Math.min(sum ?? actual, held ?? actual));
    expect(max).toBe(10_000);
  });

  test("is held while a red line has no answer, and leads to the questions that free it", async () => {
    const activities = urls.question("start_small", "strategia", "v3-gov-strategia-settori");
    const save = "Salva e continua";
    await (await browser.get(activities)).form({ button: save }).submit("Togli la risposta");
    const { actual, sum, held, undeclared = [] } = await levelOf("graduate");
    expect([held, actual]).toEqual([3000, 3000]);
    const page = await browser.get(urls.scoring("graduate"));
    expect(page.text).toContain(
      `Somma delle aree ${formatPoints(sum ?? 0)} punti: una linea rossa senza risposta tiene fermo il punteggio a 30,00.`,
    );
    expect(page.text).toContain("la classe è tenuta ferma al limite che avrebbe con quel fatto");
    expect(undeclared.length).toBeGreaterThan(0);
    for (const { prompt } of undeclared) {
      expect((await page.follow(prompt)).heading).toContain(prompt);
    }
    await (await browser.get(activities)).form({ button: save }).fill({ nessuna: "on" }).submit(save);
    const freed = await levelOf("graduate");
    expect([freed.held, freed.undeclared]).toEqual([null, []]);
  });

  test("draws the numbers that its table and its caption say", async () => {
    const page = await browser.get(urls.scoring("graduate"));
    const { actual, max, areas } = await levelOf("graduate");
    const values = areas.map((area) => String(bandOf(area.actual, area.max).value));
    const whole = String(bandOf(actual, max).value);
    expect(all(page, ".chart .area-bars text").slice(3)).toEqual(
      AREAS.flatMap((label, index) => [label, values[index]]),
    );
    expect(all(page, ".chart .gauge text")).toEqual([whole]);
    const rows = page.document
      .querySelectorAll(".chart tbody tr")
      .map((row) => row.querySelectorAll("th, td").map((cell) => words(cell)));
    expect(rows.map(([label, , score]) => [label, score])).toEqual([
      ...AREAS.map((label, index) => [label, values[index]]),
      ["Intera classe", whole],
    ]);
    expect(rows.map(([, , , points, possible]) => [points, possible])).toEqual(
      [...areas, { actual, max }].map((one) => [formatPoints(one.actual), formatPoints(one.max)]),
    );
    expect(words(page.document.querySelector(".chart figcaption"))).toMatch(
      new RegExp(`^Maturità: [a-z ]+, finora ${whole} di 100, con `),
    );
  });

  test("opens down to questions that lead to their page", async () => {
    const page = await browser.get(urls.scoring("start_small"));
    const link = page.document.querySelector("details.details-panel tbody a");
    const question = await page.follow(words(link));
    expect([question.status, question.text.includes(words(link))]).toEqual([200, true]);
  });

  test("says which weights apply and why", async () => {
    const page = await browser.get(urls.scoring("start_small"));
    expect(page.text).toContain(
      "Pesi per Prodotti e lavorazioni di metallo, Piccola impresa: Ambiente 50, Sociale 30, Governance 20",
    );
    expect(page.text).toContain("Reg. (UE) 2022/1288");
    expect(page.text).not.toContain("Valgono i pesi predefiniti");
  });

  test("says that the default weights apply where sector or size is missing, and where to give them", async () => {
    const page = await other.get(urls.scoring("start_small"));
    expect(page.text).toContain("Valgono i pesi predefiniti");
    expect(page.text).toContain("Ambiente 35, Sociale 35, Governance 30");
    expect((await page.follow("Completa i dati essenziali nell'anagrafica.")).path).toBe(
      urls.registrySection("essential"),
    );
  });

  test("reads “da avviare” at zero in the supplier's profile, and is an outline", async () => {
    const page = await browser.get(urls.scoring("master"));
    const { areas } = await levelOf("master");
    const zeros = areas.filter(({ actual, max }) => actual === 0 && max > 0).length;
    expect(zeros).toBeGreaterThan(0);
    expect(page.text).toContain("0 su 100 da avviare");
    expect(page.document.querySelectorAll(".chart .band-outline")).toHaveLength(zeros);
  });

  test("reads “non compilata” where nothing was answered, with no number beside the words", async () => {
    const page = await other.get(urls.scoring("master"));
    expect(page.text).toContain(
      "Master: non compilata. In questa classe non c'è ancora nessuna risposta completa.",
    );
    expect(all(page, "#numeri tbody td:nth-child(2)")).toEqual(Array(4).fill("non compilata"));
    for (const wrong of ["da avviare", "nessun punto", "0 su 100,"]) expect(page.text).not.toContain(wrong);
  });

  test("says how many of its questions are covered, and what the scores rest on", async () => {
    const page = await browser.get(urls.scoring("start_small"));
    const { basis } = await call("scoring.homePage", { params: { version: "draft" }, query: {} });
    const level = basis?.coverage.levels.find(({ id }) => id === "start_small");
    expect(page.text).toContain(
      `Domande coperte in questa classe: ${level?.done} di ${level?.applicable} applicabili. Completezza: ${level?.percent}%.`,
    );
    expect(page.text).toContain(`Documenti: ${basis?.credibility.documents}.`);
    const listed = basis?.notApplicable.filter((one) => one.level === "start_small") ?? [];
    expect(all(page, "[aria-labelledby=non-applicabili] li a")).toEqual(listed.map(({ prompt }) => prompt));
  });

  test("of an issued card is what it was issued with, and says so", async () => {
    const page = await browser.get(surveyUrls({ version: "public", year: 2025 }).scoring("start_small"));
    const { actual } = await levelOf("start_small", "public");
    expect(page.text).toContain("Stai leggendo la carta pubblicata per l'anno 2025.");
    expect(all(page, ".chart tbody tr:last-child td")[2]).toBe(formatPoints(actual));
    expect(page.text).not.toContain("Piano di sviluppo: che cosa");
    const tabs = page.document.querySelectorAll("main nav a").map((link) => link.getAttribute("href"));
    expect(tabs).toEqual(CLASSES.map((id) => surveyUrls({ version: "public", year: 2025 }).scoring(id)));
  });

  test("of a year without classes is not available, which the page says in words", async () => {
    const page = await browser.get(surveyUrls({ version: "draft", year: 2024 }).scoring("graduate"));
    expect(page.status).toBe(200);
    expect(page.text).toContain("-- non disponibile");
    expect(page.text).toContain(
      "Lo scoring per classi si calcola sui dati dal 2025 in poi: per il 2024 non c'è.",
    );
    expect(page.document.querySelector(".chart")).toBeNull();
  });

  test("of a card that was never issued leads to the page that says so", async () => {
    const page = await other.get(surveyUrls({ version: "public", year: 2025 }).scoring("start_small"));
    expect(page.path).toBe("/dashboard/public/2025");
    expect(page.text).toContain("non hai ancora emesso");
  });
});

const WHY: Record<string, string> = {
  earned: "punti pieni",
  partly_earned: "la risposta dà il",
  earns_nothing: "la risposta data non dà punti",
  figures_missing: "manca un numero di un'altra risposta",
  not_answered: "manca la risposta",
  on_paper: "dà al massimo il 60% dei punti finché manca il documento",
  voluntary: "facoltativa per la tua azienda",
  incomplete: "la risposta è incompleta",
  blocked: "bloccata",
  unconfirmed: "il valore proposto è da confermare",
  incompatible: "un valore insolito",
  not_applicable: "non applicabile: i suoi punti vanno alle altre domande",
};

describe("a class with much that does not apply", () => {
  test("says so, and what follows", async () => {
    const { call: mine } = await signedInApi(server.url, NEW);
    const { revision } = await mine("registry.company", {});
    await mine("registry.updateCompany", { body: { revision, visibilities: [], numberOfEmployees: "0" } });
    const notApplicable = { notApplicableChosen: true, notApplicableReason: "Non produciamo nulla" };
    for (const { guid, notApplicableEnabled } of await openQuestions(mine)) {
      if (notApplicableEnabled) await save(mine, guid, {}, notApplicable);
    }
    for (const { guid, questionClass } of await openQuestions(mine)) {
      if (questionClass === "boolean") await save(mine, guid, { value: "no" });
    }
    const { survey } = await mine("scoring.homePage", { params: { version: "draft" }, query: {} });
    const { flagged, blocksIssuing } = survey.versioned.scoring.levels.master;
    const page = await other.get(urls.scoring("master"));
    expect([flagged, blocksIssuing]).toEqual([true, false]);
    expect(page.text).toContain("resta fuori dal confronto con aziende simili");
    expect(page.text).not.toContain("Più della metà dei punti");
    expect(page.text).toContain("non applicabile: i suoi punti vanno alle altre domande");
  });
});

/** The open questions of the three classes. */
async function openQuestions(mine: Call) {
  const areas = ["environment", "social", "governance"];
  const answers = await Promise.all(areas.map((area) => mine("survey.answers", { query: { area } })));
  return answers
    .flatMap(({ questions }) => questions)
    .filter(({ definition, status }) => definition.level !== "reporting" && status === "not-answered")
    .map(({ definition }) => definition);
}
