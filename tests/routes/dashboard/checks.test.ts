import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import { verifierUrls } from "~/web/verifier-urls";
import { htmlFaults } from "../../pages/html-faults";
import { save } from "../../platform/answering";
import { ADMIN, VERIFIER } from "../../platform/verification/verifying";
import { ENERGY } from "../../questions";
import { startVerificationPages, type VerificationPages } from "./verification-pages";

const SCOPE_1 = "v3-env-emissioni-scope-1";
const WHY = "I forni sono di un'altra azienda.";

let site: VerificationPages;
beforeEach(async () => {
  site = await startVerificationPages();
  const admin = await site.given.admin();
  await save(admin, ENERGY, {
    ...{ "acquistata.rinnovabile": "0", "acquistata.non-rinnovabile": "20" },
    ...{ "autoprodotta.rinnovabile": "0", "autoprodotta.non-rinnovabile": "0" },
    ...{ "calore.rinnovabile": "0", "calore.non-rinnovabile": "0" },
    ...{ "combustibili.rinnovabile": "0", "combustibili.non-rinnovabile": "4000" },
  });
  await save(admin, SCOPE_1, { emissioni: "1", metodo: "calcolo" });
});
afterEach(() => site.stop());

const explain = async () =>
  save(
    await site.given.admin(),
    SCOPE_1,
    { emissioni: "1", metodo: "calcolo" },
    { revision: 1, incompatibilityExplanation: WHY },
  );

describe("the page of the checks", () => {
  test("is reached from the scoring and says what to explain, with both numbers", async () => {
    const browser = await site.enter(ADMIN);
    const scoring = await browser.get(urls.scoring("start_small"));
    const page = await scoring.follow("Controlli sui dati: che cosa torna e che cosa va spiegato");
    expect([page.path, page.heading]).toEqual([urls.checks(), "Controlli sui dati"]);
    const broken = page.document.querySelector("section[aria-labelledby=controlli-broken]")?.text ?? "";
    expect(broken).toContain("Da spiegare: 1");
    expect(broken).toContain("tra 0,18 e 0,4 t CO2e per ogni MWh di combustibili non rinnovabili");
    expect(broken).toContain("Dato confrontato: 1 t CO2e");
    expect(broken).toContain("Valori attesi: da 718 t CO2e a 1.602 t CO2e");
    expect(await htmlFaults(page.html)).toEqual([]);
  });

  test("leads to the question, which asks the same", async () => {
    const page = await (await site.enter(ADMIN)).get(urls.checks());
    const question = await page.follow("Domanda: Quante emissioni dirette di gas serra");
    expect(question.text).toContain("Le emissioni dirette non tornano con i combustibili");
  });

  test("shows what was explained with the company's words", async () => {
    await explain();
    const page = await (await site.enter(ADMIN)).get(urls.checks());
    const explained = page.document.querySelector("section[aria-labelledby=controlli-explained]")?.text ?? "";
    expect(explained).toContain("Spiegati: 1");
    expect(explained).toContain(`Spiegazione: ${WHY}`);
    expect(page.text).toContain("Da spiegare: 0");
  });

  test("is shown to the verifier of a case, as the answers were frozen", async () => {
    await explain();
    const id = await site.given.begin();
    const browser = await site.enter(VERIFIER);
    const page = await (await browser.get(verifierUrls.case(id))).follow("Controlli sui dati");
    expect([page.path, page.heading]).toEqual([verifierUrls.checks(id), "Controlli sui dati"]);
    expect(page.text).toContain(`Spiegazione: ${WHY}`);
    expect(await htmlFaults(page.html)).toEqual([]);
    const question = await page.follow("Domanda: Quante emissioni dirette di gas serra");
    expect(question.path).toBe(verifierUrls.question(id, SCOPE_1));
  });

  test("of a case is for its verifier only", async () => {
    const id = await site.given.begin();
    expect((await (await site.enter(ADMIN)).get(verifierUrls.checks(id))).status).toBe(403);
    expect((await (await site.enter(VERIFIER)).get(verifierUrls.checks("nulla"))).status).toBe(404);
  });

  test("says that it is not offered by a server that does not know it", async () => {
    site.forget(/consistency/);
    const page = await (await site.enter(ADMIN)).get(urls.checks());
    expect(page.status).toBe(501);
  });
});
