import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { historyUrls, urls } from "~/web/urls";
import { type Browser } from "../../pages/client";
import { words } from "../../pages/form";
import { htmlFaults } from "../../pages/html-faults";
import { ENTRY_SCRIPT, type Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import { answerEverything, save } from "../../platform/answering";
import { keepEarlier, PLAN, WITHDRAWN } from "../../platform/survey/earlier-questions";
import { makeSettling, type Settling } from "../../platform/survey/settling";
import { demoServer } from "../../shared-servers";
import { pagesOver, type PagesOver } from "../../upstream";
import { PAY_GAP } from "../../questions";

const CONFIRM = "Conferma così com'è";
const REMOVE = "Togli la risposta";

const listed = (page: Page) => page.document.querySelectorAll("main section.panel h2").map(words);

/** Bytes that compress worst. */
const noise = (length: number) => randomBytes(length).toString("base64").slice(0, length);

describe("answers to questions that have changed", () => {
  let at: Settling;
  let over: PagesOver;
  let admin: Browser;
  /** How the server behind the pages changes its answers. */
  let change: (path: string, answer: Response) => Response = (_, answer) => answer;

  beforeAll(async () => {
    at = await makeSettling(new Date().toISOString());
    await at.world.addPerson({ email: "r@prova.example", companyId: at.companyId });
    await keepEarlier(at.world);
    over = await pagesOver(at.world, (path, answer) => change(path, answer));
    admin = await over.enter("a@prova.example");
  });
  afterAll(() => at.world.close());
  afterEach(async () => {
    change = (_, answer) => answer;
    const { db } = at.world;
    await db.deleteFrom("answer_change").where("question_id", "!=", "v3-env-energia-classe").execute();
    await db.deleteFrom("answer").where("question_id", "!=", "v3-env-energia-classe").execute();
    await db.updateTable("company").set({ is_validated: 0, fiscal_year: 2025 }).execute();
  });

  const open = () => admin.get(historyUrls.obsolete());
  const formOf = (page: Page, guid: string) =>
    page.form({ within: `section[aria-labelledby="${guid}"]`, button: CONFIRM });

  test("are told with both wordings, what was answered, by whom, and what to do", async () => {
    await at.answer(PAY_GAP, { divario: "4.5" }, { explanation: "Dal LUL." });
    await at.answer(PLAN, { value: "allo-studio" });
    await at.answer(WITHDRAWN, { value: "si" });
    const page = await open();
    expect(page.status).toBe(200);
    expect(page.text).toContain("3 risposte riguardano domande");
    expect(page.text).toContain("la carta non si può emettere");
    expect(page.scripts).toEqual([ENTRY_SCRIPT]);
    expect(listed(page)).toEqual([
      "L'azienda ha un piano di transizione per il clima?",
      "Qual è il divario tra la retribuzione media degli uomini e quella delle donne?",
      "C'è un numero verde?",
    ]);
    expect(page.text).toContain("la domanda era: «Quanto guadagnano in meno le donne?»");
    expect(page.text).toMatch(
      /Divario retributivo: 4,5 %Nota: Dal LUL\.Data da Anna Rossi il \d\d\/\d\d\/\d\d/,
    );
    expect(page.text).toContain("Lo stiamo studiando");
    expect(page.text).toContain("la domanda di oggi non l'accetta più");
    expect(() => formOf(page, PLAN)).toThrow("No form");
    expect(() => formOf(page, WITHDRAWN)).toThrow("No form");
    expect(await htmlFaults(page.html)).toEqual([]);
    const again = page.document.querySelectorAll(`section[aria-labelledby="${PLAN}"] a`).map(words);
    expect(again).toEqual([
      expect.stringMatching(/^Rispondi di nuovo/),
      expect.stringMatching(/^Togli la risposta/),
    ]);
  });

  test("are announced on the questionnaire, and not once all are settled", async () => {
    expect((await admin.get(urls.survey())).text).not.toContain("che è cambiata o non si fa più");
    await at.answer(WITHDRAWN, { value: "si" });
    const page = await (await admin.get(urls.survey())).follow("Vedi le risposte da verificare");
    expect([page.path, listed(page)]).toEqual([historyUrls.obsolete(), ["C'è un numero verde?"]]);
  });

  test("are confirmed with one button, and the last leads on to the card", async () => {
    await at.answer(PAY_GAP, { divario: "4.5" });
    await at.answer(PLAN, { value: "non-previsto" });
    const first = await formOf(await open(), PAY_GAP).submit();
    expect([first.status, first.path]).toEqual([200, historyUrls.obsolete()]);
    expect(first.text).toContain("Risposta confermata. Ne resta una da verificare.");
    const last = await formOf(first, PLAN).submit();
    expect(last.text).toContain("Non ne resta nessuna da verificare.");
    expect(last.text).toContain("Nessuna risposta della bozza è in attesa di conferma");
    expect((await last.follow("Emetti la carta")).path).toBe(urls.publish());
    expect(await at.status()).toBe(0);
    await at.world.db.updateTable("company").set({ is_validated: 1 }).execute();
    expect((await (await open()).follow("Vai allo storico")).path).toBe(urls.history());
  });

  test("are removed only after a second look", async () => {
    await at.answer(WITHDRAWN, { value: "altro", altro_text: "Un numero fisso" });
    const asking = await (await open()).follow(REMOVE);
    expect(asking.heading).toBe("Vuoi togliere questa risposta?");
    expect(asking.text).toContain("Un numero fisso");
    expect(await at.list()).toHaveLength(1);
    expect((await asking.follow("Lascia com'è")).path).toBe(historyUrls.obsolete());
    const gone = await asking.form().submit(REMOVE);
    expect(gone.text).toContain("Risposta tolta. Non ne resta nessuna");
    expect(await at.list()).toEqual([]);
    const history = await asking.follow("Vedi la cronologia della risposta");
    expect(history.heading).toBe("Cronologia della risposta");
    expect(history.text).toContain("Un numero fisso");
    expect(history.document.querySelectorAll("main a").map(words)).not.toContain("Torna alla domanda");
  });

  test("say what is left to do where the question asks for more now", async () => {
    await at.answer(PLAN, { value: "previsto" });
    const page = await open();
    expect(page.text).toContain("la domanda resterà da completare");
    await formOf(page, PLAN).submit();
    expect(await at.list()).toEqual([]);
  });

  test("that somebody changed meanwhile are shown as they are now, and nothing is settled", async () => {
    await at.answer(PAY_GAP, { divario: "4.5" });
    const [stale, asking] = [await open(), await admin.get(historyUrls.obsolete({ togli: PAY_GAP }))];
    await at.answer(PAY_GAP, { divario: "6" });
    for (const form of [formOf(stale, PAY_GAP), asking.form()]) {
      const refused = await form.submit();
      expect([refused.status, refused.errors]).toEqual([
        409,
        [expect.stringContaining("è cambiata da quando")],
      ]);
      expect(refused.title).toMatch(/^Errore: /);
      expect(refused.text).toContain("Divario retributivo: 6 %");
      expect(await htmlFaults(refused.html)).toEqual([]);
    }
    expect((await at.list())[0]?.revision).toBe(2);
    const anew = await formOf(stale, PAY_GAP).submit();
    expect((await formOf(anew, PAY_GAP).submit()).text).toContain("Risposta confermata.");
  });

  test("that were answered anew meanwhile are no longer there, and a second click is no error", async () => {
    await at.answer(PAY_GAP, { divario: "4.5" });
    const stale = await open();
    await formOf(stale, PAY_GAP).submit();
    expect((await formOf(stale, PAY_GAP).submit()).text).toContain(
      "Risposta confermata. Non ne resta nessuna",
    );
    await save(at.admin, PAY_GAP, { divario: "8" }, { revision: 2 });
    const late = await formOf(stale, PAY_GAP).submit();
    expect([late.status, late.errors.length]).toEqual([409, 1]);
    expect(late.text).toContain("Nessuna risposta della bozza è in attesa di conferma");
  });

  test("of a year that was closed meanwhile are refused", async () => {
    await at.answer(PAY_GAP, { divario: "4.5" });
    const page = await open();
    await at.world.db.updateTable("company").set({ fiscal_year: 2026 }).execute();
    const refused = await formOf(page, PAY_GAP).submit();
    expect([refused.status, refused.errors]).toEqual([
      403,
      ["Quest'anno è chiuso: puoi solo consultare le risposte."],
    ]);
  });

  test.each([
    ["another way than there is", { way: "tutto" }, 422],
    ["a question of nobody", { question: "v3-nulla" }, 404],
    ["no revision", { revision: "uno" }, 422],
  ])("stay as they are with a form that names %s", async (_, wrong, status) => {
    await at.answer(PAY_GAP, { divario: "4.5" });
    const posting = formOf(await open(), PAY_GAP).posting();
    const given: Record<string, string> = wrong;
    const entries = posting.entries.map(([name, value]): [string, typeof value] => [
      name,
      given[name] ?? value,
    ]);
    const refused = await admin.send({ ...posting, entries });
    expect(refused.status).toBe(status);
    expect(await at.list()).toHaveLength(1);
  });

  test("are confirmed on their own pages where the server behind has no list of them", async () => {
    change = (path, answer) =>
      path.includes("/esg/obsolete") ? new Response("Not found", { status: 404 }) : answer;
    const page = await open();
    expect([page.status, page.heading]).toEqual([200, "Domande cambiate da verificare"]);
    expect(page.text).toContain("Il servizio collegato non ha questo elenco");
    expect((await page.follow("Vai al questionario")).path).toBe(urls.survey());
  });

  test("are there to be read without the right to write", async () => {
    await at.answer(PAY_GAP, { divario: "4.5" });
    const reader = await over.enter("r@prova.example");
    for (const url of [historyUrls.obsolete(), historyUrls.obsolete({ togli: PAY_GAP })]) {
      const page = await reader.get(url);
      expect(page.text).toContain("non confermarle né toglierle");
      expect(page.document.querySelectorAll("main form, main .button")).toEqual([]);
    }
  });

  test("fit pages of 14 KB, whatever was written", { timeout: 60_000 }, async () => {
    await answerEverything(at.admin);
    const { db } = at.world;
    for (const { question_id } of await db.selectFrom("answer").select("question_id").execute()) {
      const text = noise(1000);
      await db
        .updateTable("answer")
        .set({ edition: 0, explanation: text, incompatibility_explanation: noise(500) })
        .where("question_id", "=", question_id)
        .execute();
    }
    const seen: string[] = [];
    for (let page = await open(); ; page = await page.follow("Pagina successiva")) {
      expect(gzipSync(page.html, { level: 6 }).length).toBeLessThanOrEqual(14 * 1024);
      seen.push(...listed(page));
      if (!page.html.includes("Pagina successiva")) break;
    }
    expect(seen.length).toBe((await at.list()).length);
    expect(seen.length).toBeGreaterThan(100);
    await db.updateTable("answer").set({ explanation: null, incompatibility_explanation: null }).execute();
    for (let page = await open(); ; page = await page.follow("Pagina successiva")) {
      expect(gzipSync(page.html, { level: 6 }).length).toBeLessThanOrEqual(14 * 1024);
      if (!page.html.includes("Pagina successiva")) break;
    }
    await db
      .updateTable("answer")
      .set({ edition: 1 })
      .where("question_id", "=", "v3-env-energia-classe")
      .execute();
  });
});

test("the demo company's card waits for two answers, and the history leads to them", async () => {
  const server = await demoServer();
  const browser = await signedIn(server, "admin@abilitata-servizi.example");
  const page = await browser.get(historyUrls.obsolete());
  expect(page.document.querySelectorAll("main section.panel .chip").map(words)).toEqual([
    "Domanda cambiata",
    "Domanda ritirata",
  ]);
  expect(page.text).toContain("Quando hai risposto la domanda era: «");
  const history = await browser.get(urls.history());
  expect(history.html).toContain(`href="${historyUrls.obsolete()}"`);
});
