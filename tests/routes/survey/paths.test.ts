import { beforeAll, describe, expect, test } from "vitest";
import { questionnaire } from "~/content/questionnaires";
import { pathsPage } from "~/features/survey/paths/present";
import { surveyUrls, urls } from "~/web/urls";
import { questionOf } from "../../answering";
import { signedInApi } from "../../api-client";
import { ESSENTIAL_QUESTION } from "../../pages/path-states";
import { signedIn } from "../../pages/sign-in";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";
import { overDemo } from "../dashboard/over-demo";
import { SAVE, TO_LIST } from "./question-form";

const ADMIN = "admin@azienda-demo.example";

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, ADMIN);
});

const FIVE = ["VSME base", "VSME completo", "Dialogo con la banca", "Richiesta di un cliente", "Essenziale"];

const headings = (page: Page) =>
  page.document.querySelectorAll("section h2").map((heading) => words(heading).replace(/ Completo$/, ""));
const hrefs = (page: Page, part: string) =>
  page.document
    .querySelectorAll("main a")
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => href.includes(part));

describe("the page of the paths", () => {
  test("is linked from home and from the list of questions, and names each path once", async () => {
    for (const [from, link] of [
      [urls.home(), "Scegli un percorso"],
      [urls.survey(), "Hai poco tempo, o una richiesta precisa? Scegli un percorso"],
    ] as const) {
      const page = await (await browser.get(from)).follow(link);
      expect(page.heading).toBe("Scegli un percorso");
      expect(headings(page).filter((one) => FIVE.some((path) => one.startsWith(path)))).toHaveLength(5);
    }
  });

  test("says of each how many questions and minutes it takes, and leads to its first open question", async () => {
    const page = await (await signedIn(server, "admin@azienda-nuova.example")).get(urls.paths());
    expect(page.text).toMatch(/\d+ domande · circa \d+ minuti/);
    const starts = hrefs(page, "/full/");
    expect(starts).toHaveLength(5);
    for (const href of starts) expect(href).toMatch(/\?percorso=[a-z-]+$/);
    expect(page.text).toMatch(/Comincia: Essenziale/);
  });

  test("says of each what it gives", async () => {
    const page = await browser.get(urls.paths());
    const gives = page.document
      .querySelectorAll("section.panel")
      .map((path) => [
        words(path.querySelector("h2")).replace(/ Completo$/, ""),
        words(path.querySelector("p")),
      ]);
    expect(Object.fromEntries(gives)).toEqual({
      "VSME base": expect.stringContaining("Alla fine hai i dati che lo standard chiede a ogni azienda."),
      "VSME completo": expect.stringContaining(
        "Alla fine hai anche i dati che chiedono banche, investitori e grandi clienti.",
      ),
      "Dialogo con la banca": expect.stringContaining(
        "Alla fine hai le risposte pronte per un incontro con la banca.",
      ),
      "Richiesta di un cliente": expect.stringContaining("Alla fine puoi rispondere a un suo questionario."),
      Essenziale: expect.stringContaining(
        "Alla fine hai i dati che banche e clienti chiedono più spesso, e un primo punteggio.",
      ),
    });
  });

  test("offers readers the questions and nothing to begin", async () => {
    const page = await (await signedIn(server, "lettura@azienda-demo.example")).get(urls.paths());
    expect(page.status).toBe(200);
    expect(hrefs(page, "/full/")).toEqual([]);
    expect(hrefs(page, "percorso=bank")).toHaveLength(1);
  });

  const row = (paths: string[], done: boolean) => ({
    id: paths.join(),
    prompt: "",
    area: "environment",
    milestone: "energia",
    level: "start_small",
    ...{ coins: 0, scores: 0, displayStatus: null, notApplicableChosen: false, isObsolete: false },
    status: done ? ("self-declared" as const) : ("not-answered" as const),
    isDone: done,
    paths,
    minutes: 4,
  });
  const overview = (bankIsDone: boolean) =>
    ({
      year: 2025,
      reportingOpen: false,
      questions: [row(["essential"], false), row(["bank"], bankIsDone), row(["vsme-basic"], false)],
    }) as never;

  test("offers the essential path first to a micro company and last to all others", () => {
    const order = (isMicro: boolean) =>
      pathsPage(overview(false), { isMicro, canWrite: true }).paths.map(({ id }) => id);
    expect(order(true)).toEqual(["essential", "vsme-basic", "bank"]);
    expect(order(false)).toEqual(["vsme-basic", "bank", "essential"]);
  });

  test("names after a complete path the next one that is not complete", () => {
    const { next, paths } = pathsPage(overview(true), { isMicro: false, canWrite: true });
    expect(paths.map(({ isComplete }) => isComplete)).toEqual([false, true, false]);
    expect(next).toEqual({ "vsme-basic": "essential", bank: "essential", essential: "vsme-basic" });
  });
});

describe("the list of a path", () => {
  test("has its questions only, its progress, and links that keep it", async () => {
    const page = await browser.get(surveyUrls(null, "bank").survey());
    expect(page.text).toContain("Stai seguendo il percorso Dialogo con la banca.");
    const questions = page.document.querySelectorAll("table.questions a");
    expect(questions.length).toBeGreaterThan(5);
    for (const link of questions) expect(link.getAttribute("href")).toMatch(/\?percorso=bank$/);
    const { call } = await signedInApi(server.url, ADMIN);
    const { questions: rows } = await call("survey.overview", { query: {} });
    const whole = await browser.get(surveyUrls(null, "bank").survey({ status: "all" }));
    const listed = whole.document.querySelectorAll("table.questions a");
    const onPath = rows.filter(({ paths = [] }) => paths.includes("bank"));
    expect(listed.map((link) => questionOf(server.url + link.getAttribute("href"))).sort()).toEqual(
      onPath.map(({ id }) => id).sort(),
    );
    const counter = page.document
      .querySelectorAll("main nav a")
      .map(words)
      .find((name) => /^Bloccate/.test(name));
    const blocked = await page.follow(counter ?? "Bloccate");
    expect(new URL(blocked.url).search).toBe("?status=blocked&percorso=bank");
    const found = await page.form({ button: "Cerca" }).fill({ cerca: "energia" }).submit("Cerca");
    expect(new URL(found.url).search).toBe("?percorso=bank&cerca=energia");
  });

  test("of an unknown path is that of all questions", async () => {
    const all = await browser.get(urls.survey());
    for (const unknown of ["nessuno", "__proto__", "%00"]) {
      const page = await browser.get(`${urls.survey()}?percorso=${unknown}`);
      expect(page.document.querySelectorAll("table.questions a")).toHaveLength(
        all.document.querySelectorAll("table.questions a").length,
      );
    }
  });
});

describe("the line of what an answer serves", () => {
  test.each([
    ["v3-env-acqua-obiettivo", "banca 17 (dicembre 2025)"],
    ["v3-env-energia-consumi", "banca 5 (dicembre 2025)"],
  ])("of %s names the bank's point with its edition", async (guid, words) => {
    const milestone =
      questionnaire("v3").questions.find((question) => question.guid === guid)?.milestone ?? "";
    const page = await browser.get(urls.question("full", milestone, guid));
    expect(page.text).toContain(words);
  });
});

describe("a question on a path", () => {
  test("says the path, and leads back to its list", async () => {
    const page = await browser.get(ESSENTIAL_QUESTION);
    expect(page.text).toContain("Essenziale · Ambiente");
    expect(hrefs(page, "/esg?percorso=essential").length).toBeGreaterThan(0);
  });

  test("is shown as without a path where the address names an unknown one", async () => {
    const plain = ESSENTIAL_QUESTION.replace(/\?.*/, "");
    const page = await browser.get(`${plain}?percorso=nessuno`);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain("Essenziale · ");
    expect(hrefs(page, "percorso=")).toEqual([]);
  });
});

interface Wire {
  questions: Record<string, unknown>[];
}

describe("over another server", () => {
  let isOlder = false;
  const over = overDemo(async (path: string, answer: Response) => {
    if (!isOlder || !path.endsWith("/esg/overview")) return answer;
    const { questions, ...rest } = (await answer.json()) as Wire;
    const older = questions.map(({ paths: _paths, minutes: _minutes, ...one }) => one);
    return Response.json({ ...rest, questions: older });
  });

  test("each button of a question's form keeps to the path", async () => {
    const question = await over.browser.get(ESSENTIAL_QUESTION);
    for (const button of [SAVE, TO_LIST, "Domanda successiva"]) {
      const next = await question.form({ button: SAVE }).submit(button);
      expect(new URL(next.url).search).toBe("?percorso=essential");
    }
  });

  test("one that knows no paths has a page that says so, and a list that offers none", async () => {
    isOlder = true;
    const page = await over.browser.get(urls.paths());
    expect(page.text).toMatch(/Per il questionario \d{4} non ci sono percorsi/);
    const list = await over.browser.get(`${urls.survey()}?percorso=bank`);
    expect(list.status).toBe(200);
    expect(list.text).not.toContain("percorso");
    expect(list.text).not.toMatch(/circa \d/);
  });
});
