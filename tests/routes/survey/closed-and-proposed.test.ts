import { beforeAll, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const SAVE = "Salva e continua";
const at = (milestone: string, guid: string) => urls.question("full", milestone, guid);
const SITES = at("suolo-e-biodiversita", "v3-env-suolo-e-biodiversita-siti");
const SITES_LIST = at("suolo-e-biodiversita", "v3-env-suolo-e-biodiversita-siti-elenco");
const WATER_USED = at("acqua", "v3-env-acqua-consumo");
const SECTORS = at("strategia", "v3-gov-strategia-settori");
const REVENUES = at("strategia", "v3-gov-strategia-settori-ricavi");
const FOSSIL = at("clima-e-rischi", "v3-env-clima-e-rischi-ricavi-fossili");
const MATERIALS = at("rifiuti-e-materiali", "v3-env-rifiuti-e-materiali-quantita-materiali");
const MINIMUM = at("retribuzione-e-contratti", "v3-soc-retribuzione-e-contratti-minimo");
const ENERGY = at("energia", "v3-env-energia-consumi");

let server: TestServer;
let browser: Browser;
let nuova: Browser;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, "admin@azienda-demo.example");
  nuova = await signedIn(server, "admin@azienda-nuova.example");
});

const formOf = async (url: string) => (await browser.get(url)).form({ button: SAVE });

describe("the page of a closed question", () => {
  test("says which answer closes it, what that is now and which one would open it, and leads there", async () => {
    const page = await browser.get(SITES_LIST);
    expect(page.text).toContain("Questa domanda si apre, o resta chiusa, secondo la risposta a:");
    expect(page.text).toContain("Ora la risposta è: No, le mappe sono state controllate");
    expect(page.text).toContain("Viene chiesta con la risposta «Sì, almeno una sede o un terreno».");
    const parent = await page.follow("Ci sono sedi o terreni dell'azienda");
    expect(parent.path).toBe(SITES);
    await parent.form({ button: SAVE }).fill({ value: "presenti" }).submit(SAVE);
    expect((await browser.get(SITES_LIST)).form({ button: SAVE }).names).toContain("sito1.luogo");
  });

  test("names the input that is looked at, where the parent has several", async () => {
    const page = await nuova.get(WATER_USED);
    expect(page.text).toMatch(/Viene chiesta se in «[^»]+» è scelto «[^»]+»\./);
  });

  test("says the figure of the registry that it is for", async () => {
    const page = await nuova.get(MINIMUM);
    expect(page.text).toContain("manca questo dato dell'anagrafica:");
    expect(page.text).toContain("Viene chiesta alle aziende con almeno un dipendente.");
    expect((await page.follow("Numero di dipendenti")).path).toBe(urls.registrySection("essential"));
  });

  test("says by its code that the sector is missing (E002), and the sectors that it is for", async () => {
    const page = await nuova.get(MATERIALS);
    expect(page.text).toContain(
      "Per questa domanda serve il settore dell'azienda. Indicalo nell'anagrafica.",
    );
    expect(page.text).toContain(
      "Viene chiesta alle aziende di questi settori: Agricoltura, foreste e pesca,",
    );
  });
});

describe("a proposed value", () => {
  test("says its source, the numbers it is made of and their sum, and is confirmed or changed", async () => {
    await (await formOf(SECTORS)).fill({ value: "yes" }).submit(SAVE);
    const revenues = { tabacco: "0", armi: "0", agrochimici: "0" };
    const fossil = { carbone: "1.200,5", petrolio: "300", gas: "0", elettricita: "0" };
    await (await formOf(REVENUES)).fill({ ...revenues, ...fossil }).submit(SAVE);
    const page = await browser.get(FOSSIL);
    expect(page.text).toContain("Valore proposto.");
    expect(page.text).toMatch(/Carbone: 1\.200,5 euro/);
    expect(page.text).toContain("Ricavi dai fossili: 1.200,5 + 300 + 0 + 0 = 1.500,5 euro");
    expect((await page.follow("Quanti ricavi vengono da combustibili fossili")).path).toBe(REVENUES);
    const form = page.form({ button: SAVE });
    expect(form.values("ricavi")).toEqual(["1.500,5"]);
    const saved = await form.fill({ ricavi: "1.500", soglia: "nessuna" }).submit(SAVE);
    expect(saved.text).toContain("1.500 euro");
    expect((await browser.get(FOSSIL)).text).not.toContain("Valore proposto.");
  });
});

describe("an unusual value", () => {
  test("is asked about, corrected or explained, and keeps its explanation until it is taken away", async () => {
    const form = (await browser.get(ENERGY)).form({ button: SAVE });
    const asked = await form.fill({ "acquistata.non-rinnovabile": "999.000" }).submit(SAVE);
    expect(asked.text).toContain("Da spiegare");
    const explained = await asked
      .form({ button: SAVE })
      .fill({ incompatibilityExplanation: "Forno fusorio elettrico" })
      .submit(SAVE);
    expect(explained.path).not.toBe(ENERGY);
    const kept = await browser.get(ENERGY);
    expect(kept.text).toContain("Completa");
    const bare = kept.form({ button: SAVE }).fill({ incompatibilityExplanation: "" });
    expect((await bare.submit(SAVE)).text).toContain("Da spiegare");
    const corrected = (await formOf(ENERGY)).fill({ "acquistata.non-rinnovabile": "402,6" });
    expect((await corrected.submit(SAVE)).text).not.toContain("Da spiegare");
  });
});
