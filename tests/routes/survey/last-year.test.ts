import { beforeAll, describe, expect, test } from "vitest";
import { lastYearOfTopic } from "~/web/last-year-urls";
import { historyUrls, urls } from "~/web/urls";
import { signedInApi } from "../../api-client";
import type { Browser } from "../../pages/client";
import { words, type PageForm } from "../../pages/form";
import type { Page } from "../../pages/page";
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

describe("last year's answers to a whole topic", () => {
  const TOPIC = lastYearOfTopic("formazione");
  const UNDO = "Togli quelle riportate e non confermate";

  const takenOver = async (page: Page) => {
    const buttons = page.document.querySelectorAll("main form button").map(words);
    const button = buttons.find((one) => one.startsWith("Riporta")) ?? "";
    return page.form({ button }).submit(button);
  };

  test("are shown on one page, taken over by one button, and wait until each is confirmed", async () => {
    const topic = await (await browser.get(HOURS)).follow("Riporta tutto il tema");
    expect([topic.path, topic.heading]).toEqual([TOPIC, "Riporta dal 2024: Formazione"]);
    expect(topic.text).toContain("Salute e sicurezza, Uomini: 236 ore");
    expect(topic.text).toContain("I numeri valgono per il loro anno");
    const before = await progress();

    const list = await takenOver(topic);
    expect(list.path).toBe(historyUrls.copies());
    expect(list.text).toMatch(/Riportat[ae] \d+ rispost[ae] del 2024: ora controlla/);
    expect(list.text).toContain("Riportata dal 2024: da confermare");
    expect(list.form({ button: "Conferma le risposte scelte" }).values("copies")).toEqual([]);
    expect(await progress()).toEqual(before);

    const question = await browser.get(HOURS);
    expect(question.text).toContain("Riportata dalla tua risposta del 2024.");
    expect(question.text).not.toContain("Riporta tutto il tema");
    expect((await browser.get(TOPIC)).text).toMatch(/aspetta(no)? la tua conferma/);
  });

  test("are given back by a button, and by that of the notice, whose second press finds nothing", async () => {
    const taken = await browser.get(TOPIC);
    const back = await taken.form({ button: UNDO }).submit(UNDO);
    expect(back.path).toBe(TOPIC);
    expect(back.text).toMatch(/Tolt[ae] \d+ rispost[ae] riportat[ae] dal 2024/);
    const undo = (await takenOver(back)).form({ button: "Annulla" });
    expect((await undo.submit("Annulla")).text).toMatch(/Tolt[ae] \d+ rispost[ae] riportat[ae] dal 2024/);
    const values = (form: PageForm) => form.names.flatMap((name) => form.values(name)).join("");
    expect(values(await formAt(HOURS))).toBe("");
    expect((await undo.submit("Annulla")).text).toContain("Non c'era niente da togliere");
  });

  test("are shown to a reader without a button", async () => {
    const reader = await signedIn(server, "lettura@azienda-demo.example");
    const page = await reader.get(TOPIC);
    expect(page.text).toContain("chi nella tua azienda ha il permesso di scrittura");
    expect(page.document.querySelectorAll("main form")).toEqual([]);
  });
});

const progress = async () =>
  (await (await signedInApi(server.url, ADMIN)).call("survey.overview", { query: {} })).progress;
