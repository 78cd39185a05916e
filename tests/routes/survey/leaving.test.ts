import { beforeAll, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import { words, type Filling } from "../../pages/form";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const SAVE = "Salva e continua";
const PREVIOUS = "Domanda precedente";
const FOLLOWING = "Domanda successiva";

const at = (milestone: string, slug: string, area = "env", levels = "start_small") =>
  urls.question(levels, milestone, `v3-${area}-${milestone}-${slug}`);
/** Between these two stand the plants. */
const TREND = at("energia", "andamento", "env", "graduate");
const SECURED = at("energia", "garanzie", "env", "graduate");
const POWER = at("energia", "impianti", "env", "graduate");
/** Two questions on one page. */
const ACCIDENTS = at("salute-e-sicurezza", "infortuni", "soc");
const PROPOSED = at("emissioni", "scope-2");
const BLOCKED = at("suolo-e-biodiversita", "siti-elenco", "env", "full");

let server: TestServer;
let chiara: Browser;
let davide: Browser;
beforeAll(async () => {
  server = await demoServer();
  chiara = await signedIn(server, "admin@azienda-demo.example");
  davide = await signedIn(server, "redazione@azienda-demo.example");
});

const formAt = async (url: string, browser = chiara) => (await browser.get(url)).form({ button: SAVE });
const revisionAt = async (url: string) => (await formAt(url)).values("revision")[0];
const neighbours = (page: Page, tag: string) =>
  page.document.querySelectorAll(`main nav[aria-label="Altre domande"] ${tag}`).map(words);

describe("the buttons to the questions around a page", () => {
  test("save what was typed, and go there", async () => {
    const next = await (await formAt(POWER)).fill({ potenza: "41" }).submit(FOLLOWING);
    expect([next.url, next.status]).toEqual([server.url + SECURED, 200]);
    expect(next.text).toContain("Salvato: 41 kW.");
    expect(next.text).toMatch(/Salvato: 41 kW\. (Restano \d domande|Resta 1 domanda) su Energia\./);
    const previous = await (await formAt(POWER)).fill({ potenza: "42" }).submit(PREVIOUS);
    expect(previous.url).toBe(server.url + TREND);
    expect((await formAt(POWER)).values("potenza")).toEqual(["42"]);
  });

  test("only go where nothing was typed: nothing is stored, nothing is said", async () => {
    const revision = await revisionAt(POWER);
    const next = await (await formAt(POWER)).submit(FOLLOWING);
    expect(next.url).toBe(server.url + SECURED);
    expect(next.document.querySelector("#avvisi")?.text).toBe("");
    expect((await (await formAt(POWER)).submit(PREVIOUS)).url).toBe(server.url + TREND);
    expect(await revisionAt(POWER)).toBe(revision);
  });

  test("refuse what they cannot read, with the typed text", async () => {
    const refused = await (await formAt(POWER)).fill({ potenza: "tanti" }).submit(FOLLOWING);
    expect([refused.status, refused.errors.length]).toEqual([422, 1]);
    expect(refused.form({ button: SAVE }).values("potenza")).toEqual(["tanti"]);
  });

  test("do not confirm a proposal that nobody touched", async () => {
    const page = await chiara.get(PROPOSED);
    expect(page.text).toContain("Valore proposto");
    await page.form({ button: SAVE }).submit(FOLLOWING);
    expect((await chiara.get(PROPOSED)).text).toContain("Valore proposto");
  });

  test("save a ticked box, a cleared field and an explanation alike", async () => {
    const fillings: Filling[] = [{ potenza: "" }, { explanation: "Dalla targa" }, { explanation: "" }];
    for (const filling of fillings) {
      await (await formAt(POWER)).fill(filling).submit(FOLLOWING);
      const form = await formAt(POWER);
      for (const [name, value] of Object.entries(filling)) expect(form.values(name)).toEqual([value]);
    }
  });

  test("save of two questions the one that was touched", async () => {
    const before = await formAt(ACCIDENTS);
    const [first, second] = [before.values("q1.revision"), before.values("q2.revision")];
    await before.fill({ "q2.giorni": "44" }).submit(PREVIOUS);
    const after = await formAt(ACCIDENTS);
    expect(after.values("q2.giorni")).toEqual(["44"]);
    expect([after.values("q1.revision"), after.values("q2.revision")]).toEqual([
      first,
      [String(Number(second?.[0]) + 1)],
    ]);
  });

  test("leave a colleague's newer answer alone where nothing was typed, and ask where something was", async () => {
    await (await formAt(POWER)).fill({ potenza: "50" }).submit(SAVE);
    const untouched = await formAt(POWER);
    const touched = (await formAt(POWER)).fill({ potenza: "51" });
    await (await formAt(POWER, davide)).fill({ potenza: "52" }).submit(SAVE);
    expect((await untouched.submit(FOLLOWING)).url).toBe(server.url + SECURED);
    expect((await formAt(POWER)).values("potenza")).toEqual(["52"]);
    const asked = await touched.submit(FOLLOWING);
    expect([asked.status, asked.form({ button: SAVE }).values("potenza")]).toEqual([409, ["51"]]);
  });

  test("are links where there is no form: for readers, and on a closed question", async () => {
    const reader = await signedIn(server, "lettura@azienda-demo.example");
    for (const page of [await reader.get(POWER), await chiara.get(BLOCKED)]) {
      expect([neighbours(page, "a"), neighbours(page, "button")]).toEqual([[PREVIOUS, FOLLOWING], []]);
    }
    const page = await chiara.get(POWER);
    expect([neighbours(page, "a"), neighbours(page, "button")]).toEqual([[], [PREVIOUS, FOLLOWING]]);
    const first = urls.question("full", "rifiuti-e-materiali", "v3-env-rifiuti-e-materiali-circolare");
    expect(neighbours(await chiara.get(first), "button")).toEqual([FOLLOWING]);
  });
});
