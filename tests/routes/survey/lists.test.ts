import { beforeAll, describe, expect, test } from "vitest";
import { questionnaire } from "~/content/questionnaires";
import { questionsOf } from "~/domain/survey/journey";
import { urls } from "~/web/urls";
import { signedIn } from "../../pages/sign-in";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, "admin@azienda-demo.example");
});

/** The names of the table's links, read on their own. */
const links = (page: Page) => page.document.querySelectorAll("table.questions a").map(words);
const rows = (page: Page) => page.document.querySelectorAll("tbody th[scope=row]").length;
const shown = (page: Page) => /Domande mostrate: (\d+) di (\d+)/.exec(page.text)?.slice(1).map(Number) ?? [];

describe("the questionnaire", () => {
  test("lists every question with number, points, status and action", async () => {
    const page = await browser.get(urls.survey());
    expect(page.heading).toBe("Questionario ESG");
    expect(shown(page)).toEqual([rows(page), rows(page)]);
    expect(page.text).toMatch(
      /1 ?Qual è la classe energetica dell'edificio principale in cui lavora l'azienda\?/,
    );
    expect(page.text).toContain("Vedi");
    expect(links(page)).toHaveLength(rows(page));
    expect(new Set(links(page)).size).toBe(rows(page));
  });

  test("shows what its filters ask for, and keeps the others when one is changed", async () => {
    const social = await (await browser.get(urls.survey())).follow("Sociale");
    expect(shown(social)[0]).toBeLessThan(shown(social)[1] ?? 0);
    const open = await social.follow("Da completare");
    expect(new URL(open.url).search).toBe("?area=social&status=open");
    expect(rows(open)).toBe(shown(open)[0]);
  });

  test("takes filter values that do not exist for no filter", async () => {
    const [found, total] = shown(await browser.get(`${urls.survey()}?area=mare&status=%00&level=x`));
    expect(found).toBe(total);
  });

  test("offers readers to see, not to answer", async () => {
    const page = await (await signedIn(server, "lettura@azienda-demo.example")).get(urls.survey());
    expect(links(page).filter((link) => !link.startsWith("Vedi"))).toEqual([]);
  });

  test("keeps its levels apart within each area, and says why reporting is locked", async () => {
    const page = await browser.get(urls.survey());
    const captions = page.document.querySelectorAll("table.questions caption").map(words);
    expect(captions).toHaveLength(12);
    expect(captions.slice(0, 4)).toEqual([
      "Ambiente, Fondamentali: domande",
      "Ambiente, Maturità: domande",
      "Ambiente, Master: domande",
      "Ambiente, Rendicontazione: domande",
    ]);
    expect(page.text).toContain("Rendicontazione Non ancora aperto");
    const reporting = page.document.querySelectorAll("table.questions")[3];
    expect(reporting?.querySelectorAll("a").every((link) => words(link).startsWith("Vedi"))).toBe(true);
  });

  test("travels without script, and so without its data a second time", async () => {
    expect((await browser.get(urls.survey())).html).not.toContain("<script");
  });
});

describe("a level", () => {
  test("shows its areas and milestones with progress and leads to its first open question", async () => {
    const page = await browser.get(urls.level("start_small"));
    expect(page.heading).toBe("Fondamentali");
    expect(page.text).toMatch(/Energia: \d di 2 completate/);
    const question = await page.follow("Continua da dove eri");
    expect(question.form({ button: "Salva e continua" }).names.length).toBeGreaterThan(0);
  });

  test("among others is shown with the progress of each", async () => {
    const page = await browser.get(urls.level("start_small:graduate"));
    expect(page.heading).toBe("Fondamentali, Maturità");
    const cards = page.document.querySelectorAll("section[aria-labelledby=livelli] li").map(words);
    expect(cards).toEqual([
      expect.stringMatching(/^Fondamentali.*Domande completate \d+ di 38 /),
      expect.stringMatching(/^Maturità.*Domande completate \d+ di 78 /),
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
