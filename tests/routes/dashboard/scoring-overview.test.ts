import { beforeAll, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { CLASSES } from "~/domain/question/question";
import { bandOf } from "~/domain/scoring/bands";
import { formatPoints } from "~/texts/format";
import { surveyUrls, urls } from "~/web/urls";
import { signedInApi } from "../../api-client";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const ADMIN = "admin@azienda-demo.example";
const NEW = "admin@azienda-nuova.example";
const CARD = surveyUrls({ version: "public", year: 2025 });

let server: TestServer;
let browser: Browser;
let call: Call;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, ADMIN);
  ({ call } = await signedInApi(server.url, ADMIN));
});

const levelsOf = async (version: string) =>
  (await call("scoring.homePage", { params: { version }, query: {} })).survey.versioned.scoring.levels;
const rowsOf = (page: Page) =>
  page.document
    .querySelectorAll(".heat tbody tr")
    .map((row) => row.querySelectorAll("th, td").map((cell) => words(cell)));

describe("the overview of the scoring", () => {
  test.each([
    ["draft", urls.scoring()],
    ["public", CARD.scoring()],
  ])(
    "of the %s prints every scored topic of every class, in whole points, with its band",
    async (version, path) => {
      const levels = await levelsOf(version);
      const rows = rowsOf(await browser.get(path));
      let scored = 0;
      for (const [index, id] of CLASSES.entries()) {
        for (const { label, actual, max } of levels[id].areas.flatMap(({ milestones }) => milestones)) {
          const cell = rows.find(([name]) => name === label)?.[index + 1] ?? "";
          const { value } = bandOf(actual, max);
          if (cell === "non iniziata") expect(actual).toBe(0);
          else if (cell === "non applicabile") expect(max).toBe(-1);
          else {
            expect(cell).toMatch(new RegExp(`^${value} ?, (alto|medio|basso|da avviare)$`));
            scored += 1;
          }
        }
      }
      expect(scored).toBeGreaterThan(10);
    },
  );

  test("says «–» where a class does not have a topic, and names rows and columns", async () => {
    const page = await browser.get(urls.scoring());
    const heads = page.document.querySelectorAll(".heat thead th");
    expect(heads.map((one) => [words(one), one.getAttribute("scope")])).toEqual(
      ["Tema", "Fondamentali", "Maturità", "Master"].map((label) => [label, "col"]),
    );
    expect(page.document.querySelectorAll(".heat tbody th:not([scope=row])")).toEqual([]);
    expect(rowsOf(page).find(([name]) => name === "Acqua")?.[1]).toBe("– tema non presente in questa classe");
  });

  test("leads from a cell to the topic, which is open on the page of the class", async () => {
    const page = await browser.get(urls.scoring());
    const link = page.document
      .querySelectorAll(".heat tbody tr")
      .find((row) => words(row.querySelector("th")) === "Energia")
      ?.querySelector("a");
    expect(link?.getAttribute("href")).toBe(urls.scoring("start_small", "energia"));
    const explained = await browser.get(link?.getAttribute("href") ?? "");
    const open = explained.document.querySelectorAll("details.details-panel[open]");
    expect(open.map((one) => one.getAttribute("id"))).toEqual(["tema-energia"]);
    expect(urls.scoring("start_small", "energia")).toMatch(/#tema-energia$/);
  });

  test("names the topics with most points to gain in the class being completed, most first", async () => {
    const page = await browser.get(urls.scoring());
    const { start_small: level } = await levelsOf("draft");
    const best = level.areas
      .flatMap(({ milestones }) => milestones)
      .toSorted((a, b) => b.max - b.actual - (a.max - a.actual))
      .slice(0, 5);
    expect(page.document.querySelectorAll(".gains a").map((link) => words(link))).toEqual(
      best.map(({ label }) => label),
    );
    expect(words(page.document.querySelector(".gains strong"))).toBe(
      `+${Math.round(((best[0]?.max ?? 0) - (best[0]?.actual ?? 0)) / 100)} punti`,
    );
  });

  test("shows how the cards followed each other, that they keep their method, and which are left out", async () => {
    const page = await browser.get(urls.scoring());
    const { cards, otherClasses } = await call("scoring.issuedScores", {});
    const rows = page.document.querySelectorAll("#andamento tbody tr");
    expect(rows).toHaveLength(cards.length + 1);
    expect(words(rows.at(-1))).toMatch(/^oggi, bozza/);
    expect(page.text).toContain("Ogni carta tiene il punteggio e il metodo con cui è stata emessa.");
    expect(otherClasses).toBeGreaterThan(0);
    expect(page.text).toContain("carte degli esercizi fino al 2024 non sono nel grafico");
  });

  test("says what the scores rest on", async () => {
    const { basis } = await call("scoring.homePage", { params: { version: "draft" }, query: {} });
    expect((await browser.get(urls.scoring())).text).toContain(`Documenti: ${basis?.credibility.documents}.`);
  });

  test("before the first answer has no number, and leads a writer to the questions", async () => {
    const page = await (await signedIn(server, NEW)).get(urls.scoring());
    expect(page.heading).toBe("Lo scoring non è ancora iniziato");
    expect(page.document.querySelectorAll(".heat, .trend, .gains")).toEqual([]);
    expect(page.document.querySelectorAll(".rulers tbody td").map((cell) => words(cell))).toEqual(
      Array(3).fill("– non disponibile"),
    );
    expect((await page.follow("Vai alle domande")).path).toBe(urls.survey());
  });

  test("of a year with other classes is one sentence that says why", async () => {
    for (const year of [2024, 2023]) {
      const page = await browser.get(surveyUrls({ version: "draft", year }).scoring());
      expect(page.text).toContain(
        `Lo scoring per classi si calcola sui dati dal 2025 in poi: per il ${year} non c'è.`,
      );
      expect(page.document.querySelectorAll("table")).toEqual([]);
    }
  });
});

describe("the scoring to take away", () => {
  test("is a table of every scored question with its points and their reason", async () => {
    const { status, headers, html } = await browser.get(urls.scoringFile());
    const lines = html.replace("\uFEFF", "").trim().split("\r\n");
    const levels = await levelsOf("draft");
    const questions = CLASSES.flatMap((id) =>
      levels[id].areas.flatMap(({ milestones }) => milestones.flatMap((topic) => topic.questions)),
    );
    expect([status, headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(lines[0]).toBe("Classe;Area;Tema;Domanda;Punti;Punti possibili;Perché");
    expect(lines).toHaveLength(questions.length + 1);
    for (const [index, { actual, max }] of questions.entries()) {
      const shown = [actual, max].map((points) => (points < 0 ? "" : formatPoints(points)));
      expect(lines[index + 1]).toContain(`;${shown.join(";")};`);
    }
  });

  test("is a picture that needs nothing else, with a title and a description", async () => {
    const { headers, html } = await browser.get(urls.scoringImage());
    expect(headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="scoring-.*\.svg"$/);
    expect(html).toContain('<title id="titolo">Scoring di Azienda Demo S.r.l., esercizio 2025</title>');
    expect(html).toMatch(/<desc id="descrizione">[^<]+Fondamentali/);
    expect(html.match(/(?:href|src|class)=|<style|url\((?!#)/g)).toBeNull();
  });

  test("of a company without answers has no picture: its page says why", async () => {
    expect((await (await signedIn(server, NEW)).get(urls.scoringImage())).path).toBe(urls.scoring());
  });
});
