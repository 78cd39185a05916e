import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { historyUrls, urls } from "~/web/urls";
import { verifierUrls } from "~/web/verifier-urls";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import { htmlFaults } from "../../pages/html-faults";
import type { Page } from "../../pages/page";
import { ADMIN, VERIFIER } from "../../platform/verification/verifying";
import { CLASS } from "../../questions";
import { startVerificationPages, type VerificationPages } from "./verification-pages";

const PAGE = historyUrls.verification();

let site: VerificationPages;
let browser: Browser;
beforeEach(async () => {
  site = await startVerificationPages();
  browser = await site.enter(ADMIN);
});
afterEach(() => site.stop());

const open = async (level: "2" | "3"): Promise<Page> =>
  (await browser.get(PAGE)).form({ button: "Apri la verifica" }).fill({ level }).submit();

describe("the documents that the levels need", () => {
  const documents = (page: Page) => page.document.querySelector("#documenti");
  const sets = (page: Page) => documents(page)?.querySelectorAll("section").map(words) ?? [];

  test("are counted by level, the missing ones first and open, each a link to its question", async () => {
    const page = await browser.get(PAGE);
    expect(sets(page)).toEqual([
      expect.stringMatching(/^Livello 2 ?Documenti presenti: 1 su 1\. ?Vedi quello che c'è ?Qual è la forma/),
      expect.stringMatching(
        /^Livello 3 ?Documenti presenti: 1 su 2\. Sono compresi quelli del livello 2\. ?Ne manca uno/,
      ),
    ]);
    const open = documents(page)?.querySelectorAll("details[open] a") ?? [];
    expect(open.map((link) => link.getAttribute("href"))).toEqual([
      urls.question("start_small", "energia", CLASS),
    ]);
    expect((await browser.get(open[0]?.getAttribute("href") ?? "")).status).toBe(200);
    expect(words(page.document.querySelector("fieldset"))).toMatch(
      /I documenti che servono ci sono.*Manca un documento.*Guarda i documenti che servono/s,
    );
    expect(await htmlFaults(page.html)).toEqual([]);
  });

  test("are said to be there when they are, and not listed while a verification is open", async () => {
    await site.given.certify();
    const page = await browser.get(PAGE);
    expect(sets(page)[1]).toMatch(/^Livello 3 ?Documenti presenti: 2 su 2\./);
    expect(page.text).not.toContain("Guarda i documenti che servono");
    expect(documents(await open("3"))).toBeNull();
  });

  test("are named by the check that misses one: the company attaches it, and asks again", async () => {
    await open("3");
    await site.given.check();
    const page = await browser.get(PAGE);
    expect(page.text).toContain("Il livello che hai chiesto vuole un documento per questa risposta");
    expect(page.text).toContain("Di solito è: Attestato di prestazione energetica");
    await site.given.certify();
    await open("3");
    await site.given.check();
    expect((await site.given.shown()).open?.phase).toBe("third_party");
  });
});

describe("the case of a verifier", () => {
  test("shows what the level needs, and cannot issue a card that lacks one of them", async () => {
    const id = await site.given.begin();
    browser = await site.enter(VERIFIER);
    await site.given.world.db.updateTable("verification").set({ level: 3 }).execute();
    const set = (await browser.get(verifierUrls.case(id))).document.querySelector("#documenti-3");
    expect(words(set?.parentNode ?? null)).toMatch(/Documenti presenti: 1 su 2\..*Ne manca uno/);
    const link = set?.parentNode?.querySelector("details[open] a")?.getAttribute("href");
    expect(link).toBe(verifierUrls.question(id, CLASS));
    await site.given.acceptAll(id);
    const page = await browser.get(verifierUrls.decision(id));
    expect(page.text).toContain("Mancano documenti che il livello chiede: vedi quali.");
    expect(page.document.querySelector("main .off a")?.getAttribute("href")).toBe(
      `${verifierUrls.case(id)}#documenti`,
    );
  });
});
