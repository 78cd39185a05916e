import { beforeAll, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import { bestTyped, questionOf } from "../../answering";
import { signedInApi } from "../../api-client";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import { answerEverything, save, shown } from "../../platform/answering";
import { isOverSpecified, type TestServer } from "../../server";
import { demoServer } from "../../shared-servers";
import { CLASS, REPORTING } from "../../questions";

const ADMIN = "admin@azienda-demo.example";
const FIRST = "v3-env-rifiuti-e-materiali-circolare";
const IN_THE_CHAIN = "v3-soc-comunita-e-clienti-incidenti-filiera";

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, ADMIN);
});

const SAVE = "Salva e continua";
const buttons = (page: Page) => page.document.querySelectorAll("main .buttons a").map(words);

/** Saves the best answer, and explains a figure that is unusual beside the others. */
async function answered(page: Page): Promise<Page> {
  const best = bestTyped(questionOf(page.url));
  const asked = await page.form({ button: SAVE }).fill(best).submit();
  const form = asked.document.querySelector("main form") ? asked.form({ button: SAVE }) : null;
  if (asked.path !== page.path || !form?.names.includes("incompatibilityExplanation")) return asked;
  return form.fill({ incompatibilityExplanation: "È giusto." }).submit(SAVE);
}

/** Answers page after page, until the journey leads to the end of its levels. */
async function walk(from: string): Promise<Page> {
  let page = await browser.get(from);
  for (let steps = 0; page.path !== urls.complete() && steps < 60; steps += 1) {
    page = page.document.querySelector("main form button[value=continue]")
      ? await answered(page)
      : await page.follow("Domanda successiva");
    expect([page.status, page.url]).toEqual([200, page.url]);
  }
  return page;
}

// Only extensions fill what these tests prepare.
describe.skipIf(isOverSpecified())("answering a class from its first question to its last", () => {
  test("ends on the page that says it is complete and what comes next", async () => {
    const page = await walk(urls.question("start_small", "rifiuti-e-materiali", FIRST));
    expect(page.url).toBe(server.url + urls.completed("start_small"));
    expect(page.heading).toBe("Hai completato: Fondamentali");
    expect(page.text).toContain("31 di 31 (100%)");
    expect(page.text).toContain("La prossima classe chiede di più");
    expect(buttons(page)).toEqual(["Continua con Maturità", "Emetti la carta", "Guarda lo scoring"]);
    expect((await page.follow("Continua con Maturità")).path).toBe(urls.level("graduate"));

    const corrected = await browser.get(urls.question("start_small", "energia", CLASS));
    const next = await corrected.form({ button: SAVE }).submit();
    expect(next.path).toMatch(/v3-env-energia-consumi$/);
  });

  test("leaves reporting locked: its questions say so and lead to what is missing", async () => {
    const page = await browser.get(urls.question("reporting", "strategia", REPORTING));
    expect(page.document.querySelector("main form")).toBeNull();
    expect(words(page.document.querySelector("main .off"))).toContain("La rendicontazione si apre quando");
    const missing = await page.follow("Guarda che cosa manca");
    expect(missing.heading).toBe("Restano domande da completare");
  });

  test("does not open it to a form that was made elsewhere", async () => {
    const own = await browser.get(urls.question("start_small", "energia", CLASS));
    const { entries, ...posting } = own.form({ button: SAVE }).posting(SAVE);
    const token = entries.filter(([name]) => name === "_csrf");
    const refused = await browser.send({
      ...posting,
      url: server.url + urls.question("reporting", "comunita-e-clienti", IN_THE_CHAIN),
      entries: [...token, ["value", "no"], ["revision", "0"]],
    });
    expect(refused.status).toBe(409);
    expect(refused.errors).toEqual([expect.stringContaining("La rendicontazione si apre quando")]);
  });
});

describe("the completion of all classes", () => {
  beforeAll(async () => {
    const { call } = await signedInApi(server.url, ADMIN);
    await answerEverything(call);
    const { revision } = (await shown(call, REPORTING)).answer;
    await save(call, REPORTING, {}, { revision });
  }, 60_000);

  test("opens publishing and reporting", async () => {
    const page = await browser.get(urls.complete());
    expect(page.heading).toBe("Hai completato il questionario");
    expect(page.text).toContain("Si è aperta la rendicontazione");
    expect(buttons(page)[0]).toBe("Emetti la carta");
    expect((await page.follow("Rendicontazione")).path).toBe(urls.level("reporting"));
  });

  test("is said by the home page, which goes on with reporting", async () => {
    const page = await browser.get(urls.home());
    expect(page.text).toContain("Hai completato tutte le classi del questionario.");
    const question = await page.follow("Completa la rendicontazione");
    expect(question.path).toBe(urls.question("reporting", "strategia", REPORTING));
  });

  test("leads over the last question of reporting to its own end", async () => {
    const page = await browser.get(urls.question("reporting", "strategia", REPORTING));
    const end = await page.form({ button: SAVE }).fill(bestTyped(REPORTING)).submit(SAVE);
    expect(end.url).toBe(server.url + urls.completed("reporting"));
    expect(end.heading).toBe("Hai completato la rendicontazione");
  });
});
