import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { questionnaire } from "~/content/questionnaires";
import { surveyUrls, urls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, "admin@azienda-demo.example");
});

const prompts = (page: Page) => page.document.querySelectorAll("main h3").map((one) => words(one));
/** All text about one question. */
function about(page: Page, guid: string): string {
  const prompt = questionnaire("v3").questions.find((question) => question.guid === guid)?.prompt ?? guid;
  const heading = page.document.querySelectorAll("main h3").find((one) => words(one).endsWith(prompt));
  return words(heading?.parentNode);
}
const ofArea = (area: string) => questionnaire("v3").questions.filter((one) => one.area === area);

describe("the review", () => {
  test("begins with the first area and has one page for each", async () => {
    const first = await browser.get(urls.reviewAll());
    expect(first.path).toBe(urls.review("environment"));
    expect(first.heading).toBe("Rivedi le risposte: Ambiente");
    const social = await first.follow("Sociale");
    expect(social.path).toBe(urls.review("social"));
    expect(social.document.querySelector('main [aria-current="page"]')?.text).toBe("Sociale");
    expect((await browser.get("/dashboard/draft/2023/esg/review")).path).toBe(
      surveyUrls({ version: "draft", year: 2023 }).review("people"),
    );
  });

  test.each(["environment", "social", "governance"])(
    "of %s says of every question its answer, who gave it and when, within 14 KB",
    async (area) => {
      const page = await browser.get(urls.review(area));
      expect(prompts(page)).toHaveLength(ofArea(area).length);
      for (const { prompt } of ofArea(area)) {
        expect(prompts(page).some((heading) => heading.endsWith(prompt))).toBe(true);
      }
      expect(gzipSync(page.html, { level: 6 }).length).toBeLessThanOrEqual(14 * 1024);
    },
  );

  test("tells no, not answered, not applicable and not asked apart", async () => {
    const environment = await browser.get(urls.review("environment"));
    const governance = await browser.get(urls.review("governance"));
    expect(about(governance, "v3-gov-legalita-condanne")).toMatch(
      /Completa Modifica ?No, nessuna ?Fondamentali/,
    );
    expect(about(environment, "v3-env-suolo-e-biodiversita-suolo")).toMatch(
      /Da rispondere Rispondi ?Nessuna risposta\. ?Fondamentali$/,
    );
    expect(environment.text).toMatch(/Non applicabile: \w+/);
    expect(environment.text).toMatch(/Bloccata: dipende dalla risposta a «[^»]+»/);
    expect(environment.text).toMatch(/Non richiesta, per come è stata data la risposta a «[^»]+»/);
    expect(environment.text).toMatch(
      /Salvata da (Chiara Ferrari|Davide Bianchi) il \d\d\/\d\d\/\d\d \d\d:\d\d/,
    );
  });

  test("puts what is open first in its milestone, with the way to answer it", async () => {
    const page = await browser.get(urls.review("environment"));
    for (const section of page.document.querySelectorAll("main section")) {
      const opens = section
        .querySelectorAll("h3 + p")
        .map((line) => /Rispondi|Controlla e conferma|Incompleta|Da spiegare/.test(words(line)));
      expect(opens.lastIndexOf(true)).toBeLessThan(
        opens.includes(false) ? opens.indexOf(false) : opens.length,
      );
    }
    const question = await page.follow("Rispondi");
    expect(question.form({ button: "Salva e continua" }).names.length).toBeGreaterThan(0);
  });

  test("shows what its filters ask for, and takes what does not exist for no wish", async () => {
    const page = await browser.get(urls.review("social"));
    const open = await page.follow("Da completare");
    expect(new URL(open.url).search).toBe("?answers=open");
    const count = Number(/Da completare \((\d+)\)/.exec(page.text)?.[1]);
    expect(prompts(open)).toHaveLength(count);
    const both = await open.follow("Fondamentali");
    expect(new URL(both.url).search).toBe("?answers=open&level=start_small");
    expect(prompts(both).length).toBeLessThan(count);
    expect(prompts(await both.follow("Mostra tutte"))).toHaveLength(prompts(page).length);
    const odd = await browser.get(`${urls.review("social")}?answers=%00&level=__proto__`);
    expect(prompts(odd)).toHaveLength(prompts(page).length);
  });

  test("of an area that the year does not have is not found", async () => {
    for (const area of ["planet", "mare", "__proto__"]) {
      const page = await browser.get(`/dashboard/esg/review/${area}`);
      expect([area, page.status]).toEqual([area, 404]);
    }
  });

  test("of the published card shows it as it was, with nothing to change", async () => {
    const page = await browser.get(surveyUrls({ version: "public", year: 2025 }).review("social"));
    expect(page.text).toMatch(/com'erano quando la carta è stata emessa, il \d\d\/\d\d\/\d\d/);
    expect(page.text).not.toMatch(/Modifica|Rispondi|Salvata da|Valore proposto/);
    const question = await page.follow("Vedi");
    expect(question.path).toMatch(/^\/dashboard\/public\/2025\/esg\/full\//);
  });

  test("of an earlier year is there to be read", async () => {
    const page = await browser.get(surveyUrls({ version: "draft", year: 2024 }).review("social"));
    expect(page.text).toContain("Le risposte del 2024: ora puoi solo consultarle.");
    expect(page.text).not.toMatch(/Modifica|Rispondi/);
  });

  test("lets those read who may only read", async () => {
    const page = await (await signedIn(server, "lettura@azienda-demo.example")).get(urls.review("social"));
    expect(page.text).not.toMatch(/Modifica|Rispondi/);
  });

  test("is one step from publishing, both ways", async () => {
    const publish = await (await browser.get(urls.review("social"))).follow("Vai all'emissione");
    expect(publish.path).toBe(urls.publish());
    expect((await publish.follow("Rivedi")).path).toBe(urls.review("environment"));
  });
});
