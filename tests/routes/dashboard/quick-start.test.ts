import { beforeAll, describe, expect, test } from "vitest";
import { words } from "../../pages/form";
import { signedIn } from "../../pages/sign-in";
import { signedInApi } from "../../api-client";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const NEW = "admin@azienda-nuova.example";
let server: TestServer;
beforeAll(async () => {
  server = await demoServer();
});

const company = async () => {
  const { call } = await signedInApi(server.url, NEW);
  return call("registry.company", {});
};

describe("the quick start", () => {
  test("goes through its four sections, each in its turn, and asks nothing twice", async () => {
    const browser = await signedIn(server, NEW);
    const registry = await browser.get("/dashboard/quick-start/registry");
    expect(registry.form().values("businessName")).toEqual(["Azienda Nuova S.r.l."]);
    const economic = await registry
      .form()
      .fill({ Indirizzo: "Via dei Tigli 8", "Comune o città": "Bergamo", Provincia: "Bergamo" })
      .submit();
    expect([economic.path, economic.text.includes("Dati salvati.")]).toEqual([
      "/dashboard/quick-start/economic",
      true,
    ]);
    const general = await economic
      .form()
      .fill({
        "Fatturato annuo": "1.250.000",
        "Numero di addetti": "9",
        "Numero di dipendenti": "8",
        "Settore principale": "25",
      })
      .submit();
    expect(general.path).toBe("/dashboard/quick-start/general");
    expect(general.form().names.filter((name) => name.endsWith("-role.name"))).toEqual([
      "top-management-role.name",
      "supply-chain-role.name",
      "sustainability-ref-role.name",
    ]);
    const survey = await general
      .form()
      .fill({
        "sustainability-ref-role.name": "Carla",
        "sustainability-ref-role.surname": "Neri",
        "sustainability-ref-role.email": "carla.neri@nuova.example",
        addState1: "IT",
        addState2: "FR",
        "Pagina web (facoltativo)": "www.nuova.example",
      })
      .submit();
    expect(survey.path).toBe("/dashboard/quick-start/survey");
    expect((await survey.follow("Vai alla prima domanda")).status).toBe(200);
    expect(await company()).toMatchObject({
      city: "Bergamo",
      province: "BG",
      annualTurnover: 1_250_000,
      workforce: 9,
      numberOfEmployees: 8,
      companySize: "micro",
      companySizeProposed: true,
      naceData: { macrosector: "C", sector: "25" },
      workingStates: ["IT", "FR"],
      link: "https://www.nuova.example",
    });
    const again = (await browser.get("/dashboard/quick-start/economic")).form();
    expect([...again.values("annualTurnover"), ...again.values("sector")]).toEqual(["1.250.000", "25"]);
    const home = await browser.get("/dashboard");
    const steps = home.document
      .querySelectorAll("section[aria-labelledby=avvio-rapido] nav ol li")
      .map(words);
    expect(steps.map((step) => step.includes("Completa"))).toEqual([true, true, true, false]);
  });

  test("keeps the rest when only a figure cannot be read, and says so", async () => {
    const browser = await signedIn(server, NEW);
    const page = await browser.get("/dashboard/quick-start/economic");
    const refused = await page
      .form()
      .fill({
        "Fatturato annuo": "circa un milione",
        "Numero di dipendenti": "12,5",
        "Settore principale": "62",
      })
      .submit();
    expect(refused.status).toBe(422);
    expect(refused.title).toBe("Errore: Dati economici - Carta ESG");
    expect(refused.errors).toEqual([
      "In «Numero di dipendenti» scrivi un numero intero, senza decimali.",
      "In «Fatturato annuo» scrivi solo cifre.",
      "Il resto è stato salvato. Mancano solo i valori segnalati: correggili e salva di nuovo.",
    ]);
    expect(refused.form().values("annualTurnover")).toEqual(["circa un milione"]);
    expect((await company()).naceData?.sector).toBe("62");
    const saved = await refused.form().fill({ "Fatturato annuo": "0", "Numero di dipendenti": "0" }).submit();
    expect(saved.path).toBe("/dashboard/quick-start/general");
    expect(await company()).toMatchObject({ annualTurnover: 0, numberOfEmployees: 0 });
  });

  test("adds countries a few at a time and lets them be taken away", async () => {
    const browser = await signedIn(server, NEW);
    const page = await browser.get("/dashboard/quick-start/general");
    const filled = page.form().fill({ addState1: "DE", addState2: "ES", addState3: "PT" });
    const more = await filled.submit("Salva e aggiungi altri Paesi");
    expect(more.path).toBe("/dashboard/quick-start/general");
    expect(more.form().values("workingStates")).toEqual(expect.arrayContaining(["DE", "ES", "PT"]));
    await more.form().fill({ Spagna: false }).submit();
    expect((await company()).workingStates).not.toContain("ES");
  });

  test("has four steps and no fifth", async () => {
    const page = await (await signedIn(server, NEW)).get("/dashboard/quick-start/altro");
    expect([page.status, page.heading]).toEqual([404, "Pagina non trovata"]);
  });

  test("tells a reader why there is no form", async () => {
    const page = await (
      await signedIn(server, "lettura@azienda-demo.example")
    ).get("/dashboard/quick-start/economic");
    expect(page.document.querySelector("main form")).toBeNull();
    expect(page.text).toContain("chiedi il permesso di scrittura");
  });
});
