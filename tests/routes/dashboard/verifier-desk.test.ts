import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import { verifierUrls } from "~/web/verifier-urls";
import { Browser } from "../../pages/client";
import { htmlFaults } from "../../pages/html-faults";
import type { Page } from "../../pages/page";
import { PASSWORD } from "../../platform/residents";
import { ADMIN, VERIFIER } from "../../platform/verification/verifying";
import { CLASS, FORM } from "../../questions";
import { startVerificationPages, type VerificationPages } from "./verification-pages";

let site: VerificationPages;
let browser: Browser;
let id: string;
beforeEach(async () => {
  site = await startVerificationPages();
  id = await site.given.begin();
  browser = await site.enter(VERIFIER);
});
afterEach(() => site.stop());

const SAVE = "Salva e vai alla prossima da giudicare";
const LAST = "Salva il giudizio";
const judging = (question: string, index = 0) => ({
  async save(filling: Record<string, string>, button?: string): Promise<Page> {
    const page = await browser.get(verifierUrls.question(id, question));
    return page
      .form({ within: `section[aria-labelledby=voce-${index}]`, button: buttonOf(page, index, button) })
      .fill(filling)
      .submit();
  },
});
const buttonOf = (page: Page, index: number, wanted?: string) =>
  wanted ??
  [SAVE, LAST].find((words) =>
    page.document
      .querySelectorAll(`section[aria-labelledby=voce-${index}] button`)
      .some((one) => one.text.trim() === words),
  ) ??
  "";
const acceptAll = () => site.given.acceptAll(id);
const withdraw = async () => (await site.given.admin())("survey.withdrawVerification", {});

describe("the home of a verifier", () => {
  test("is where a verifier without a readable profile arrives, with the desk alone in the menu", async () => {
    const { world } = site.given;
    const companyId = await world.addCompany({ businessName: "Altro Ente" });
    await world.addPerson({ email: "solo@ente.example", companyId, isVerifier: true, canRead: false });
    const page = await (await site.enter("solo@ente.example")).get(urls.home());
    expect(page.path).toBe(verifierUrls.cases());
    expect(page.text).toContain("Nessuna verifica aspetta il tuo giudizio.");
    const menu = page.document.querySelectorAll("nav.side a").map((one) => one.text);
    expect(menu).toEqual(["Verifiche"]);
  });

  test("lists the cases with term, progress and news, and stands in the menu beside the company's pages", async () => {
    const page = await browser.get(verifierUrls.cases());
    expect(page.text).toContain("Una verifica aspetta il tuo giudizio");
    expect(page.text).toContain("Azienda Prova S.r.l.");
    expect(page.text).toContain("0 di 3");
    expect(page.text).toContain("09/05/2026, mancano 60 giorni");
    expect(page.text).toContain("Nuova");
    expect(page.document.querySelectorAll("nav.side a").length).toBeGreaterThan(3);
    await browser.get(verifierUrls.case(id));
    expect((await browser.get(verifierUrls.cases())).text).not.toContain("Nuova");
    expect(await htmlFaults(page.html)).toEqual([]);
  });

  test("is not for people who verify nothing", async () => {
    const admin = await site.enter(ADMIN);
    for (const url of [verifierUrls.cases(), verifierUrls.case(id), verifierUrls.decision(id)]) {
      expect((await admin.get(url)).status).toBe(403);
    }
    expect((await admin.get(urls.home())).html).not.toContain(verifierUrls.cases());
  });
});

describe("a verifier who may only read in their own company", () => {
  test("is told so on that company's pages, and not on the desk, where judging is their work", async () => {
    const told = "Puoi vedere ma non modificare";
    expect((await browser.get(urls.registry())).text).toContain(told);
    for (const url of [verifierUrls.cases(), verifierUrls.case(id), verifierUrls.decision(id)]) {
      expect((await browser.get(url)).text).not.toContain(told);
    }
  });
});

describe("a mailed address", () => {
  test("is the page where the verifier arrives after signing in, with its filter", async () => {
    const fresh = new Browser(browser.base);
    const wanted = verifierUrls.case(id, { stato: "risposte" });
    const login = await fresh.get(wanted);
    expect(login.path).toBe(urls.login());
    const filling = { Email: VERIFIER, Password: PASSWORD };
    const page = await login.form({ button: "Accedi" }).fill(filling).submit();
    expect(page.url).toBe(browser.base + wanted);
  });

  test("of another site, or of no page, is never kept", async () => {
    for (const url of [urls.home(), "/dashboard//altrove.example", "/dashboardx", "/auth/recovery"]) {
      const fresh = new Browser(browser.base);
      await fresh.get(url);
      const login = await fresh.get(urls.login());
      const filling = { Email: VERIFIER, Password: PASSWORD };
      const page = await login.form({ button: "Accedi" }).fill(filling).submit();
      expect(page.path).toBe(urls.home());
    }
  });
});

describe("a case", () => {
  test("shows the company, what is to be judged, and filters by area and state in the address", async () => {
    await site.judge({ questionId: CLASS, verdict: "commented", comment: "Di quando?" });
    const page = await browser.get(verifierUrls.case(id));
    expect(page.text).toContain("Domande 2 di 2.");
    expect(page.text).toContain("visura.pdf");
    const commented = await page.follow("Con osservazioni (1)");
    expect(commented.url).toContain("stato=commentate");
    expect(commented.text).toContain("Domande 1 di 2.");
    const none = await browser.get(verifierUrls.case(id, { area: "social", stato: "cambiate" }));
    expect(none.text).toContain("Nessuna domanda con questi filtri.");
    expect((await browser.get(`${verifierUrls.case(id)}?area=x&stato=y&pagina=-3`)).text).toContain(
      "Domande 2 di 2.",
    );
    expect(await htmlFaults(page.html)).toEqual([]);
  });

  test("of another verifier, or that does not exist, is not found in any address", async () => {
    const { world } = site.given;
    const companyId = await world.addCompany({ businessName: "Altro Ente" });
    await world.addPerson({ email: "w@altro.example", companyId, isVerifier: true });
    const other = await site.enter("w@altro.example");
    const addresses = (one: string) => [
      verifierUrls.case(one),
      verifierUrls.question(one, CLASS),
      verifierUrls.decision(one),
      verifierUrls.file(one, site.given.file),
      verifierUrls.fileContent(one, site.given.file),
    ];
    for (const url of [...addresses(id), ...addresses("nessuna")]) {
      expect([url, (await other.get(url)).status]).toEqual([url, 404]);
    }
    for (const url of [verifierUrls.question(id, "v3-x"), verifierUrls.file(id, "nessuno")]) {
      expect([url, (await browser.get(url)).status]).toEqual([url, 404]);
    }
  });

  test("that was withdrawn shows how it ended and nothing else", async () => {
    await withdraw();
    for (const url of [verifierUrls.case(id), verifierUrls.question(id, CLASS), verifierUrls.decision(id)]) {
      const page = await browser.get(url);
      expect(page.status).toBe(200);
      expect(page.text).toContain("l'azienda ha ritirato la verifica");
      expect(page.text).not.toContain("visura.pdf");
    }
    expect((await browser.get(verifierUrls.file(id, site.given.file))).status).toBe(404);
    expect((await browser.get(verifierUrls.cases())).text).toContain("Concluse nell'ultimo anno");
  });
});

describe("a question", () => {
  test("is judged item by item, and saving leads to what is next", async () => {
    const next = await judging(CLASS).save({ verdict: "accepted" });
    expect(next.path).toBe(verifierUrls.question(id, FORM));
    expect(next.document.text).toContain("Giudizio salvato: accettata.");
    const same = await judging(FORM).save({ verdict: "asked", comment: "Di quale anno?" });
    expect(same.path).toBe(verifierUrls.question(id, FORM));
    expect(next.document.querySelector("main a[href='#da-giudicare']")).toBeNull();
    expect(same.document.querySelector("main a[href='#da-giudicare']")?.text).toBe(
      "Vai a che cosa resta da giudicare in questa domanda",
    );
    expect(same.document.querySelector("#da-giudicare h2")?.text).toContain("Giudica il file");
    const over = await judging(FORM, 1).save({ verdict: "rejected", comment: "È illeggibile." });
    expect(over.path).toBe(verifierUrls.case(id));
    expect(over.text).toContain("Accettate 1, osservazioni 0, chiarimenti chiesti 1, non accettate 1.");
    expect(over.text).toContain("3 di 3");
  });

  test("keeps what was typed when the judgement is refused, and says what is missing", async () => {
    const page = await judging(FORM, 1).save({ verdict: "rejected" });
    expect(page.status).toBe(422);
    expect(page.title).toMatch(/^Errore: /);
    expect(page.errors).toEqual(["Scrivi che cosa chiedi, o perché non lo accetti."]);
    const none = await judging(FORM, 0).save({ comment: "Non so ancora." });
    expect(none.status).toBe(422);
    expect(none.document.getElementById("comment.0")?.text ?? none.html).toContain("Non so ancora.");
    expect(await htmlFaults(none.html)).toEqual([]);
  });

  test("judged in two windows keeps both texts on the page and overwrites none", async () => {
    const older = await browser.get(verifierUrls.question(id, CLASS));
    await judging(CLASS).save({ verdict: "asked", comment: "Di quale edificio?" });
    const form = older.form({ button: SAVE });
    const page = await form.fill({ verdict: "rejected", comment: "È del 2019." }).submit();
    expect(page.status).toBe(409);
    expect(page.errors[0]).toContain("Nel frattempo questo giudizio è cambiato");
    expect(page.text).toContain("Di quale edificio?");
    expect(page.html).toContain("È del 2019.");
    const again = await page.form({ within: "section[aria-labelledby=voce-0]", button: SAVE }).submit();
    expect(again.status).toBe(200);
    const { comments } = await site.given.shown();
    expect(comments).toMatchObject([{ verdict: "rejected", comment: "È del 2019." }]);
  });

  test("gives a judgement back until the decision", async () => {
    await judging(CLASS).save({ verdict: "commented", comment: "Perché?" });
    const page = await browser.get(verifierUrls.question(id, CLASS));
    const taken = await page.form({ button: "Togli il giudizio" }).submit();
    expect(taken.path).toBe(verifierUrls.question(id, CLASS));
    expect(taken.text).toContain("Da giudicare");
    expect((await site.given.shown()).comments).toEqual([]);
  });

  test("shows the words of a judgement whose case was withdrawn meanwhile", async () => {
    const page = await browser.get(verifierUrls.question(id, CLASS));
    await withdraw();
    const over = await page.form({ button: SAVE }).fill({ verdict: "asked", comment: "Di quando?" }).submit();
    expect(over.status).toBe(409);
    expect(over.text).toContain("l'azienda ha ritirato la verifica");
    expect(over.text).toContain("Di quando?");
  });

  test("says what the company has answered", async () => {
    await site.judge({ questionId: CLASS, verdict: "asked", comment: "Di quale edificio?" });
    const admin = await site.enter(ADMIN);
    const feedback = await admin.get("/dashboard/history/verification");
    expect(feedback.text).toContain("Chiarimento chiesto sulla risposta");
    expect(feedback.text).toContain("Chiarimenti chiesti: 1.");
    await feedback.form({ within: "article" }).fill({ reply: "Della sede." }).submit();
    const page = await browser.get(verifierUrls.question(id, CLASS));
    expect(page.text).toContain("L'azienda ha risposto il");
    expect(page.text).toContain("Della sede.");
    expect((await browser.get(verifierUrls.cases())).text).toContain(
      "L'azienda ha risposto a un'osservazione",
    );
  });

  test("leads through the questions that the filter shows", async () => {
    const first = await browser.get(verifierUrls.question(id, FORM, { stato: "da-giudicare" }));
    expect(first.text).toContain("Domanda 1 di 2");
    const second = await first.follow("Domanda successiva");
    expect(second.url).toContain("stato=da-giudicare");
    expect(second.text).toContain("Domanda 2 di 2");
    expect(second.text).not.toContain("Domanda successiva");
  });
});

describe("the decision", () => {
  test("says what is missing, with the way to it", async () => {
    const page = await browser.get(verifierUrls.decision(id));
    expect(page.text).toContain("0 di 3. Ne restano 3 da giudicare.");
    expect(page.text).toContain("Non tutte le risposte e i file sono stati giudicati.");
    expect(page.text).toContain("una domanda da sola non basta");
    expect(page.document.querySelectorAll("main form")).toEqual([]);
    expect(await htmlFaults(page.html)).toEqual([]);
  });

  test("issues the card, and leaves the outcome", async () => {
    await acceptAll();
    const page = await browser.get(verifierUrls.decision(id));
    const done = await page.form({ button: "Accetta ed emetti la carta di livello 2" }).submit();
    expect(done.path).toBe(verifierUrls.case(id));
    expect(done.text).toMatch(/la carta ESG-2025-\w+, di livello 2, è stata emessa/);
    const second = await page.form({ button: "Accetta ed emetti la carta di livello 2" }).submit();
    expect(second.status).toBe(409);
    expect(second.text).toContain("Nessuna verifica è in corso.");
    expect(await site.given.world.db.selectFrom("card_version").selectAll().execute()).toHaveLength(1);
  });

  test("of level 3 goes on in depth, where everything is looked at again", async () => {
    await withdraw();
    await site.given.certify();
    id = await site.given.begin(3);
    await acceptAll();
    const page = await browser.get(verifierUrls.decision(id));
    const on = await page.form({ button: "Accetta e passa all'esame approfondito" }).submit();
    expect(on.text).toContain("0 di 4");
    expect(on.text).toContain("Da riguardare in questa fase");
    expect(on.text).toContain("Accettate 0");
    expect((await browser.get(verifierUrls.decision(id))).text).toMatch(/Accettate\s*0(?!\d)/);
    const stale = await page.form({ button: "Accetta e passa all'esame approfondito" }).submit();
    expect(stale.status).toBe(409);
  });

  test("refuses with the comments, which go back to the company", async () => {
    await judging(CLASS).save({ verdict: "rejected", comment: "È del 2019." });
    const page = await browser.get(verifierUrls.decision(id));
    const done = await page.form({ button: "Respingi la verifica" }).submit();
    expect(done.text).toContain("hai respinto la verifica");
    const admin = await site.enter(ADMIN);
    expect((await admin.get("/dashboard/history/verification")).text).toContain("È del 2019.");
  });
});
