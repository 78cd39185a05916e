import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { questionnaire } from "~/content/questionnaires";
import { rulesOf } from "~/domain/answers/classes";
import { NO_ANSWER } from "~/domain/question/answer";
import { JOB_KINDS } from "~/platform/job-kinds";
import { startJobWorker } from "~/platform/jobs/worker";
import { MOST_POSITIONS } from "~/domain/history/saved-position";
import { historyUrls, urls } from "~/web/urls";
import { signedInApi } from "../../api-client";
import { type Browser } from "../../pages/client";
import { words } from "../../pages/form";
import { htmlFaults } from "../../pages/html-faults";
import { ENTRY_SCRIPT, type Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import { elementsOf, save, shown } from "../../platform/answering";
import { keepBeforeRestores, makeRestoring, type Restoring } from "../../platform/history/restoring";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";
import { pagesOver, type PagesOver } from "../../upstream";
import { CLASS, PLANTS, WATER } from "../../questions";

const ENABLED = "admin@azienda-abilitata.example";
const GO = "Ripristina";
const COPY = "Copia nella bozza";
const STAY = "Alla fine resta sulla pagina del risultato";

/** Follows the Refresh header as a browser does, until a page has none. */
async function ended(browser: Browser, page: Page): Promise<Page> {
  let now = page;
  for (let tries = 0; now.headers.refresh === "1" && tries < 40; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    now = await browser.get(now.url);
  }
  return now;
}

const ledTo = (page: Page) => /^3; url=(.+)$/.exec(String(page.headers.refresh))?.[1] ?? "";
const factsOf = (page: Page) =>
  Object.fromEntries(
    page.document
      .querySelectorAll("main dl div")
      .map((fact) => [words(fact.querySelector("dt")), words(fact.querySelector("dd"))]),
  );

describe("restoring in the product itself", () => {
  let server: TestServer;
  beforeAll(async () => void (server = await demoServer()));

  test("goes from the history over a question to the result, and home after three seconds", async () => {
    const { call } = await signedInApi(server.url, ENABLED);
    const { revision } = (await shown(call, CLASS)).answer;
    await save(call, CLASS, { classe: "d" }, { revision });
    const browser = await signedIn(server, ENABLED);
    const history = await browser.get(urls.history());
    const asking = await history.follow("Ripristina: Prima dei dati sul personale");
    expect(asking.heading).toBe("Ripristina nella bozza");
    expect(asking.text).toContain("la posizione «Prima dei dati sul personale», salvata il");
    expect(asking.scripts).toEqual([ENTRY_SCRIPT]);

    const done = await ended(browser, await asking.form().submit(GO));
    expect([done.status, done.heading]).toEqual([200, "Ripristino concluso"]);
    expect(await htmlFaults(done.html)).toEqual([]);
    const home = await browser.get(ledTo(done));
    expect(home.path).toBe(urls.home());
    expect(home.text).toContain("Ripristino concluso");
    const result = await home.follow("Vedi il risultato del ripristino");
    expect([result.path, result.heading]).toEqual([done.path, "Ripristino concluso"]);
    expect(result.headers.refresh).toBeUndefined();
    const later = await browser.get(urls.home());
    expect(later.text).not.toContain("Ripristino concluso");
    expect(later.text).not.toContain("Vedi il risultato");
  });

  test("copies a card of a company of the group", async () => {
    const browser = await signedIn(server, ENABLED);
    const history = await browser.get(urls.history());
    const link = history.document
      .querySelectorAll("#gruppo ~ div a")
      .map((a) => a.getAttribute("href") ?? "")
      .find((href) => href.includes("impresa="));
    const asking = await browser.get(link ?? "");
    expect(asking.heading).toBe("Copia da un'azienda del gruppo");
    expect(asking.text).toMatch(/la carta ESG-2025-\w+ di Abilitata Servizi S\.r\.l\., emessa il/);
    expect(asking.text).toContain("Non si svuota niente.");
    expect(asking.text).toContain("I file allegati non si copiano");
    expect(asking.text).toContain("La domanda non si fa più.");
    expect(await htmlFaults(asking.html)).toEqual([]);
    const done = await ended(
      browser,
      await asking
        .form()
        .fill({ [STAY]: true })
        .submit(COPY),
    );
    expect([done.heading, done.title]).toEqual(["Copia conclusa", expect.stringContaining("Copia conclusa")]);
    expect(done.headers.refresh).toBeUndefined();
    expect(done.text).toContain("di Abilitata Servizi S.r.l.");
    const facts = factsOf(done);
    expect(facts["Risposte copiate"]).toBe(facts["Risposte da confermare"]);

    const list = await done.follow("Rivedi le risposte da confermare");
    expect([list.path, list.heading]).toEqual([historyUrls.copies(), "Risposte da confermare"]);
    expect(list.text).toMatch(/Copiata dalla carta ESG-2025-\w+ di Abilitata Servizi S\.r\.l\. del/);
    expect(await htmlFaults(list.html)).toEqual([]);
    const href = list.document.querySelector("main section h2 a")?.getAttribute("href") ?? "";
    const question = await browser.get(href);
    expect(question.text).toMatch(/Viene dalla carta ESG-2025-\w+ di Abilitata Servizi S\.r\.l\., emessa il/);
    expect(question.text).toContain("Conferma e continua");
    expect(await htmlFaults(question.html)).toEqual([]);
    const none = await list.form().fill({ copies: [] }).submit("Conferma le risposte scelte");
    expect([none.status, none.errors]).toEqual([422, [expect.stringContaining("Non hai scelto")]]);
    const confirmed = await list.form().submit("Conferma le risposte scelte");
    expect(confirmed.text).toMatch(/rispost[ae] confermat[ae]/);
  });

  test("leads an address that mixes up restoring and copying to the right page", async () => {
    const browser = await signedIn(server, ENABLED);
    const copying = historyUrls.copy("public", "00000000-0000-4000-8000-000000000005");
    const mixed = await browser.get(copying.replace("/copy?", "/restore?"));
    expect([mixed.path, mixed.heading]).toEqual([
      "/dashboard/history/copy",
      "Copia da un'azienda del gruppo",
    ]);
    const own = await browser.get("/dashboard/history/copy?da=public");
    expect([own.path, own.heading]).toEqual(["/dashboard/history/restore", "Ripristina nella bozza"]);
  });
});

describe("restoring over an API", () => {
  let company: Restoring;
  let over: PagesOver;
  let admin: Browser;
  /** How the server behind the pages changes its answers. */
  let change: (path: string, answer: Response) => Response | Promise<Response> = (_, answer) => answer;

  beforeAll(async () => {
    company = await makeRestoring(new Date().toISOString());
    await company.worker.stop();
    over = await pagesOver(company.world, (path, answer) => change(path, answer));
    admin = await over.enter("a@prova.example");
  });
  afterAll(() => company.close());
  afterEach(async () => {
    change = (_, answer) => answer;
    const { db } = company.world;
    for (const table of ["job", "saved_position", "answer_change", "answer", "draft"] as const) {
      await db.deleteFrom(table).execute();
    }
    await db.updateTable("company").set({ is_validated: 1 }).execute();
  });

  const put = async (guid: string, elements: Record<string, string>) =>
    save(company.admin, guid, elements, { revision: (await shown(company.admin, guid)).answer.revision });

  /** A position with two answers that differ from the draft, which has one more. */
  async function differing() {
    await put(CLASS, { classe: "b" });
    await put(PLANTS, { potenza: "12" });
    const position = await company.keep();
    await put(CLASS, { classe: "c" });
    await put(PLANTS, { potenza: "13" });
    await put(WATER, { prelievo: "5" });
    return position;
  }

  const asking = async (position: string) => admin.get(historyUrls.restore(position));
  const begun = async (position: string) => (await asking(position)).form().submit(GO);
  /** The page of the result, after a worker has run. */
  async function done(running: Page) {
    const worker = startJobWorker(company.world.parts, JOB_KINDS);
    await worker.drain();
    await worker.stop();
    return admin.get(running.url);
  }
  const setJob = (change: object) => company.world.db.updateTable("job").set(change).execute();

  test("says before what it changes, what stays or is emptied, and that the draft is kept", async () => {
    const page = await asking(await differing());
    const lines = page.document.querySelectorAll("#che-cosa + ul li").map(words);
    expect(lines).toEqual(["2 risposte tornano com'erano lì.", "1 risposta si svuota, perché lì non c'era."]);
    const emptied = page.document.querySelectorAll("#che-cosa ~ h3 + ul a");
    expect(emptied.map((link) => link.getAttribute("href"))).toEqual([expect.stringContaining(WATER)]);
    expect((await admin.get(emptied[0]?.getAttribute("href") ?? "")).status).toBe(200);
    expect(page.text).toContain(
      "La bozza di adesso resta nello storico come posizione salvata: per annullare",
    );
    expect(page.text).toContain("non hai ancora salvato va perso");
    const boxes = page.form().controls("questions");
    expect(boxes.map((box) => box.hasAttribute("checked"))).toEqual([true, true, true]);
    expect(await htmlFaults(page.html)).toEqual([]);
  });

  test("restores the ticked answers only", async () => {
    const page = await asking(await differing());
    const boxes = page.form().controls("questions");
    const chosen = boxes.map((box) => box.getAttribute("value") ?? "").slice(0, 1);
    const posted = await page
      .form()
      .fill({ questions: chosen, [STAY]: true })
      .submit(GO);
    expect(factsOf(await done(posted))).toMatchObject({
      "Risposte tornate com'erano": "1",
      "Risposte già uguali": "0",
    });
    const kept = [await elementsOf(company.admin, CLASS), await elementsOf(company.admin, PLANTS)];
    expect(kept.filter((one) => one["classe"] === "b" || one["potenza"] === "12")).toHaveLength(1);
    expect(await elementsOf(company.admin, WATER)).toEqual({ prelievo: "5" });
  });

  test("says how many answers it emptied, and that the draft of before gives them back", async () => {
    const result = await done(await begun(await differing()));
    expect(factsOf(result)).toMatchObject({ "Risposte tornate com'erano": "2", "Risposte svuotate": "1" });
    expect(result.text).toContain("se la ripristini, torna tutto com'era");
    expect(await elementsOf(company.admin, WATER)).toEqual({});
    expect((await admin.get(ledTo(result))).text).toContain("Svuotate: 1.");
  });

  test("leaves an answer alone that differs only since the page was made", async () => {
    await put(CLASS, { classe: "b" });
    await put(WATER, { prelievo: "5" });
    const position = await company.keep();
    await put(CLASS, { classe: "c" });
    const page = await asking(position);
    expect(page.form().controls("questions")).toHaveLength(1);
    await put(WATER, { prelievo: "6" });
    await done(await page.form().submit(GO));
    expect(await elementsOf(company.admin, CLASS)).toEqual({ classe: "b" });
    expect(await elementsOf(company.admin, WATER)).toEqual({ prelievo: "6" });
  });

  test("asks for at least one answer, and leads to the boxes", async () => {
    const page = await asking(await differing());
    const refused = await page.form().fill({ questions: [] }).submit(GO);
    expect(refused.status).toBe(422);
    expect(refused.title).toMatch(/^Errore: /);
    expect(refused.errors).toEqual([expect.stringContaining("Non hai scelto nessuna risposta")]);
    expect(refused.document.querySelector("details[open] #questions")).not.toBeNull();
    expect(await company.world.db.selectFrom("job").selectAll().execute()).toEqual([]);
  });

  test("begins nothing with a form that lacks what its page hides in it", async () => {
    const page = await asking(await differing());
    const posting = page.form().posting(GO);
    const entries = posting.entries.filter(([name]) => name !== "shown");
    const refused = await admin.send({ ...posting, entries });
    expect([refused.status, refused.errors.length]).toEqual([422, 1]);
    expect(await company.world.db.selectFrom("job").selectAll().execute()).toEqual([]);
  });

  test("is looked at every second while it waits and while it is at work, with nothing to press", async () => {
    const page = await begun(await differing());
    const said = {
      "Il ripristino sta per cominciare": "finora la bozza non è cambiata",
      "Ripristino in corso": "Puoi anche uscire: il ripristino va avanti lo stesso.",
    };
    for (const [heading, text] of Object.entries(said)) {
      const shown = await admin.get(page.url);
      expect([shown.status, shown.heading, shown.title]).toEqual([200, heading, expect.any(String)]);
      expect(shown.headers.refresh).toBe("1");
      expect(shown.document.querySelector("main progress")?.getAttribute("value")).toBe("0");
      expect(shown.document.querySelectorAll("main form, main button")).toEqual([]);
      expect(shown.text).toContain(text);
      expect(await htmlFaults(shown.html)).toEqual([]);
      await setJob({ state: "running", lease_until: new Date(Date.now() + 60_000).toISOString() });
    }
    await setJob({ progress: 42 });
    expect((await admin.get(page.url)).text).toContain("42%");
  });

  test.each([
    [{ status: "idle", progress: 0 }, "Il ripristino sta per cominciare", "1"],
    [{ status: "pending", progress: 99.7 }, "Ripristino in corso", "1"],
    [{ status: "pending", progress: 100 }, "Ripristino concluso", expect.stringMatching(/^3; url=/)],
    [{ status: "fulfilled", progress: 100 }, "Ripristino concluso", expect.stringMatching(/^3; url=/)],
    [{ status: "rejected", progress: 60 }, "Il ripristino non è riuscito", undefined],
    [{ status: "in_progress", progress: 60, error: {} }, "Ripristino in corso", "1"],
    [{ status: "completed", progress: 250 }, "Ripristino concluso", expect.stringMatching(/^3; url=/)],
  ])(
    "has a page for each state, and for a server with words of its own: %o",
    async (said, heading, refresh) => {
      const page = await begun(await differing());
      const counts = { totalAnswers: 2, modifiedAnswers: 2, companyScoring: null };
      change = (path, answer) => (path.includes("/check/") ? Response.json({ ...counts, ...said }) : answer);
      const shown = await admin.get(page.url);
      expect([shown.heading, shown.headers.refresh]).toEqual([heading, refresh]);
      expect(await htmlFaults(shown.html)).toEqual([]);
    },
  );

  test("that is asked to stay does, also while it is looked at", async () => {
    const page = await begun(await differing());
    const staying = await page.follow("Quando ha finito, resta");
    expect(staying.headers.refresh).toBe("1");
    expect(staying.url).toContain("resta=1");
    await setJob({ state: "fulfilled", progress: 100, result: "{}" });
    const result = await admin.get(staying.url);
    expect([result.heading, result.headers.refresh]).toEqual(["Ripristino concluso", undefined]);
  });

  test("leads home only whoever has waited for it, and leaves a word there", async () => {
    const page = await begun(await differing());
    const at = (ms: number) => new Date(Date.now() - ms).toISOString();
    const result = JSON.stringify({ toConfirm: 2, skipped: [] });
    await setJob({ state: "fulfilled", progress: 100, total: 3, modified: 3, result, updated_at: at(0) });
    const fresh = await admin.get(page.url);
    expect(fresh.text).toContain("Tra 3 secondi si passa alla dashboard.");
    const home = await admin.get(ledTo(fresh));
    expect(home.path).toBe(urls.home());
    expect(home.text).toContain("sono cambiate 3 risposte. Svuotate: 0. Non toccate: 0. Da confermare: 2.");
    await setJob({ updated_at: at(61_000) });
    const later = await admin.get(page.url);
    expect([later.heading, later.headers.refresh]).toEqual(["Ripristino concluso", undefined]);
    expect(await htmlFaults(later.html)).toEqual([]);
  });

  test("that failed says why, that nothing changed, and how to try again", async () => {
    const position = await differing();
    const page = await begun(position);
    await setJob({ state: "rejected", error: "internal/job_interrupted", payload: "null" });
    const failed = await admin.get(page.url);
    expect(failed.heading).toBe("Il ripristino non è riuscito");
    expect(failed.text).toContain("si è interrotto due volte");
    expect(failed.text).toContain("La bozza è rimasta com'era.");
    const toast = failed.document.querySelector(".notice-error")?.getAttribute("data-toast");
    expect(toast).toBe("Il ripristino non è riuscito");
    expect(failed.headers.refresh).toBeUndefined();
    expect(await htmlFaults(failed.html)).toEqual([]);
    const again = await failed.follow("Riprova");
    expect(again.url).toBe(new URL(historyUrls.restore(position), over.server.url).href);
  });

  test("that is at work already is refused, with a link to where it is followed", async () => {
    const position = await differing();
    const open = await asking(position);
    const running = await begun(position);
    await setJob({ payload: "{}" });
    const refused = await open.form().submit(GO);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("È in corso un ripristino");
    expect((await refused.follow("Segui il ripristino in corso")).path).toBe(running.path);
    expect(refused.document.querySelectorAll("main form")).toEqual([]);
  });

  test("is off for a company that is not enabled and for readers, who are told what to do", async () => {
    const position = await differing();
    const open = await asking(position);
    await company.world.addPerson({ email: "c@prova.example", companyId: company.companyId });
    const reader = await (await over.enter("c@prova.example")).get(historyUrls.restore(position));
    expect(reader.text).toContain("Chiedi il permesso di scrittura");
    expect(reader.document.querySelectorAll("main form")).toEqual([]);
    await company.world.db.updateTable("company").set({ is_validated: 0 }).execute();
    const page = await asking(position);
    expect(page.text).toContain("La tua azienda non è abilitata");
    expect(page.text).toContain("Ripristina (non disponibile ora)");
    expect(await htmlFaults(page.html)).toEqual([]);
    expect((await open.form().submit(GO)).status).toBe(409);
  });

  test("is off where fifty were taken before restores, until one of them is removed", async () => {
    const position = await differing();
    const open = await asking(position);
    await keepBeforeRestores(company.world, position, MOST_POSITIONS);
    const page = await asking(position);
    const why = "Prima di ogni ripristino la bozza si conserva, e di quest'anno ci sono già 50 posizioni";
    expect(page.text).toContain(why);
    expect(page.text).toContain("Ripristina (non disponibile ora)");
    expect(page.document.querySelectorAll("main form")).toEqual([]);
    expect(await htmlFaults(page.html)).toEqual([]);
    const posted = await open.form().submit(GO);
    expect([posted.status, posted.errors[0]]).toEqual([
      409,
      expect.stringContaining("conservare la bozza prima del ripristino"),
    ]);
    expect(posted.text).toContain(why);

    const archive = await page.follow("Rimuovi dall'archivio quelle che non servono più");
    expect([archive.path, new URL(archive.url).hash]).toEqual([urls.history(), "#archivio"]);
    expect(archive.text).toContain(why);
    const removing = await archive.follow("Rimuovi: Bozza del");
    await removing.form({ button: "Rimuovi per sempre" }).submit();
    const running = await (await asking(position)).form().submit(GO);
    expect([running.status, running.heading]).toEqual([200, "Il ripristino sta per cominciare"]);
  });

  test("has nothing to do where the draft says the same", async () => {
    await put(CLASS, { classe: "b" });
    const page = await asking(await company.keep());
    expect(page.text).toContain("La bozza dice già le stesse cose");
    expect(page.document.querySelectorAll("main form")).toEqual([]);
  });

  test("is not found where there is nothing to restore, and leads to the history without a source", async () => {
    for (const from of ["nulla", "draft", "x".repeat(65)]) {
      expect((await asking(from)).status).toBe(404);
    }
    expect((await admin.get(historyUrls.restoring("nulla"))).status).toBe(404);
    expect((await admin.get("/dashboard/history/restore")).path).toBe(urls.history());
  });

  test("asks for all questions on one page of at most 14 KB", async () => {
    await put(CLASS, { classe: "b" });
    const position = await company.keep();
    const answers = questionnaire("v3").questions.map((question) => [
      question.guid,
      { ...NO_ANSWER, elements: rulesOf(question).best(question), edition: 0 },
    ]);
    const content = JSON.stringify(Object.fromEntries(answers));
    await company.world.db.updateTable("saved_position").set({ content }).execute();
    const page = await asking(position);
    expect(page.form().controls("questions").length).toBe(questionnaire("v3").questions.length);
    expect(await htmlFaults(page.html)).toEqual([]);
    expect(gzipSync(page.html, { level: 6 }).length).toBeLessThanOrEqual(14 * 1024);
    const { html } = await page.form().fill({ questions: [] }).submit(GO);
    expect(gzipSync(html, { level: 6 }).length).toBeLessThanOrEqual(14 * 1024);
  });

  test("names every emptied question with a link on one page of at most 14 KB", async () => {
    const position = await company.keep();
    const { db } = company.world;
    await put(CLASS, { classe: "b" });
    const { question_id: _, ...row } = await db.selectFrom("answer").selectAll().executeTakeFirstOrThrow();
    await db.deleteFrom("answer").execute();
    for (const question of questionnaire("v3").questions) {
      const elements = JSON.stringify(rulesOf(question).best(question));
      await db
        .insertInto("answer")
        .values({ ...row, question_id: question.guid, elements })
        .execute();
    }
    const page = await asking(position);
    const links = page.document.querySelectorAll("#che-cosa ~ h3 + ul a");
    expect(links.length).toBe(questionnaire("v3").questions.length);
    expect(await htmlFaults(page.html)).toEqual([]);
    expect(gzipSync(page.html, { level: 6 }).length).toBeLessThanOrEqual(14 * 1024);
  });

  test("needs nothing beyond the specification", async () => {
    const FIELDS = ["progress", "totalAnswers", "modifiedAnswers", "companyScoring"];
    change = async (path, answer) => {
      if (path.endsWith("/preview")) return new Response("<h1>Not Found</h1>", { status: 404 });
      if (!path.includes("/check/") || !answer.ok) return answer;
      const all = (await answer.json()) as Record<string, unknown>;
      return Response.json(Object.fromEntries(FIELDS.map((name) => [name, all[name]])));
    };
    const page = await asking(await differing());
    expect(page.status).toBe(200);
    expect(page.form().controls("questions")).toEqual([]);
    const result = await done(await page.form().submit(GO));
    expect(result.heading).toBe("Ripristino concluso");
    expect(factsOf(result)["Risposte tornate com'erano"]).toBe("3");
    expect((await admin.get(ledTo(result))).text).toContain("nella bozza sono cambiate 3 risposte");
    expect(await elementsOf(company.admin, CLASS)).toEqual({ classe: "b" });
    expect(await elementsOf(company.admin, WATER)).toEqual({});
  });

  test("says that nobody knows how it went when the server fails", async () => {
    const page = await begun(await differing());
    change = (path, answer) => (path.includes("/check/") ? new Response("", { status: 500 }) : answer);
    const lost = await admin.get(page.url);
    expect(lost.heading).toBe("Non si sa com'è andato il ripristino");
    expect(await htmlFaults(lost.html)).toEqual([]);
    change = (_, answer) => answer;
    expect((await lost.follow("Aggiorna la pagina")).heading).toBe("Il ripristino sta per cominciare");
  });
});
