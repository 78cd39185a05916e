import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { disableCompany } from "~/platform/verification/operator";
import { historyUrls, urls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import { htmlFaults } from "../../pages/html-faults";
import type { Page } from "../../pages/page";
import { ADMIN } from "../../platform/verification/verifying";
import { CLASS } from "../../questions";
import { startVerificationPages, READER, type VerificationPages } from "./verification-pages";

const PAGE = historyUrls.verification();

let site: VerificationPages;
let browser: Browser;
beforeEach(async () => {
  site = await startVerificationPages();
  browser = await site.enter(ADMIN);
});
afterEach(() => site.stop());

const open = async (level: "2" | "3"): Promise<Page> =>
  (await browser.get(PAGE)).form().fill({ level }).submit();

const steps = (page: Page) =>
  page.document
    .querySelectorAll("main ol li")
    .map((step) => `${step.getAttribute("aria-current") ?? "-"} ${words(step)}`);

describe("the page of an enabled company without a verification", () => {
  test("says what happens in which order, what counts as evidence and what each level gives", async () => {
    const page = await browser.get(PAGE);
    expect(steps(page).map((step) => step.slice(2, 20))).toEqual([
      "Controllo automati",
      "Verifica di terza ",
      "Solo per il livell",
      "Se tutto è accetta",
    ]);
    expect(page.text).toContain("Il livello 2 chiede i documenti delle risposte che pesano di più");
    expect(page.text).toContain("È il percorso più breve");
    expect(page.text).toContain("chiede più tempo e più documenti");
    expect(await htmlFaults(page.html)).toEqual([]);
  });

  test("wants a level before it opens anything", async () => {
    const page = await (await browser.get(PAGE)).form().submit();
    expect(page.status).toBe(422);
    expect(page.title).toMatch(/^Errore: /);
    expect(page.errors).toEqual(["In «Che livello vuoi raggiungere?» scegli una voce."]);
    expect(await htmlFaults(page.html)).toEqual([]);
    expect((await site.given.shown()).open).toBeNull();
  });

  test("stops when the draft has moved, keeps the level chosen, and opens it when asked again", async () => {
    const stale = (await browser.get(PAGE)).form().fill({ level: "3" });
    await site.answerSomething();
    const moved = await stale.submit();
    expect(moved.status).toBe(409);
    expect(moved.errors).toEqual(["Nel frattempo la bozza è cambiata: controlla di nuovo."]);
    const opened = await moved.form().submit();
    expect(opened.text).toContain("Verifica aperta.");
    expect((await site.given.shown()).open).toMatchObject({ level: 3, phase: "documents" });
  });

  test("says why none can be opened now and where that can be mended", async () => {
    await site.forgetSector();
    const page = await browser.get(PAGE);
    expect(page.document.querySelector("main form")).toBeNull();
    expect(words(page.document.querySelector("main .off"))).toContain("Nell'anagrafica manca il settore");
    const links = page.document.querySelectorAll("main .off a").map((link) => link.getAttribute("href"));
    expect(links).toEqual([urls.registrySection("essential")]);
  });
});

describe("the page of a company that is not enabled", () => {
  test("says who enables, and the way to issue a card meanwhile", async () => {
    await disableCompany(site.given.world.parts, site.given.companyId);
    const page = await browser.get(PAGE);
    expect(page.text).toContain("La tua azienda non è ancora abilitata");
    expect(page.text).toContain("L'abilitazione la dà chi offre il servizio");
    expect(page.document.querySelector("main form")).toBeNull();
    expect((await page.follow("Emetti la carta come autodichiarazione")).path).toBe(urls.publish());
    expect(await htmlFaults(page.html)).toEqual([]);
  });

  test("says that a verification ended with the enablement", async () => {
    await site.given.open();
    await disableCompany(site.given.world.parts, site.given.companyId);
    const page = await browser.get(PAGE);
    expect(page.text).toContain("Il 10/03/26 10:00 la tua azienda ha perso l'abilitazione");
  });
});

describe("the page of an open verification", () => {
  test("shows its phases as steps, the deadline, who verifies, and that edits go to the draft", async () => {
    await site.given.certify();
    const opened = await open("3");
    expect(opened.path).toBe(PAGE);
    expect(opened.text).toContain("Verifica aperta.");
    expect(steps(opened)).toEqual([
      "step Controllo automatico dei documenti: in corso dal 10/03/26 10:00",
      "- Verifica di terza parte: più avanti",
      "- Esame approfondito: più avanti",
      "- Emissione della carta: più avanti",
    ]);
    expect(opened.text).toContain("Chi verificanon ancora assegnato");
    expect(opened.text).not.toContain("riviste in profondità");
    await site.given.check();
    const { open: one } = await site.given.shown();
    await site.given.assign(one?.id ?? "");
    site.given.world.clock.advance({ days: 1 });
    await site.given.acceptAll(one?.id ?? "");
    await site.decide("accept");
    browser = await site.enter(ADMIN);
    const page = await browser.get(PAGE);
    expect(steps(page)).toEqual([
      "- Controllo automatico dei documenti: fatto",
      "- Verifica di terza parte: fatto",
      "step Esame approfondito: in corso dal 11/03/26 10:00",
      "- Emissione della carta: più avanti",
    ]);
    expect(page.text).toContain("0 di 4 voci riviste in profondità.");
    await site.judge({ questionId: CLASS, verdict: "accepted" });
    expect((await browser.get(PAGE)).text).toContain("1 di 4 voci riviste in profondità.");
    expect(page.text).toContain("Chi verificaEnte di Prova");
    expect(page.text).toContain("Senza una decisione si chiude da sola il10/05/2026");
    expect(page.text).toContain("le modifiche vanno nella bozza");
    expect(await htmlFaults(page.html)).toEqual([]);
  });

  test("leads to a page that asks before it is withdrawn, and says so afterwards", async () => {
    await open("2");
    const asking = await (await browser.get(PAGE)).follow("Ritira la verifica");
    expect(asking.heading).toBe("Vuoi ritirare la verifica?");
    expect(await htmlFaults(asking.html)).toEqual([]);
    const done = await asking.form().submit();
    expect(done.path).toBe(PAGE);
    expect(done.text).toContain("Verifica ritirata.");
    expect(done.text).toContain("la verifica di livello 2 è stata ritirata dalla tua azienda");
    const late = await asking.form().submit();
    expect([late.status, late.errors]).toEqual([409, ["Nessuna verifica è in corso."]]);
    expect(late.text).toContain("non c'è nulla da ritirare");
    expect(await htmlFaults(late.html)).toEqual([]);
  });

  test("leads to the card once it is issued", async () => {
    await open("2");
    await site.given.check();
    const { open: one } = await site.given.shown();
    await site.given.assign(one?.id ?? "");
    await site.given.acceptAll(one?.id ?? "");
    const { versionId } = await site.decide("accept");
    const page = await browser.get(PAGE);
    expect(page.text).toContain("Livello 2, verificata da Ente di Prova il 10/03/26 10:00.");
    const card = await page.follow(`Vedi la carta ${versionId}`);
    expect(card.status).toBe(200);
    expect(words(card.document.querySelector("article.card"))).toContain(versionId);
    expect(words(page.document.querySelector("main .off"))).toContain("una carta ogni 24 ore");
  });
});

describe("somebody who may only read", () => {
  test("sees the choice and its reasons, and the open verification, without any form", async () => {
    const reader = await site.enter(READER);
    const before = await reader.get(PAGE);
    expect(before.document.querySelector("main form")).toBeNull();
    expect(before.text).toContain("chiedi il permesso di scrittura");
    await open("2");
    const during = await reader.get(PAGE);
    expect(during.text).toContain("in corso dal 10/03/26 10:00");
    expect(during.document.querySelectorAll("main form")).toEqual([]);
    expect(during.html).not.toContain(historyUrls.withdrawVerification());
    expect((await reader.get(historyUrls.withdrawVerification())).status).toBe(403);
  });
});

test("over a server that knows no verifications the pages say so in a sentence", async () => {
  site.forget(/\/verification$/);
  for (const url of [PAGE, historyUrls.withdrawVerification()]) {
    const page = await browser.get(url);
    expect([page.status, page.heading]).toEqual([501, "Non disponibile qui"]);
    expect(page.text).toContain("non offre questa pagina");
  }
});
