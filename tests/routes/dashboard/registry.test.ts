import { beforeAll, describe, expect, test } from "vitest";
import { encodeForm, type Entry } from "../../pages/encode";
import { signedIn } from "../../pages/sign-in";
import { signedInApi } from "../../api-client";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";
import { inStoreOf } from "../../store-of";

const WRITER = "redazione@azienda-demo.example";
const ADMIN = "admin@azienda-demo.example";
const READER = "lettura@azienda-demo.example";
let server: TestServer;
beforeAll(async () => {
  server = await demoServer();
});

const open = async (section: string, email = WRITER) =>
  (await signedIn(server, email)).get(`/dashboard/registry/${section}`);
/** Without the last sign-in, which the request itself changes. */
const company = async () => {
  const { call } = await signedInApi(server.url, WRITER);
  const { lastLoginAt: _, ...stored } = await call("registry.company", {});
  return stored;
};

describe("the registry", () => {
  test("shows every section in words, with the way to change it", async () => {
    const page = await (await signedIn(server, WRITER)).get("/dashboard/registry");
    expect(page.document.querySelectorAll("main section > h2").map(({ text }) => text)).toEqual([
      "Dati della carta d'identità",
      "Dati essenziali per scoring e benchmark",
      "Altri dati",
      "Contatti di riferimento",
      "Logo dell'azienda",
      "Documenti dell'azienda",
      "Anno di riferimento",
      "L'azienda sulla piattaforma",
      "Utenti, profili e permessi",
      "Attività",
    ]);
    expect(page.text).toContain("ProvinciaBrescia");
    expect(page.document.querySelector("#other")?.text).toContain(
      "Officina meccanica di precisione: torniture, fresature e piccoli assemblaggi per conto terzi.",
    );
    expect(page.text).toContain("6.420.000 euro");
    expect(page.text).toContain("Le persone e i permessi li gestisce chi amministra");
    expect((await page.follow("Modifica")).heading).toBe("Dati della carta d'identità");
  });

  test("shows what the platform knows of the company, to be read only", async () => {
    const page = await (await signedIn(server, "admin@azienda-abilitata.example")).get("/dashboard/registry");
    const lines = page.document.querySelectorAll("#platform dl > div").map(({ text }) => text);
    // The visit of this very test may be noted a moment later.
    expect(lines.filter((line) => !line.startsWith("Ultima visita"))).toEqual([
      "Chi amministra l'aziendaElena Marino, admin@azienda-abilitata.example",
      "Profilo dell'aziendaPiù profili",
      "Gruppo di cui fa parteGruppo Abilitata",
      expect.stringMatching(/^Registrata il\d\d\/\d\d\/\d{4}$/),
      expect.stringMatching(/^Anagrafica salvata l'ultima volta il\d\d\/\d\d\/\d\d \d\d:\d\d$/),
      expect.stringMatching(/^Ultimo accesso di una persona dell'azienda\d\d\/\d\d\/\d\d \d\d:\d\d$/),
    ]);
    expect(page.document.querySelectorAll("#platform a, #platform input")).toHaveLength(0);
  });

  test("leaves out what there is nothing of: a company of no group has no line for it", async () => {
    const page = await (await signedIn(server, "admin@azienda-nuova.example")).get("/dashboard/registry");
    const labels = page.document.querySelectorAll("#platform dt").map(({ text }) => text);
    expect(labels.filter((label) => !label.startsWith("Ultima visita"))).toEqual([
      "Chi amministra l'azienda",
      "Profilo dell'azienda",
      "Registrata il",
      "Anagrafica salvata l'ultima volta il",
      "Ultimo accesso di una persona dell'azienda",
    ]);
  });

  test("shows a reader the same without a way to change it", async () => {
    const page = await (await signedIn(server, READER)).get("/dashboard/registry");
    expect(page.text).toContain("6.420.000 euro");
    expect(page.text).toContain("Puoi vedere ma non modificare.");
    expect(page.text).not.toContain("Modifica");
    expect((await open("essential", READER)).document.querySelector("main form")).toBeNull();
  });

  test("does not store what a reader posts, and keeps the text on screen", async () => {
    const writer = (await open("other")).form().fill({ "Descrizione (facoltativo)": "Scritto da chi legge" });
    const browser = await signedIn(server, READER);
    const token = (await browser.get("/dashboard")).form({ action: "/auth/sign-out" }).values("_csrf");
    const entries = writer.posting().entries.filter(([name]) => name !== "_csrf");
    const form = encodeForm([...entries, ["_csrf", token[0] ?? ""]], "application/x-www-form-urlencoded");
    const answer = await browser.once({ url: "/dashboard/registry/other", method: "POST", ...form });
    expect(answer.status).toBe(403);
    expect(answer.text).toContain("Descrizione: Scritto da chi legge");
    expect((await company()).description).not.toBe("Scritto da chi legge");
  });

  test("saves a section and says so", async () => {
    const page = await open("identity");
    const saved = await page.form().fill({ "Comune o città": "Gardone Val Trompia" }).submit();
    expect([saved.path, saved.text.includes("Dati salvati.")]).toEqual(["/dashboard/registry", true]);
    expect((await company()).city).toBe("Gardone Val Trompia");
  });

  test("of a form built on nothing that can be read says that the page was open for too long", async () => {
    const browser = await signedIn(server, WRITER);
    const posting = (await browser.get("/dashboard/registry/identity")).form().posting();
    const entries = posting.entries.map(([name, value]): Entry => [
      name,
      name === "revision" ? "9".repeat(20) : value,
    ]);
    const refused = await browser.send({ ...posting, entries });
    expect(refused.status).toBe(422);
    expect(refused.errors).toEqual([expect.stringContaining("era aperta da troppo tempo")]);
    expect((await refused.form().submit()).status).toBe(200);
  });

  test("says which characters it had to replace", async () => {
    const page = await open("other");
    const saved = await page
      .form()
      .fill({ "Descrizione (facoltativo)": "Torniture “di precisione”…" })
      .submit();
    expect(saved.text).toContain('ora è scritto: Torniture "di precisione"...');
  });

  test("fault 24: cleans identifiers, and keeps a doubtful one only after an explicit yes", async () => {
    const page = await open("identity");
    const doubtful = await page.form().fill({ "Partita IVA": "IT 099.990.101.70" }).submit();
    expect(doubtful.status).toBe(422);
    expect(doubtful.errors).toEqual([expect.stringContaining("spunta «È corretto»")]);
    expect((await company()).partitaIva).toBe("09999010177");
    const kept = await doubtful.form().fill({ "È corretto": true }).submit();
    expect(kept.path).toBe("/dashboard/registry");
    expect((await company()).partitaIva).toBe("09999010170");
  });

  test.each([
    ["identity", "Ragione sociale", "", "Campo obbligatorio: compila «Ragione sociale»."],
    ["identity", "Partita IVA", "123", "Codice non valido: in «Partita IVA» scrivi esattamente 11 cifre."],
    ["identity", "Codice fiscale dell'azienda (facoltativo)", "AB-12", "Codice non valido"],
    ["essential", "Numero di addetti", "-3", "scrivi zero o un valore positivo"],
    ["essential", "Numero di dipendenti", "41", "non possono essere più degli addetti (40)"],
    ["other", "Pagina web (facoltativo)", "non un indirizzo", "«Pagina web»"],
    ["contacts", "supply-chain-role.email", "nessuna", "Email (Responsabile della catena di fornitura)"],
    ["contacts", "top-management-role.phone", "abc", "almeno 6 cifre"],
    ["identity", "Indirizzo", "x".repeat(500), "troppo lungo"],
  ])("refuses %s: %s = “%s” beside the field", async (section, field, value, message) => {
    const before = await company();
    const refused = await (
      await open(section)
    )
      .form()
      .fill({ [field]: value })
      .submit();
    expect(refused.status).toBe(422);
    expect(refused.title).toMatch(/^Errore: /);
    expect(refused.errors.join(" ")).toContain(message);
    expect(await company()).toEqual(before);
  });

  test("shows both values when somebody saved meanwhile, who that was, and goes on with either", async () => {
    const mine = await open("identity");
    await (await open("identity", ADMIN)).form().fill({ Indirizzo: "Via Nuova 1" }).submit();
    const conflict = await mine.form().fill({ Indirizzo: "Via Mia 2" }).submit();
    expect(conflict.status).toBe(409);
    expect(conflict.text).toMatch(/Chiara Ferrari ha salvato il \d\d\/\d\d\/\d\d/);
    expect(conflict.text).toContain("IndirizzoSalvato adesso: Via Nuova 1Hai scritto: Via Mia 2");
    expect((await company()).address).toBe("Via Nuova 1");
    const kept = await conflict.form().submit();
    expect([kept.path, (await company()).address]).toEqual(["/dashboard/registry", "Via Mia 2"]);
  });

  test("refuses an activity of a sector that is neither the stored one nor the new one", async () => {
    const browser = await signedIn(server, WRITER);
    const posting = (await browser.get("/dashboard/registry/essential")).form().posting();
    const entries = posting.entries.map(([name, value]): Entry => [
      name,
      name === "action" ? "62.10" : value,
    ]);
    const refused = await browser.send({ ...posting, entries });
    expect([refused.status, refused.errors]).toEqual([
      422,
      ["«Attività nel settore» non appartiene al settore scelto. Scegli un'attività di quel settore."],
    ]);
    expect((await company()).naceData).toMatchObject({ sector: "25" });
  });

  test("takes the activity away with its sector, and says so", async () => {
    const page = await open("essential");
    expect(page.form().values("action")[0]).toMatch(/^25\./);
    const saved = await page.form().fill({ "Settore principale": "62" }).submit();
    expect(saved.text).toContain("quella scelta non appartiene al nuovo settore");
    expect((await company()).naceData).toMatchObject({
      macrosector: expect.any(String),
      sector: "62",
      action: null,
    });
  });

  test.each([
    ["identity", "country", "IT"],
    ["identity", "province", "BS"],
    ["essential", "sector", "25"],
  ])("of its %s asks for the %s with a list of the browser's own", async (section, name, option) => {
    const [control] = (await open(section)).form().controls(name);
    expect(control?.rawTagName).toBe("select");
    expect(control?.querySelectorAll("option").map((one) => one.getAttribute("value"))).toContain(option);
  });

  test("asks for the identifier of the country", async () => {
    const page = await open("identity");
    const refused = await page.form().fill({ Paese: "Francia", "Partita IVA": "12" }).submit();
    expect(refused.errors.join(" ")).toContain("Numero di identificazione IVA");
  });
});

describe("the fiscal year", () => {
  const registryOf = async (email: string) => (await signedIn(server, email)).get("/dashboard/registry");

  test("is named with when the next can be opened", async () => {
    const page = await registryOf(ADMIN);
    expect(page.text).toContain("Stai lavorando sul 2025");
    expect(page.text).toContain("dal 1° gennaio 2027");
  });

  test("is left by an administrator who says to have understood what changes", async () => {
    const newcomer = "admin@azienda-nuova.example";
    const { numUpdatedRows } = await inStoreOf(server, (db) =>
      db
        .updateTable("company")
        .set({ fiscal_year: 2024 })
        .where("business_name", "like", "Azienda Nuova%")
        .executeTakeFirst(),
    );
    expect(Number(numUpdatedRows)).toBe(1);
    const form = (await registryOf(newcomer)).form({ button: "Apri il 2025" });
    const refused = await form.submit();
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("Conferma di aver capito");
    const opened = await refused
      .form({ button: "Apri il 2025" })
      .fill({ "Ho capito: dopo, puoi solo consultare il 2024": true })
      .submit();
    expect(opened.text).toContain("Il 2025 è aperto");
    expect((await registryOf(newcomer)).text).toContain("Stai lavorando sul 2025");
  });
});
