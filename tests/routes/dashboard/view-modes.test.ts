import { beforeAll, describe, expect, test } from "vitest";
import { surveyUrls, urls } from "~/web/urls";
import { signedInApi } from "../../api-client";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const DEMO = "admin@azienda-demo.example";
const YEAR = 2025;
const OF = (version: string, year = YEAR) => surveyUrls({ version, year }).period();

let server: TestServer;
let browser: Browser;
let issued: Awaited<ReturnType<typeof homePage>>;
const homePage = async (version: string, year?: number) => {
  const { call } = await signedInApi(server.url, DEMO);
  return call("scoring.homePage", { params: { version }, query: year === undefined ? {} : { year } });
};
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, DEMO);
  issued = await homePage("public");
});

const cardOn = (page: Page) => words(page.document.querySelector("article.card"));
const isReadOnly = (page: Page) => page.document.querySelectorAll("main form").length === 0;

describe("the published version of the current year", () => {
  test("is the card with its number, dates, status and certification", async () => {
    const page = await browser.get(OF("public"));
    const card = cardOn(page);
    expect(page.heading).toBe("La carta emessa per il 2025");
    expect(card).toContain(issued.card.id);
    for (const part of ["Valida", "Autodichiarata", "Livello 1 di 3", "Piccola impresa"])
      expect(card).toContain(part);
    expect(card).toMatch(/Emessa il\d\d\/\d\d\/\d{4}Scade il\d\d\/\d\d\/\d{4}/);
    const { actual } = issued.survey.versioned.scoring.levels.graduate;
    expect(card).toContain(String(Math.round(actual / 100)));
  });

  test("says when it was published last, and can only be read", async () => {
    const page = await browser.get(OF("public"));
    expect(page.text).toMatch(/Carta emessa l'ultima volta il \d\d\/\d\d\/\d\d \d\d:\d\d/);
    expect(isReadOnly(page)).toBe(true);
    expect(page.text).toContain("Lo scoring della carta");
    expect((await page.follow("Leggi le risposte")).path).toBe("/dashboard/public/2025/esg");
    expect((await page.follow("Bozza 2025")).path).toBe("/dashboard");
  });

  test("shows the progress it was issued with", async () => {
    const { done = 0, total = 0 } = issued.progress ?? {};
    expect((await browser.get(OF("public"))).text).toContain(`${done} di ${total}`);
    expect((await browser.get(urls.home())).text).not.toContain(`${done} di ${total}`);
  });

  test("is not there for whom nothing was published, and the page says so", async () => {
    const page = await (await signedIn(server, "admin@azienda-nuova.example")).get("/dashboard/public");
    expect([page.status, page.path]).toEqual([200, OF("public")]);
    expect(page.text).toContain("Per il 2025 non hai ancora emesso una carta d'identità ESG");
    expect((await page.follow("Vai alla bozza")).path).toBe("/dashboard");
  });
});

describe("a chosen version or year", () => {
  test("by its number says the date of the version", async () => {
    const id = issued.card.id ?? "";
    const page = await browser.get(OF(id));
    expect(page.heading).toBe(`Carta ${id}`);
    expect(page.text).toMatch(/Carta emessa il \d\d\/\d\d\/\d\d \d\d:\d\d\./);
    expect(page.text).not.toContain("l'ultima volta");
    expect(isReadOnly(page)).toBe(true);
  });

  test.each([2024, 2023])("%s: has no scoring of classes, and says why in one sentence", async (year) => {
    for (const version of ["public", "draft"]) {
      const page = await browser.get(OF(version, year));
      expect(page.text).toContain(
        `Lo scoring per classi c'è dai dati del 2025 in poi: il questionario del ${year} era un altro`,
      );
      expect(page.document.querySelectorAll(".rulers, .card-classes, .gauge")).toHaveLength(0);
      expect(isReadOnly(page)).toBe(true);
    }
  });

  test("that was closed is neither ready for issue nor still to change", async () => {
    const page = await browser.get(OF("draft", 2024));
    expect(cardOn(page)).toContain("Anno chiuso");
    expect(cardOn(page)).not.toMatch(/Pronta per l'emissione|cambiano con le risposte/);
    expect(page.text).toMatch(/Le risposte del 2024, salvate l'ultima volta il/);
  });

  test("of the first questionnaire leads to its pillars", async () => {
    const page = await browser.get(OF("draft", 2023));
    expect((await page.follow("Persone")).path).toBe("/dashboard/draft/2023/people");
  });

  test("is reached from the home page, and leads back to it", async () => {
    const older = await (await browser.get(urls.home())).follow("Anno 2024");
    expect(older.path).toBe(OF("draft", 2024));
    expect((await older.follow("Anno 2025")).path).toBe("/dashboard");
  });

  test.each([OF("ESG-2025-2222222222"), OF("draft", 2030), "/dashboard/bozza/2025"])(
    "%s does not exist",
    async (address) => expect((await browser.get(address)).status).toBe(404),
  );

  test("of another company does not exist", async () => {
    const stranger = await signedIn(server, "admin@azienda-nuova.example");
    const page = await stranger.get(OF(issued.card.id ?? ""));
    expect([page.status, page.html.includes("Azienda Demo")]).toEqual([404, false]);
  });
});

describe("the draft of the current year by its pair", () => {
  test("is the home page, whose forms post to the home page", async () => {
    const page = await browser.get(OF("draft"));
    expect(page.heading).toBe((await browser.get(urls.home())).heading);
    expect(page.form({ button: "Ho letto, non mostrarlo più" }).action).toBe(`${server.url}/dashboard`);
  });

  test.each([OF("draft"), OF("public")])("%s takes no posts itself", async (address) => {
    const form = (await browser.get(urls.home())).form({ button: "Ho letto, non mostrarlo più" });
    const { entries } = form.posting();
    const body = new URLSearchParams(entries as [string, string][]).toString();
    const type = "application/x-www-form-urlencoded";
    const { status } = await browser.once({ url: address, method: "POST", type, body });
    expect(status).toBe(403);
  });
});
