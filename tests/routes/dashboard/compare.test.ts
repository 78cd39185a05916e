import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { historyUrls, urls } from "~/web/urls";
import { words } from "../../pages/form";
import { htmlFaults } from "../../pages/html-faults";
import type { Page } from "../../pages/page";
import { shown } from "../../platform/answering";
import { attach, handIn } from "../../platform/files/filing";
import { fileNamed, pdf } from "../../platform/files/samples";
import { CLASS, SITES, WATER } from "../../questions";
import { keep, makeComparing, rowsOf, type Comparing } from "./comparing";

const DVR = "v3-soc-salute-e-sicurezza-dvr";

let at: Comparing;
/** How the server behind the pages changes its answers. */
let change: (path: string, answer: Response) => Response = (_, answer) => answer;

beforeAll(async () => {
  at = await makeComparing((path, answer) => change(path, answer));
});
afterAll(() => at.stop());
afterEach(async () => {
  change = (_, answer) => answer;
  await at.clear();
});

async function publish() {
  const { revision } = await at.call("survey.overview", { query: {} });
  return (await at.call("survey.publish", { body: { revision } })).versionId;
}

const summaryOf = (page: Page) => page.document.querySelectorAll("#in-breve + ul li").map(words);

describe("two versions beside each other", () => {
  test("are named with their dates, summed up, and told question by question in words", async () => {
    await at.put(CLASS, { classe: "b" });
    await at.put(WATER, { prelievo: "5" });
    await at.put(SITES, { value: "nessuno" });
    const position = await at.keep();
    await at.put(CLASS, { classe: "c" });
    await at.put(WATER, {});
    await at.put(DVR, { value: "aggiornato" });
    const page = await at.open(position, "draft");
    expect([page.status, page.heading]).toEqual([200, "Confronto: «Riunione» e bozza del 2025"]);
    expect(page.title).toContain("Confronto: «Riunione» e bozza del 2025");
    expect(page.text).toMatch(
      /Prima«Riunione»\. Posizione salvata il \d\d\/\d\d\/\d\d \d\d:\d\d, anno 2025\./,
    );
    expect(page.text).toMatch(/DopoBozza del 2025\. Ultimo salvataggio il \d\d\/\d\d\/\d\d/);
    expect(summaryOf(page)).toEqual([
      "1 risposta cambiata",
      "1 risposta aggiunta",
      "1 risposta tolta",
      "1 risposta uguale",
    ]);
    const rows = rowsOf(page);
    expect(rows).toHaveLength(3);
    expect(rows.map(([asked]) => /Risposta \w+$/.exec(asked ?? "")?.[0])).toEqual([
      "Risposta cambiata",
      "Risposta tolta",
      "Risposta aggiunta",
    ]);
    expect(rows[0]?.[1]).toMatch(/B$/);
    expect(rows[0]?.[2]).toMatch(/C$/);
    expect(rows[1]?.[2]).toBe("Nessuna risposta.");
    expect(rows[2]?.[1]).toBe("Nessuna risposta.");
    const cells = page.document
      .querySelectorAll("#differenze ~ div td")
      .map((cell) => cell.getAttribute("data-label"));
    expect(new Set(cells)).toEqual(new Set(["Prima", "Dopo"]));
    expect(page.html).not.toContain("data-island");
    expect(await htmlFaults(page.html)).toEqual([]);
    const { prompt } = (await shown(at.call, CLASS)).definition;
    expect((await page.follow(prompt)).path).toBe(urls.question("full", "energia", CLASS));
  });

  test("have their points side by side, and by theme where they differ", async () => {
    const position = await at.keep();
    await at.put(SITES, { value: "nessuno" });
    const page = await at.open(position, "draft");
    const points = page.document
      .querySelectorAll("#punti tbody tr")
      .map((row) => row.querySelectorAll("th, td").map(words));
    expect(points[0]).toEqual([
      "Fondamentali",
      "non compilata",
      expect.stringMatching(/^\d,\d\d su 100,00 \(finora \d di 100, con \d di \d+ domande; /),
      expect.stringMatching(/^\+\d,\d\d$/),
    ]);
    expect(points.map(([what]) => what)).toContain("Maturità · Sociale");
    expect(points.at(-1)?.[3]).toBe("uguale");
    const themes = page.document.querySelectorAll("details #punti-temi tbody tr").map(words);
    expect(themes).toEqual([expect.stringMatching(/^Fondamentali · Suolo e biodiversità/)]);
    expect(page.text).toContain("I punti di una posizione salvata usano i dati aziendali di oggi");
  });

  test("stand the older one first, and say so to whoever chose otherwise", async () => {
    const first = await at.keep("Prima riunione", new Date(Date.now() - 60_000));
    const second = await at.keep(null);
    const page = await at.open(second, first);
    expect(page.heading).toMatch(/^Confronto: «Prima riunione» e posizione del \d\d/);
    expect(page.text).toContain("sta sempre la più vecchia");
    expect(page.text).toContain("Salvata da sola prima di un ripristino");
    expect(page.text).toContain("Le risposte sono tutte uguali.");
    expect((await at.open(first, second)).text).not.toContain("sta sempre la più vecchia");
  });

  test("name files that came and went", async () => {
    await at.put(CLASS, { classe: "b" });
    const [old = ""] = await handIn(at.call, CLASS, fileNamed("vecchia.pdf", pdf("vecchia")));
    await attach(at.call, CLASS, [old]);
    const position = await at.keep();
    const [fresh = ""] = await handIn(at.call, CLASS, fileNamed("nuova.pdf", pdf("nuova")));
    await attach(at.call, CLASS, [fresh]);
    expect(rowsOf(await at.open(position, "draft")).map(([, ...sides]) => sides)).toEqual([
      ["File: vecchia.pdf", "File: nuova.pdf"],
    ]);
    await at.world.db.deleteFrom("kept_attachment").execute();
    await at.world.db.deleteFrom("attachment").where("id", "=", old).execute();
    expect(rowsOf(await at.open(position, "draft"))[0]?.[1]).toBe("File: file non più presente");
  });

  test("of two issued cards lead to no question, and say nothing of drafts", async () => {
    await at.put(CLASS, { classe: "b" });
    const first = await publish();
    await at.world.db.updateTable("card_version").set({ issued_at: "2026-01-02T09:00:00.000Z" }).execute();
    at.world.clock.advance({ minutes: 1 });
    await at.put(CLASS, { classe: "c" });
    const second = await publish();
    const page = await at.open(first, second);
    expect(page.heading).toBe(`Confronto: carta ${first} e carta ${second}`);
    expect(rowsOf(page)).toHaveLength(1);
    expect(page.document.querySelectorAll("#differenze ~ div a")).toEqual([]);
    expect(page.text).not.toContain("contiene solo le risposte complete");
    expect((await at.open(first, "draft")).text).toContain("contiene solo le risposte complete");
  });

  test("of two questionnaires say so, and set no points beside each other", async () => {
    await at.world.db.updateTable("company").set({ fiscal_year: 2024 }).execute();
    await at.put("v2-env-energia-classe", { classe: "b" });
    await at.put("v2-soc-personale-apprendisti", { numero: "3" }).catch(() => null);
    const older = await at.keep("Anno scorso");
    await at.world.db.updateTable("company").set({ fiscal_year: 2025 }).execute();
    await at.put(CLASS, { classe: "c" });
    const page = await at.open(older, "draft");
    expect(page.text).toContain("I due anni hanno questionari diversi");
    expect(page.text).toContain("i punti non si possono mettere uno accanto all'altro");
    expect(page.document.querySelector("#punti")).toBeNull();
    expect(rowsOf(page)[0]?.[0]).toContain("Domanda cambiata");
  });
});

describe("what cannot be compared", () => {
  const choosing = (page: Page) => [page.status, page.heading];
  const FORM = "Confronto fra due versioni";

  test("is chosen from what was saved, with the draft", async () => {
    expect((await at.browser.get(historyUrls.compare())).text).toContain("Non c'è ancora niente");
    const position = await at.keep();
    const page = await at.browser.get(historyUrls.compare());
    expect(choosing(page)).toEqual([200, FORM]);
    expect(await htmlFaults(page.html)).toEqual([]);
    const form = page.form({ button: "Confronta" });
    expect([form.values("prima"), form.values("dopo")]).toEqual([[position], ["draft"]]);
    expect((await form.submit("Confronta")).heading).toBe("Confronto: «Riunione» e bozza del 2025");
  });

  test.each([
    ["one side alone", "?prima=draft", 200, null],
    ["the same twice", "?prima=draft&dopo=draft", 200, "Hai scelto due volte la stessa"],
    ["what is not there", "?prima=draft&dopo=ESG-2025-2222222222", 404, "non c'è più"],
    ["what no id looks like", `?prima=draft&dopo=${"x".repeat(300)}`, 404, "non c'è più"],
  ])("%s brings the form again", async (_, query, status, says) => {
    await at.keep();
    const page = await at.browser.get(historyUrls.compare() + query);
    expect(choosing(page)).toEqual([status, FORM]);
    expect(page.form({ button: "Confronta" }).values("prima")).toEqual(["draft"]);
    if (says) expect(page.text).toContain(says);
  });

  test("is another company's, though its ids are right", async () => {
    const other = await at.world.addCompany({ fiscalYear: 2025 });
    const someone = await at.world.addPerson({ email: "x@altra.example", companyId: other, isAdmin: true });
    const theirs = await keep(at.world, {
      ...{ companyId: other, accountId: someone, name: "Segreta", at: new Date() },
    });
    const page = await at.open(theirs, "draft");
    expect(page.status).toBe(404);
    expect(page.text).not.toContain("Segreta");
  });

  test("is anything, where the server behind knows no comparison: the page says so", async () => {
    change = (path, answer) =>
      /\/esg\/(compare|archive)$/.test(path) ? new Response("Not found", { status: 404 }) : answer;
    for (const url of [historyUrls.compare(), historyUrls.compare("draft", "x")]) {
      const page = await at.browser.get(url);
      expect(page.status).toBe(501);
      expect(page.text).not.toContain("Confronta");
    }
  });
});
