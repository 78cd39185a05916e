import { beforeAll, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import type { Entry } from "../../pages/encode";
import { signedIn } from "../../pages/sign-in";
import type { Browser } from "../../pages/client";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";
import { inStoreOf } from "../../store-of";

const ADMIN = "admin@azienda-demo.example";
const WRITER = "redazione@azienda-demo.example";
const READER = "lettura@azienda-demo.example";

const at = (milestone: string, slug: string, area = "env", level = "start_small") =>
  urls.question(level, milestone, `v3-${area}-${milestone}-${slug}`);
const POWER = at("energia", "impianti", "env", "graduate");
const ENERGY = at("energia", "consumi");
/** The question after the plants. */
const SECURED = at("energia", "garanzie", "env", "graduate");
const POLLUTANTS = at("emissioni", "inquinanti", "env", "graduate");
const WASTE = at("rifiuti-e-materiali", "quantita");
const ELECTRICITY = at("emissioni", "scope-2");
const WATER = at("acqua", "prelievo");
const SAVE = "Salva e continua";

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, ADMIN);
});

const formAt = async (url: string) => (await browser.get(url)).form({ button: SAVE });

describe("a question page", () => {
  test("has the question as its heading and says where it stands in the journey", async () => {
    const page = await browser.get(POLLUTANTS);
    expect(page.heading).toBe(
      "L'azienda deve comunicare alle autorità quanti inquinanti emette in aria, acqua o suolo?",
    );
    expect(page.title).toBe(`${page.heading} - Carta ESG`);
    expect(page.text).toMatch(/Ambiente · Emissioni, 1 di 3/);
  });

  test("says which document proves the answer, and ends each sentence with one full stop", async () => {
    const { text } = await browser.get(ELECTRICITY);
    expect(text).toMatch(/Documento: [^.]+\. Età: [^.]+\. Chi verifica guarda: [^.]+\.(?!\.)/);
  });

  test("shows the saved value back in Italian and goes on", async () => {
    const saved = await (await formAt(POWER)).fill({ potenza: "1234,50" }).submit(SAVE);
    expect(saved.url).toBe(server.url + SECURED);
    expect(saved.text).toContain("Salvato: 1.234,5 kW.");
    expect((await formAt(POWER)).values("potenza")).toEqual(["1.234,5"]);
  });

  test("saved empty says what it took away, and the next time that there was nothing", async () => {
    await (await formAt(POWER)).fill({ potenza: "1234,50" }).submit(SAVE);
    const erased = await (await formAt(POWER)).fill({ potenza: "" }).submit(SAVE);
    expect(erased.text).toContain("Risposta tolta: era 1.234,5 kW.");
    expect(erased.text).not.toContain("Nessuna risposta da salvare");
    const again = await (await formAt(POWER)).fill({ potenza: "" }).submit(SAVE);
    expect(again.text).toContain("Nessuna risposta da salvare");
    expect(again.text).not.toContain("Risposta tolta");
  });

  test("with a revision that nobody counts to was open for too long", async () => {
    const posting = (await formAt(POWER)).posting(SAVE);
    const entries = posting.entries.map(([name, value]): Entry => [
      name,
      name === "revision" ? "9".repeat(20) : value,
    ]);
    const refused = await browser.send({ ...posting, entries });
    expect(refused.status).toBe(422);
    expect(refused.errors).toEqual([expect.stringContaining("era aperta da troppo tempo")]);
    const again = await refused.form({ button: SAVE }).fill({ potenza: "55" }).submit(SAVE);
    expect(again.status).toBe(409);
    expect((await again.form({ button: SAVE }).submit(SAVE)).text).toContain("Salvato: 55 kW.");
  });

  test("goes back to the list with the other button", async () => {
    const saved = await (await formAt(POWER)).fill({ potenza: "12" }).submit("Salva e torna all'elenco");
    expect(saved.url).toBe(server.url + urls.level("graduate"));
    expect(saved.text).toContain("Salvato: 12 kW.");
  });

  test("refuses what it cannot read with 422, the typed text and nothing stored", async () => {
    await (await formAt(POWER)).fill({ potenza: "7" }).submit(SAVE);
    const refused = await (await formAt(POWER)).fill({ potenza: "sette" }).submit(SAVE);
    expect(refused.status).toBe(422);
    expect(refused.title).toMatch(/^Errore: /);
    expect(refused.errors).toHaveLength(1);
    expect(refused.errors[0]).toContain("Potenza totale");
    expect(refused.form({ button: SAVE }).values("potenza")).toEqual(["sette"]);
    expect((await formAt(POWER)).values("potenza")).toEqual(["7"]);
  });

  test("says which characters it had to replace", async () => {
    const page = at("responsabilita", "chi-segue", "gov");
    const typed = { value: "incaricato", incaricato_text: "Responsabile “qualità” – CO₂" };
    const form = await formAt(page);
    const choice = form.controls("value").map((control) => control.getAttribute("value") ?? "");
    const opened = form.names.find((name) => name.endsWith("_text")) ?? "";
    const chosen = choice.find((id) => opened === `${id}_text`) ?? "";
    const saved = await form.fill({ value: chosen, [opened]: typed.incaricato_text }).submit(SAVE);
    expect(saved.text).toContain('Responsabile "qualità" - CO2');
    expect(saved.text).toContain("«₂» è diventato «2»");
  });

  test("wants a reason for what does not apply, and counts it as answered with one", async () => {
    const refused = await (await formAt(WASTE)).fill({ notApplicable: true }).submit(SAVE);
    expect(refused.status).toBe(422);
    expect(refused.errors).toEqual(["Scrivi in una riga perché la domanda non si applica alla tua azienda."]);
    const filled = refused.form({ button: SAVE }).fill({ notApplicableReason: "Le pesa il Comune" });
    expect((await filled.submit(SAVE)).text).toContain("Salvato: non applicabile.");
    expect((await browser.get(WASTE)).text).toContain("Non applicabile");
  });

  test("asks to explain an unusual value, on the same page, and is content with the explanation", async () => {
    const asked = await (await formAt(ENERGY)).fill({ "acquistata.non-rinnovabile": "999.000" }).submit(SAVE);
    expect(asked.url).toBe(server.url + ENERGY);
    expect(asked.text).toContain("di solito sta tra 0,05 e 200 MWh a testa");
    const filled = asked
      .form({ button: SAVE })
      .fill({ incompatibilityExplanation: "Forno fusorio elettrico" });
    expect((await filled.submit(SAVE)).url).not.toBe(server.url + ENERGY);
    const kept = await formAt(ENERGY);
    expect(kept.values("incompatibilityExplanation")).toEqual(["Forno fusorio elettrico"]);
    await kept.fill({ "acquistata.non-rinnovabile": "402,6", incompatibilityExplanation: "" }).submit(SAVE);
  });

  test("offers a value taken from another answer and says from where", async () => {
    const page = await browser.get(ELECTRICITY);
    expect(page.text).toContain("Valore proposto. Viene da quello che hai già risposto qui");
    const saved = await page.form({ button: SAVE }).fill({ emissioni: "128" }).submit(SAVE);
    expect(saved.url).toBe(server.url + WATER);
    expect((await browser.get(ELECTRICITY)).text).not.toContain("Valore proposto");
  });

  test("takes an answer back", async () => {
    const page = await browser.get(POLLUTANTS);
    const emptied = await page.form({ button: SAVE }).submit("Togli la risposta");
    expect(emptied.url).toBe(server.url + POLLUTANTS);
    expect(emptied.form({ button: SAVE }).values("value")).toEqual([]);
    expect(emptied.text).toContain("Da rispondere");
  });

  test("of a blocked question has no form but the way to what opens it", async () => {
    const page = await browser.get(at("suolo-e-biodiversita", "siti-elenco", "env", "graduate"));
    expect(() => page.form({ button: SAVE })).toThrow();
    const parent = await page.follow("Ci sono sedi o terreni dell'azienda");
    expect(parent.path).toBe(
      urls.question("full", "suolo-e-biodiversita", "v3-env-suolo-e-biodiversita-siti"),
    );
  });

  test("refuses fields it does not have", async () => {
    const posting = (await formAt(POWER)).posting(SAVE);
    const page = await browser.send({ ...posting, entries: [...posting.entries, ["guid", "x"]] });
    expect(page.status).toBe(422);
  });
});

describe("two people at one question", () => {
  test("see both values; saving again overwrites knowingly", async () => {
    const colleague = await signedIn(server, WRITER);
    const mine = (await formAt(POWER)).fill({ potenza: "20" });
    await (await colleague.get(POWER)).form({ button: SAVE }).fill({ potenza: "30" }).submit(SAVE);

    const conflict = await mine.submit(SAVE);
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("Salvata da Davide Bianchi");
    expect(conflict.text).toContain("Potenza totale: 30 kW");
    const again = conflict.form({ button: SAVE });
    expect(again.values("potenza")).toEqual(["20"]);

    expect((await again.submit(SAVE)).status).toBe(200);
    expect((await formAt(POWER)).values("potenza")).toEqual(["20"]);
  });

  test("are told even when the form came back with an error in between", async () => {
    const colleague = await signedIn(server, WRITER);
    const mine = (await formAt(POWER)).fill({ potenza: "quaranta" });
    await (await colleague.get(POWER)).form({ button: SAVE }).fill({ potenza: "31" }).submit(SAVE);
    const refused = await mine.submit(SAVE);
    expect(refused.status).toBe(422);
    const corrected = await refused.form({ button: SAVE }).fill({ potenza: "40" }).submit(SAVE);
    expect(corrected.status).toBe(409);
  });
});

describe("those who may only read", () => {
  test("see the answer without a form", async () => {
    const page = await (await signedIn(server, READER)).get(POWER);
    expect(page.text).toMatch(/Potenza totale: \d+ kW/);
    expect(() => page.form({ button: SAVE })).toThrow();
  });

  test("keep on screen what they typed before they lost the right to write, and nothing is stored (fault 36)", async () => {
    const writer = await signedIn(server, WRITER);
    const form = (await writer.get(POWER)).form({ button: SAVE }).fill({ potenza: "77" });
    const letWrite = (can_write: 0 | 1) =>
      inStoreOf(server, (db) => {
        const writer = db.selectFrom("account").select("id").where("email", "=", WRITER);
        return db.updateTable("profile").set({ can_write }).where("account_id", "=", writer).execute();
      });
    await letWrite(0);
    const refused = await form.submit(SAVE);
    await letWrite(1);
    expect(refused.status).toBe(403);
    expect(refused.text).toContain("Potenza totale: 77 kW");
    expect(refused.errors.join()).toContain("Non hai il permesso");
    expect((await formAt(POWER)).values("potenza")).not.toEqual(["77"]);
  });
});
