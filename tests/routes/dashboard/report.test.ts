import { beforeAll, describe, expect, test } from "vitest";
import { surveyUrls, urls } from "~/web/urls";
import { signedInApi } from "../../api-client";
import { allOf, readPdf } from "../../documents/read-pdf";
import { textOf } from "../../documents/read-text";
import type { Browser } from "../../pages/client";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const ADMIN = "admin@azienda-demo.example";
const CARD = surveyUrls({ version: "public", year: 2025 });

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, ADMIN);
});

/** The file of an address; the browser waits on the page that waits for it. */
async function pdfAt(path: string): Promise<{ name: string; bytes: Buffer }> {
  let found = await browser.get(path);
  for (let looks = 0; looks < 30 && found.headers.refresh !== undefined; looks += 1) {
    const [, href] = /url=(.*)/.exec(String(found.headers.refresh)) ?? [];
    found = await browser.get(href ?? found.url);
  }
  const name = /filename="([^"]*)"/.exec(String(found.headers["content-disposition"]))?.[1] ?? "";
  return { name, bytes: Buffer.from(found.html, "latin1") };
}

/** The report of the newest card of a year, over the API. */
async function reportOf(year: number): Promise<Buffer> {
  const { call } = await signedInApi(server.url, ADMIN);
  const asked = { params: { version: "public" }, query: { format: "pdf", year } } as const;
  const { filename } = await call("scoring.report", asked);
  const query = { filename };
  while (!(await call("survey.prepareDocument", { params: { type: "report" }, query })).ready);
  const { downloadUrl } = await call("survey.download", { params: { type: "report" }, query });
  const file = await fetch(new URL(new URL(downloadUrl).pathname, server.url));
  return Buffer.from(await file.arrayBuffer());
}

describe("a report", () => {
  test("is offered where people look for it: home, scoring, history and the sheets for print", async () => {
    const offers = async (path: string) =>
      (await browser.get(path)).document.querySelectorAll("a").map((link) => link.getAttribute("href"));
    expect(await offers(CARD.period())).toEqual(expect.arrayContaining([CARD.reportPdf(), CARD.cardPdf()]));
    expect(await offers(urls.scoring())).toContain(surveyUrls(null).reportPdf());
    expect(await offers(CARD.printed())).toEqual(expect.arrayContaining([CARD.reportPdf(), CARD.cardPdf()]));
    const { call } = await signedInApi(server.url, ADMIN);
    const { card } = await call("scoring.homePage", { params: { version: "public" }, query: {} });
    expect(await offers(urls.history())).toContain(
      surveyUrls({ version: card.id ?? "", year: 2025 }).reportPdf(),
    );
  });

  test("of the draft and of the card come as files, without script", async () => {
    expect((await pdfAt(surveyUrls(null).reportPdf())).name).toBe("carta-esg-report-2025.pdf");
    expect((await pdfAt(CARD.cardPdf())).name).toMatch(/^carta-esg-carta-2025-ESG-2025-\w{10}\.pdf$/);
  });

  test("once it is made, its waiting page says so and leads to it", async () => {
    await pdfAt(surveyUrls(null).reportPdf());
    const page = await browser.get(surveyUrls(null).reportPdf("/wait"));
    expect([page.status, page.heading]).toEqual([200, "Il documento è pronto"]);
    expect(page.headers.refresh).toBe(`0; url=${surveyUrls(null).reportPdf()}`);
    expect(page.document.querySelector(`a[href="${surveyUrls(null).reportPdf()}"]`)?.text).toBe(
      "Apri carta-esg-report-2025.pdf",
    );
  });

  test("of the demo company has headings in order, and every figure has words", async () => {
    const bytes = await reportOf(2025);
    const nodes = readPdf(bytes).roots.flatMap(allOf);
    const levels = nodes.flatMap(({ tag }) => (/^H[1-6]$/.test(tag) ? [Number(tag.slice(1))] : []));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([]);
    expect(nodes.filter(({ tag, alt }) => tag === "Figure" && !alt)).toEqual([]);
  });

  test("of a year without scores says nothing of red lines, classes and points", async () => {
    const text = textOf(await reportOf(2024));
    expect(text).toContain("Il report con il punteggio esiste per gli esercizi dal 2025");
    expect(text).toContain("Che cosa questo report non dice");
    expect(text).not.toMatch(/Linee rosse|linea rossa|Ogni classe vale|Finora/);
  });

  test("of another company's card is not found", async () => {
    const { call } = await signedInApi(server.url, ADMIN);
    const { card } = await call("scoring.homePage", { params: { version: "public" }, query: {} });
    const foreign = surveyUrls({ version: card.id ?? "", year: 2025 });
    const other = await signedIn(server, "admin@azienda-abilitata.example");
    expect((await other.get(foreign.reportPdf())).status).toBe(404);
    expect((await other.get(foreign.cardPdf())).status).toBe(404);
  });
});
