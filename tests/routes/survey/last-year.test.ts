import { beforeAll, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import { signedInApi } from "../../api-client";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const ADMIN = "admin@azienda-demo.example";
const SAVE = "Salva e continua";
const GROUND = urls.question("start_small", "suolo-e-biodiversita", "v3-env-suolo-e-biodiversita-suolo");
const HOURS = urls.question("graduate", "formazione", "v3-soc-formazione-ore");
const WASTE = urls.question("master", "rifiuti-e-materiali", "v3-env-rifiuti-e-materiali-obiettivo");

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, ADMIN);
});

const formAt = async (url: string) => (await browser.get(url)).form({ button: SAVE });
const revision = async () =>
  (await (await signedInApi(server.url, ADMIN)).call("survey.overview", { query: {} })).revision;

describe("last year's answer", () => {
  test("is shown in the words of then, and is not in the form", async () => {
    const page = await browser.get(HOURS);
    expect(page.text).toContain("L'anno scorso (2024).");
    expect(page.text).toContain("Salute e sicurezza, Uomini: 236 ore");
    expect(page.text).toContain("I numeri valgono per il loro anno: controllali e scrivi quelli del 2025.");
    const form = page.form({ button: SAVE });
    expect(form.names.flatMap((name) => form.values(name)).join("")).toBe("");
  });

  test("says how the question was asked then, where that differs", async () => {
    const page = await browser.get(WASTE);
    expect(page.text).toContain(
      "La domanda era: «L'azienda si è data un obiettivo per produrre meno rifiuti o riciclarne di più?»",
    );
    expect(page.text).toContain("Avevi risposto: Per ora no");
    expect(page.text).toContain("Da allora la domanda o le risposte possibili sono cambiate");
  });

  test("is put into the form where that is asked for, and saved by nobody but the person", async () => {
    const before = await revision();
    const filled = await (await browser.get(GROUND)).follow("Riporta nel modulo");
    expect(filled.url).toBe(`${server.url}${GROUND}?da=2024`);
    expect(filled.text).toContain("Proposta dal 2024, da controllare.");
    expect(filled.text).toContain("non è ancora salvata");
    expect(filled.text).not.toContain("Riporta nel modulo");
    const form = filled.form({ button: SAVE });
    expect([form.values("totale"), form.values("impermeabile")]).toEqual([["6.400"], ["5.100"]]);
    expect(await revision()).toBe(before);
    expect((await formAt(GROUND)).values("totale")).toEqual([""]);

    const refused = await filled.form({ button: SAVE }).fill({ totale: "tanta" }).submit(SAVE);
    expect(refused.status).toBe(422);
    expect(refused.form({ button: SAVE }).values("totale")).toEqual(["tanta"]);
    expect(refused.form({ button: SAVE }).values("impermeabile")).toEqual(["5.100"]);
  });

  test.each(["2023", "2025", "abc", "", "2024&da=2024", "__proto__"])(
    "is not put there for the year «%s»",
    async (year) => {
      const wanted = year.startsWith("2024") ? ["6.400"] : [""];
      expect((await formAt(`${GROUND}?da=${year}`)).values("totale")).toEqual(wanted);
    },
  );

  test("never passes for what a colleague has saved meanwhile", async () => {
    const filled = (await browser.get(`${GROUND}?da=2024`)).form({ button: SAVE });
    const davide = await signedIn(server, "redazione@azienda-demo.example");
    await (await davide.get(GROUND)).form({ button: SAVE }).fill({ totale: "7.000" }).submit(SAVE);
    const conflict = await filled.submit(SAVE);
    expect(conflict.status).toBe(409);
    const notice = words(conflict.document.querySelector("main .notice-warning"));
    expect(notice).toContain("Superficie totale: 7.000 m²");
    expect(notice).not.toContain("5.100");
  });

  test("comes beside what is there already, and leaves that alone", async () => {
    const form = await formAt(`${GROUND}?da=2024`);
    expect([form.values("totale"), form.values("impermeabile")]).toEqual([["7.000"], ["5.100"]]);
    const saved = await form.submit(SAVE);
    expect(saved.text).toContain("Salvato:");
    const page = await browser.get(`${GROUND}?da=2024`);
    expect(page.text).not.toMatch(/anno scorso|Proposta dal/);
    expect(page.form({ button: SAVE }).values("totale")).toEqual(["7.000"]);
  });

  test("is offered in the draft of the current year only, and to those who may answer", async () => {
    const reader = await signedIn(server, "lettura@azienda-demo.example");
    for (const page of [
      await reader.get(HOURS),
      await browser.get(HOURS.replace("/dashboard/", "/dashboard/public/2025/")),
      await browser.get(HOURS.replace("/dashboard/", "/dashboard/public/2025/") + "?da=2024"),
    ]) {
      expect(page.status).toBe(200);
      expect(page.text).not.toMatch(/anno scorso|Riporta nel modulo|Proposta dal/);
    }
  });
});
