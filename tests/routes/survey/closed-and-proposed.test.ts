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
const SCOPE_2 = at("emissioni", "v3-env-emissioni-scope-2");
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
  test("says its source and the number it is made of, and is confirmed or changed", async () => {
    const carriers = ["acquistata", "autoprodotta", "calore", "combustibili"];
    const energy = carriers.flatMap((row) => [
      [`${row}.rinnovabile`, row === "acquistata" ? "12,5" : "0"],
      [`${row}.non-rinnovabile`, row === "acquistata" ? "30" : "0"],
    ]);
    const blank = (await nuova.get(ENERGY)).form({ button: SAVE });
    await blank.fill(Object.fromEntries(energy)).submit(SAVE);
    const page = await nuova.get(SCOPE_2);
    expect(page.text).toContain("Valore proposto.");
    expect(page.text).toContain("Elettricità acquistata, Totale: 42,5 MWh");
    expect((await page.follow("Quanta energia ha usato l'azienda")).path).toBe(ENERGY);
    const form = page.form({ button: SAVE });
    expect(form.values("elettricita")).toEqual(["42,5"]);
    const saved = await form.fill({ elettricita: "42", emissioni: "9" }).submit(SAVE);
    expect(saved.text).toContain("42 MWh");
    expect((await nuova.get(SCOPE_2)).text).not.toContain("Valore proposto.");
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
