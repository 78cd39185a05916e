import { beforeAll, describe, expect, test } from "vitest";
import { editions } from "~/content/standards/editions/register";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { referenceWords } from "~/domain/references/words";
import { sourcesUrls } from "~/web/sources-urls";
import { urls } from "~/web/urls";
import { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, "lettura@azienda-demo.example");
});

const pathOf = (guid: string) => {
  const question = questionnaireV3.questions.find((one) => one.guid === guid);
  return urls.question("full", question?.milestone ?? "", guid);
};

describe("the page of all standards and laws", () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.get(sourcesUrls.page());
  });

  test("is closed to strangers", async () => {
    expect((await new Browser(server.url).get(sourcesUrls.page())).path).toBe("/auth");
  });

  test("has every edition with its address, and the method of the scoring leads to it", async () => {
    expect([page.status, page.heading]).toEqual([200, "Fonti e norme"]);
    const method = await browser.get(urls.scoringMethod());
    expect((await method.follow("Fonti e norme")).path).toBe(sourcesUrls.page());
    for (const { id, link } of editions) {
      const line = page.document.querySelector(`li#${id}`);
      expect(line?.querySelector(`a[href="${link}"]`), id).toBeTruthy();
    }
  });

  test.each([
    ["gri-304", ["Valida fino al 31/12/2025.", "La sostituisce GRI 101, 2024."]],
    ["gri-103", ["Vale dal 01/01/2027."]],
    ["vsme-2026", ["Data: 03/07/2026. Non è ancora in vigore.", "più di 10 dipendenti", "può rifiutare"]],
    ["dlgs-24-2023", ["con qualsiasi numero", "antiriciclaggio"]],
    ["l-213-2023", ["dal 31 marzo 2025 per le grandi"]],
  ])("says of %s what a reader must know", (id, sentences) => {
    const line = words(page.document.querySelector(`li#${id}`));
    for (const sentence of sentences) expect(line).toContain(sentence);
  });

  test("puts the 40 numbers of the banks beside those of the draft, both readings where sources disagree", () => {
    const rows = page.document
      .querySelectorAll("#punti tbody tr")
      .map((row) => row.querySelectorAll("th, td").map((cell) => words(cell)));
    expect(rows).toHaveLength(40);
    expect(rows[6]).toEqual(["7", "Emissioni Scope 2, metodo basato sulla posizione", "10", "1"]);
    expect(rows[27]).toEqual([
      "28",
      "Lavoratori coperti da un contratto collettivo; oppure: Numero di dipendenti (le due trascrizioni non concordano)",
      "33; oppure: non c'era",
      "1",
    ]);
    expect(rows[29]?.[3]).toBe("1; oppure: 2");
  });
});

describe("the references of a question", () => {
  const folded = async (guid: string) => {
    const page = await browser.get(pathOf(guid));
    const details = page.document
      .querySelectorAll("details")
      .find((one) => words(one.querySelector("summary")) === "Fonti e norme");
    return { page, details };
  };

  test("stand folded, with edition, point and validity, and lead to the page of all", async () => {
    const { page, details } = await folded("v3-env-emissioni-scope-2");
    expect(details?.hasAttribute("open")).toBe(false);
    const said = words(details);
    expect(said).toContain("VSME B3 §30: Raccomandazione (UE) 2025/1710, in vigore; Standard volontario,");
    expect(said).toContain(
      "MEF-PMI 10: bozza di giugno 2024, fino al 05/12/2024; dicembre 2025, punto 7, in vigore",
    );
    const [at, entry] = details?.querySelector("li a")?.getAttribute("href")?.split("#") ?? [];
    expect([at, entry]).toEqual([sourcesUrls.page(), "vsme-2025"]);
    expect((await page.follow("Fonti e norme: tutte le edizioni")).path).toBe(sourcesUrls.page());
  });

  test("say where the sources of a number do not agree", async () => {
    const { details } = await folded("v3-soc-retribuzione-e-contratti-ccnl");
    expect(words(details)).toContain("dicembre 2025, punto 28 o 36 (le fonti non concordano)");
  });

  test.each(["v3-soc-salute-e-sicurezza-dvr", "v3-gov-legalita-segnalazioni", "v3-env-emissioni-inquinanti"])(
    "of %s name no source twice",
    async (guid) => {
      const { details } = await folded(guid);
      const question = questionnaireV3.questions.find((one) => one.guid === guid);
      const said = words(details);
      for (const reference of question?.references ?? []) expect(said).toContain(referenceWords(reference));
      expect(said).not.toMatch(/ISO ISO|GRI GRI|Legge (D\.Lgs|L\.|Reg)/);
    },
  );
});
