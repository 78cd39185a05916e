import { beforeAll, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import { questionOfClass } from "../../pages/states";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const SAVE = "Salva e continua";
const POWER = urls.question("graduate", "energia", "v3-env-energia-impianti");
const SECURED = urls.question("graduate", "energia", "v3-env-energia-garanzie");
const HOURS = urls.question("graduate", "formazione", "v3-soc-formazione-ore");
const BLOCKED = urls.question("full", "suolo-e-biodiversita", "v3-env-suolo-e-biodiversita-siti-elenco");

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, "admin@azienda-demo.example");
});

const formAt = async (url: string) => (await browser.get(url)).form({ button: SAVE });
const focused = (page: Page) => page.document.querySelectorAll("[data-arrival]");
const skips = (page: Page) =>
  page.document.querySelectorAll(".skip-link").map((link) => link.getAttribute("href"));

describe("the page after a save", () => {
  test("names the first field of its answer as the one to open on, and the notice", async () => {
    const next = await (await formAt(POWER)).fill({ potenza: "77" }).submit(SAVE);
    expect(next.url).toBe(server.url + SECURED);
    const [field, ...others] = focused(next);
    expect(others).toEqual([]);
    expect(next.document.querySelector("#risposta")?.querySelectorAll("[data-arrival]")).toEqual([field]);
    expect(next.document.getElementById(field?.getAttribute("data-arrival") ?? "")?.text).toContain("77 kW");
    expect(focused(await browser.get(SECURED))).toEqual([]);
  });

  test("is the list where that was asked for, and nothing has the focus there", async () => {
    const list = await (await formAt(POWER)).fill({ potenza: "78" }).submit("Salva e torna all'elenco");
    expect(focused(list)).toEqual([]);
  });

  test("offers to undo a save that left an answer empty", async () => {
    await (await formAt(POWER)).fill({ potenza: "79" }).submit(SAVE);
    const erased = await (await formAt(POWER)).fill({ potenza: "", fonte: "" }).submit(SAVE);
    expect(erased.text).toContain("Risposta tolta: era 79 kW");
    const back = await erased.form({ button: "Annulla" }).submit("Annulla");
    expect(back.url).toBe(server.url + POWER);
    expect(back.form({ button: SAVE }).values("potenza")).toEqual(["79"]);
  });
});

describe("the second skip link", () => {
  test.each(["boolean", "text", "checkbox", "radio", "matrix", "dropdown"] as const)(
    "leads to the inputs of a %s question",
    async (questionClass) => {
      const page = await browser.get(questionOfClass(questionClass));
      const [, second = ""] = skips(page);
      const target = page.document.querySelector(second);
      expect(target?.getAttribute("role")).toMatch(/^(radio)?group$/);
      expect(target?.getAttribute("tabindex")).toBe("-1");
    },
  );

  test("is not there where nothing can be answered, nor on another page", async () => {
    const reader = await signedIn(server, "lettura@azienda-demo.example");
    expect(skips(await reader.get(POWER))).toEqual(["#contenuto"]);
    expect(skips(await browser.get(BLOCKED))).toEqual(["#contenuto"]);
    expect(skips(await browser.get(urls.home()))).toEqual(["#contenuto"]);
  });
});

describe("the way through the questions", () => {
  test("passes closed questions over, and says how many", async () => {
    const before = await browser.get(urls.question("full", "strategia", "v3-gov-strategia-settori"));
    expect(before.text).toMatch(/salta \d+ domand[ae] chius[ae]/);
    const next = await before.form({ button: SAVE }).submit("Domanda successiva");
    expect(next.url).not.toContain("antiriciclaggio");
    expect(next.form({ button: SAVE })).toBeTruthy();
  });

  test("shows the pages of the topic, which of them are done, and the present one", async () => {
    const page = await browser.get(SECURED);
    const steps = page.document.querySelectorAll(".steps a");
    expect(steps.length).toBeGreaterThan(2);
    expect(steps.filter((step) => step.getAttribute("aria-current") === "step")).toHaveLength(1);
    expect(steps.map((step) => step.getAttribute("href"))).toContain(POWER);
    for (const step of steps) {
      expect(step.text.includes("completa")).toBe(step.classList.contains("done"));
    }
  });
});

describe("last year's numbers", () => {
  test("are under their fields, which they describe", async () => {
    const page = await browser.get(HOURS);
    const notes = page.document.querySelectorAll('#risposta [id$="-before"]');
    expect(notes.length).toBeGreaterThan(0);
    for (const { id, text } of notes) {
      expect(text).toMatch(/^Nel 2024: \d/);
      const field = page.document.querySelector(`[aria-describedby~="${id}"]`);
      expect(`${field?.id}-before`).toBe(id);
    }
  });

  test("are compared with what is stored, and not beside a refused form", async () => {
    const noted = (page: Page) =>
      page.document.querySelectorAll('#risposta [id$="-before"]').map(({ text }) => text);
    const next = await (await formAt(POWER)).fill({ potenza: "77" }).submit(SAVE);
    expect(next.status).toBe(200);
    expect(noted(await browser.get(POWER))).toEqual([
      expect.stringMatching(/^Nel 2024: \d.* kW \([+−]?.+\)$/),
    ]);
    const refused = await (await formAt(POWER)).fill({ potenza: "43x" }).submit(SAVE);
    expect(refused.status).toBe(422);
    expect(noted(refused)).toEqual([expect.stringMatching(/^Nel 2024: \d.* kW$/)]);
  });
});
