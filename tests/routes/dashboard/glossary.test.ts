import { beforeAll, describe, expect, test } from "vitest";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { termsOfQuestion } from "~/domain/glossary/question-terms";
import { TERMS } from "~/domain/glossary/terms";
import { glossaryUrls } from "~/web/glossary-urls";
import { sourcesUrls } from "~/web/sources-urls";
import { urls } from "~/web/urls";
import { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import { VERIFIER_EMAIL } from "../../pages/verifier";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, "lettura@azienda-demo.example");
});

const names = (page: Page) => page.document.querySelectorAll("main dt").map((one) => words(one));

describe("the glossary", () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.get(glossaryUrls.page());
  });

  test("is closed to strangers, and open to verifiers", async () => {
    expect((await new Browser(server.url).get(glossaryUrls.page())).path).toBe("/auth");
    const verifier = await (await signedIn(server, VERIFIER_EMAIL)).get(glossaryUrls.page());
    expect([verifier.status, verifier.heading]).toEqual([200, "Glossario"]);
  });

  test("has every term in the order of the alphabet, each at its own place", () => {
    const sorted = names(page).toSorted((one, other) => one.localeCompare(other, "it"));
    expect(names(page)).toEqual(sorted);
    expect(names(page)).toHaveLength(TERMS.length);
    for (const { id } of TERMS) expect(page.document.querySelectorAll(`#${id}`), id).toHaveLength(1);
  });

  test("leads to each of its letters", () => {
    const links = page.document.querySelectorAll('nav[aria-label="Lettere"] a');
    expect(links.length).toBeGreaterThan(15);
    for (const link of links) {
      const place = page.document.querySelector(link.getAttribute("href") ?? "");
      expect(words(place)).toBe(words(link));
    }
  });

  test("writes a term out, in its own language too, and says where it is defined", () => {
    const entry = (id: string) => words(page.document.querySelector(`#${id}`));
    expect(entry("dvr")).toContain("DVR documento di valutazione dei rischi. Descrive");
    expect(entry("dvr")).toContain("Fonte: D.Lgs. 81/2008, artt. 17 e 28.");
    expect(entry("esrs")).toContain("(in inglese European Sustainability Reporting Standards).");
    expect(words(page.document.querySelector('#nace [lang="fr"]'))).toMatch(/^nomenclature statistique/);
  });

  test.each([sourcesUrls.page(), urls.scoringMethod()])("is reached from %s", async (from) => {
    expect((await (await browser.get(from)).follow("Glossario")).path).toBe(glossaryUrls.page());
  });
});

describe("a search in the glossary", () => {
  const search = async (cerca: string) => {
    const form = (await browser.get(glossaryUrls.page())).form({ action: glossaryUrls.page() });
    return form.fill({ cerca }).submit();
  };

  test.each([
    ["rspp", "1 voce per «rspp»", ["RSPP"]],
    ["  Rischi   interferenze ", "1 voce per «Rischi interferenze»", ["DUVRI"]],
    ["attivita economiche", "2 voci per", ["ATECO", "NACE"]],
    ["d’origine bolletta", "Nessuna voce per «d’origine bolletta».", []],
    ["<b>", "Nessuna voce per «<b>».", []],
  ])("for «%s» says «%s» and shows %j", async (cerca, said, found) => {
    const page = await search(cerca);
    expect(page.status).toBe(200);
    expect(page.text).toContain(said);
    expect(names(page)).toEqual(found);
  });

  test("keeps what was typed, and leads back to the whole", async () => {
    const page = await search("sicurezza");
    expect(page.document.querySelector("[name=cerca]")?.getAttribute("value")).toBe("sicurezza");
    expect(names(await page.follow("Mostra tutto il glossario"))).toHaveLength(TERMS.length);
  });

  test("for nothing shows everything", async () => {
    expect(names(await search("  "))).toHaveLength(TERMS.length);
  });
});

describe("the page of a question", () => {
  const GUID = "v3-soc-movimenti-del-personale-uscite";
  const question =
    questionnaireV3.questions.find(({ guid }) => guid === GUID) ??
    questionnaireV3.questions.find(({ where }) => where.includes("UNILAV"));
  if (!question) throw new Error("No question about UNILAV");
  let page: Page;
  beforeAll(async () => {
    page = await browser.get(urls.question("full", question.milestone, question.guid));
  });

  test("opens an abbreviation at its first use, and leaves one alone that the text writes out", () => {
    const titles = page.document
      .querySelectorAll("main abbr")
      .map((one) => [words(one), one.getAttribute("title")]);
    expect(titles).toContainEqual(["UNILAV", "modello unificato per comunicare i rapporti di lavoro"]);
    expect(titles.map(([name]) => name)).not.toContain("LUL");
  });

  test("lists its terms folded, each leading to its place in the glossary", async () => {
    const details = page.document
      .querySelectorAll("details")
      .find((one) => words(one.querySelector("summary")) === "Sigle di questa domanda");
    expect(details?.hasAttribute("open")).toBe(false);
    expect(details?.querySelectorAll("dt a").map((one) => one.getAttribute("href"))).toEqual(
      termsOfQuestion(question).map(({ id }) => glossaryUrls.term(id)),
    );
    expect(words(details)).toContain("LUL libro unico del lavoro");
    const glossary = await page.follow("Glossario: tutte le sigle e i termini");
    expect(glossary.heading).toBe("Glossario");
  });

  test("has a plain title", () => {
    expect(page.title).toContain(question.prompt);
  });
});
