import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { historyUrls, urls } from "~/web/urls";
import { type Browser } from "../../pages/client";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
import { save } from "../../platform/answering";
import { makeSettling, type Settling } from "../../platform/survey/settling";
import { ADMIN } from "../../platform/verification/verifying";
import { pagesOver } from "../../upstream";
import { PAY_GAP, RULES } from "../../questions";
import { startVerificationPages, type VerificationPages } from "./verification-pages";

/** The state of the draft, which the card shows as well before the first one is issued. */
const stateOn = (page: Page) => words(page.document.querySelector("section[aria-labelledby=prossimi-passi]"));
const draftIn = (page: Page) => words(page.document.querySelector("section[aria-labelledby=bozza]"));
const whyNot = (page: Page) => words(page.document.querySelector("section[aria-labelledby=perche-no]"));

/** The words of the three pages about the draft: label on the card, draft's row, reasons against issuing. */
async function saidTo(browser: Browser) {
  const [home, history, publish] = [
    await browser.get(urls.home()),
    await browser.get(urls.history()),
    await browser.get(urls.publish()),
  ];
  const canIssue = publish.document.querySelector("main form") !== null;
  return { card: stateOn(home), draft: draftIn(history), off: canIssue ? null : whyNot(publish) };
}

describe("the card on the home page of a company that publishes by itself", () => {
  let given: Settling;
  let browser: Browser;
  beforeAll(async () => {
    given = await makeSettling("2026-03-10T09:00:00.000Z");
    browser = await (await pagesOver(given.world)).enter(ADMIN);
  });
  afterAll(() => given.world.close());

  const expectAll = async (label: string, off: string | null) => {
    const { card, draft, off: said } = await saidTo(browser);
    expect(card).toContain(`${label}.`);
    expect(draft).toContain(label);
    if (off === null) expect(said).toBeNull();
    else expect(said).toContain(off);
  };

  test("is ready for issue before the first one", () => expectAll("Pronta per l'emissione", null));

  test("is suspended from the issue on for 24 hours, and the time at which that ends is said", async () => {
    const publish = await browser.get(urls.publish());
    expect((await publish.form().fill({ declared: true }).submit()).status).toBe(200);
    await save(given.admin, RULES, { value: "no" });
    const off = "Si può emettere una carta ogni 24 ore: la prossima dal 11/03/26 10:00";
    await expectAll("Emissione sospesa per 24 ore", off);
    given.world.clock.set("2026-03-11T08:59:59.999Z");
    await expectAll("Emissione sospesa per 24 ore", off);
    expect(words((await browser.get(urls.home())).document.querySelector("main .off"))).toContain(off);
  });

  test("has questions to be looked at, which the pause does not hide", async () => {
    await given.answer(PAY_GAP, { divario: "4.5" });
    await expectAll("Domande cambiate da verificare", "Alcune domande sono cambiate da quando hai risposto");
    const way = await (await browser.get(urls.home())).follow("Rivedi le domande cambiate");
    expect(way.path).toBe(historyUrls.obsolete());
    await given.settle(PAY_GAP, "confirm");
    await expectAll("Emissione sospesa per 24 ore", "Si può emettere una carta ogni 24 ore");
  });

  test("is ready again when the last millisecond of the pause is over", async () => {
    given.world.clock.set("2026-03-11T09:00:00.000Z");
    await expectAll("Pronta per l'emissione", null);
  });
});

describe("the card on the home page of an enabled company", () => {
  let pages: VerificationPages;
  let browser: Browser;
  beforeAll(async () => {
    pages = await startVerificationPages();
    browser = await pages.enter(ADMIN);
  });
  afterAll(() => pages.stop());

  const expectAll = async (label: string) => {
    const { card, draft, off } = await saidTo(browser);
    expect(card).toContain(`${label}.`);
    expect(draft).toContain(label);
    expect(off).toContain("È in corso una verifica");
  };

  /** The verifier has looked at everything and accepts it. */
  const pass = async (phase: "third_party" | "in_depth") => {
    const id = (await pages.given.shown()).open?.id ?? "";
    await pages.given.acceptAll(id);
    const verifier = await pages.given.verifier();
    await verifier("survey.decide", { params: { id }, body: { decision: "accept", phase } });
  };

  test("goes through the three phases of a verification of level 3", async () => {
    await pages.given.certify();
    const id = await pages.given.open(3);
    await expectAll("Verifica automatica in corso");
    await pages.given.check();
    await pages.given.assign(id);
    await expectAll("Verifica di terza parte in corso");
    await pass("third_party");
    await expectAll("Validazione approfondita in corso");
  });

  test("is suspended once the card of level 3 is issued", async () => {
    await pass("in_depth");
    const { card, draft, off } = await saidTo(browser);
    expect(card).toContain("Emissione sospesa per 24 ore.");
    expect(draft).toContain("Emissione sospesa per 24 ore");
    expect(off).toContain("Si può emettere una carta ogni 24 ore");
  });
});
