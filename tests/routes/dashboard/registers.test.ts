import { beforeAll, describe, expect, test } from "vitest";
import { registerUrls } from "~/web/registers-urls";
import { attestationUrls } from "~/web/attestation-urls";
import { urls } from "~/web/urls";
import { signedInApi } from "../../api-client";
import type { Browser } from "../../pages/client";
import { words, type Filling } from "../../pages/form";
import { DEMO_REGISTER_ROWS } from "../../pages/register-states";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const ADMIN = "admin@azienda-nuova.example";
const POLICY: Filling = {
  name: "Politica ambientale",
  topics: ["climate", "water"],
  adoptedOn: "1/3/2024",
  isSigned: "yes",
  isPublic: "no",
};
const NATURE = urls.question("full", "suolo-e-biodiversita", "v3-env-suolo-e-biodiversita-siti");
const SITE: Filling = {
  ...{ name: "Sede di Lecco", isMain: "yes", address: "Via Roma 1", postcode: "23900", city: "Lecco" },
  ...{ country: "Italia", tenure: "leased", nature: "inside", waterStress: "no" },
};

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, ADMIN);
});

const policies = async () => {
  const { call } = await signedInApi(server.url, ADMIN);
  return (await call("registry.register", { params: { register: "policies" } })).rows;
};
const add = async (filling: Filling) =>
  (await browser.get(registerUrls.one("policies"))).form({ button: "Aggiungi" }).fill(filling).submit();

describe("the registers", () => {
  test("are found from the questionnaire, each with what it is for and how many questions read it", async () => {
    const page = await (
      await browser.get(urls.survey())
    ).follow("Elenchi: sedi, certificati, politiche, obiettivi, anni precedenti");
    expect(page.path).toBe(registerUrls.all());
    const names = page.document.querySelectorAll("main h2").map((heading) => words(heading));
    expect(names).toEqual(["Sedi", "Certificati", "Politiche e regole scritte", "Obiettivi", "Dati degli anni precedenti"]); // prettier-ignore
    expect(page.text).toMatch(/Ancora vuoto · Lo leggono \d+ domande\./);
    expect((await page.follow("Certificati")).path).toBe(attestationUrls.all());
  });
});

describe("a row", () => {
  test("that is refused says everything that is wrong, and what was typed is there again", async () => {
    const page = await add({ ...POLICY, name: "", adoptedOn: "31/02/2024" });
    expect([page.status, page.title.startsWith("Errore: ")]).toEqual([422, true]);
    expect(page.errors).toEqual([
      expect.stringContaining("«Titolo del documento»"),
      expect.stringContaining("come in 31/03/2026"),
    ]);
    const form = page.form({ button: "Aggiungi" });
    expect([form.values("topics"), form.values("adoptedOn")]).toEqual([["climate", "water"], ["31/02/2024"]]);
    expect(await policies()).toEqual([]);
  });

  test("is added, and shown with its facts in words", async () => {
    const page = await add(POLICY);
    expect(page.path).toBe(registerUrls.one("policies"));
    expect(page.text).toContain("Riga aggiunta: Politica ambientale.");
    expect(page.text).toContain("Energia e gas serra, Acqua e mare");
    expect(page.text).toContain("01/03/2024");
  });

  test("says which characters were replaced", async () => {
    const page = await add({ ...POLICY, name: "Codice ✓ etico", topics: ["conduct"] });
    expect(page.text).toContain("Abbiamo sostituito i caratteri che non possiamo conservare: Codice etico");
  });

  test("that a colleague changed meanwhile is shown, and saved only on purpose", async () => {
    const id = (await policies()).find(({ values }) => values["name"] === "Politica ambientale")?.id ?? "";
    const [mine, theirs] = [
      await browser.get(registerUrls.row("policies", id)),
      await browser.get(registerUrls.row("policies", id)),
    ];
    expect(mine.form({ button: "Salva" }).values("adoptedOn")).toEqual(["01/03/2024"]);
    await theirs.form({ button: "Salva" }).fill({ responsible: "Direzione" }).submit();
    const conflict = await mine.form({ button: "Salva" }).fill({ responsible: "Acquisti" }).submit();
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("Chi deve farlo rispettare Direzione");
    expect(conflict.form({ button: "Salva" }).values("responsible")).toEqual(["Acquisti"]);
    const saved = await conflict.form({ button: "Salva" }).submit();
    expect(saved.text).toContain("Riga salvata: Politica ambientale.");
    expect((await policies()).find((row) => row.id === id)?.values["responsible"]).toBe("Acquisti");
  });

  test("is removed after a page that asks", async () => {
    const id = (await policies()).find(({ values }) => values["name"] === "Codice etico")?.id ?? "";
    const asking = await browser.get(registerUrls.remove("policies", id));
    expect(asking.text).toContain("Le risposte che hai già confermato restano come sono");
    const page = await asking.form({ button: "Togli la riga" }).submit();
    expect([page.path, page.text.includes("Riga tolta: Codice etico.")]).toEqual([
      registerUrls.one("policies"),
      true,
    ]);
    expect((await browser.get(registerUrls.row("policies", id))).status).toBe(404);
  });

  test("of another company is not found, neither to see nor to change nor to remove", async () => {
    const [theirs] = DEMO_REGISTER_ROWS;
    const own = (await policies())[0]?.id ?? "";
    for (const url of [registerUrls.row, registerUrls.remove]) {
      expect((await browser.get(url("figures", theirs))).status).toBe(404);
      const page = await browser.get(url("policies", own));
      const posting = page.form({ button: url === registerUrls.row ? "Salva" : "Togli la riga" }).posting();
      const answer = await browser.send({ ...posting, url: server.url + url("policies", theirs) });
      expect(answer.status).toBe(404);
    }
  });
});

describe("a question that reads a register", () => {
  test("leads to the empty register, and then proposes what that says", async () => {
    const empty = await browser.get(NATURE);
    expect(empty.text).toContain("L'elenco delle sedi è vuoto");
    const list = await empty.follow("Apri l'elenco");
    expect(list.path).toBe(registerUrls.one("sites"));
    await list.form({ button: "Aggiungi" }).fill(SITE).submit();
    const page = await browser.get(NATURE);
    expect(page.text).toContain("Proposto dall'elenco delle sedi.");
    expect(page.form({ button: "Salva e continua" }).values("value")).toEqual(["presenti"]);
  });

  test("keeps the way to the register while the confirmed answer says the same", async () => {
    const page = await browser.get(NATURE);
    expect(page.text).not.toContain("Viene dall'elenco delle sedi");
    await page.form({ button: "Salva e continua" }).submit();
    const confirmed = await browser.get(NATURE);
    expect(confirmed.text).not.toContain("Proposto dall'elenco delle sedi.");
    expect((await confirmed.follow("Viene dall'elenco delle sedi")).path).toBe(registerUrls.one("sites"));
    await confirmed.form({ button: "Salva e continua" }).fill({ value: "nessuno" }).submit();
    expect((await browser.get(NATURE)).text).not.toContain("Viene dall'elenco delle sedi");
  });
});

describe("somebody who may only read", () => {
  test("sees the rows and no form", async () => {
    const reader = await signedIn(server, "lettura@azienda-demo.example");
    const page = await reader.get(registerUrls.one("figures"));
    expect(page.text).toContain("2.275,5 MWh");
    expect(page.text).toMatch(
      /2024Scope 1 più Scope 2.*207,1 t CO2e.*61\.350 oreDalle tue risposte del 2024\./,
    );
    expect(page.text).not.toContain("vale quello che scrivi tu");
    expect(page.document.querySelectorAll("main form")).toHaveLength(0);
    expect((await reader.get(registerUrls.row("figures", DEMO_REGISTER_ROWS[0]))).status).toBe(403);
  });
});
