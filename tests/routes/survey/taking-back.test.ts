import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import { encodeForm, type Entry } from "../../pages/encode";
import { words } from "../../pages/form";
import type { Browser } from "../../pages/client";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import { pdf } from "../../platform/files/samples";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const SAVE = "Salva e continua";
const TO_LIST = "Salva e torna all'elenco";
const CLEAR = "Togli la risposta";
const UNDO = "Annulla";

const at = (milestone: string, slug: string, area = "env", level = "start_small") =>
  urls.question(level, milestone, `v3-${area}-${milestone}-${slug}`);
const POWER = at("energia", "impianti", "env", "graduate");
const WATER = at("acqua", "prelievo");
/** Two questions on one page. */
const ACCIDENTS = at("salute-e-sicurezza", "infortuni", "soc");

let server: TestServer;
let chiara: Browser;
let davide: Browser;
beforeAll(async () => {
  server = await demoServer();
  chiara = await signedIn(server, "admin@azienda-demo.example");
  davide = await signedIn(server, "redazione@azienda-demo.example");
});

const formOn = (page: Page) => page.form({ button: SAVE });
const formAt = async (url: string, browser = chiara) => formOn(await browser.get(url));
const clearButtons = (page: Page) =>
  page.document.querySelectorAll("main button").filter((button) => words(button).startsWith(CLEAR));

/** Everything in the form of a page, except its revisions. */
const contentAt = async (url: string) =>
  (await formAt(url)).posting().entries.filter(([name]) => !/revision$|^_csrf$|^next$/.test(name));

describe("an answer taken back by itself", () => {
  beforeEach(async () => {
    const filling = { potenza: "64", explanation: "Riga uno.\nRiga due: 64 kW" };
    await (await formAt(POWER)).fill(filling).submit(TO_LIST);
  });

  test("stays on its page, which says so and has nothing more to take back", async () => {
    const cleared = await (await formAt(POWER)).submit(CLEAR);
    expect(cleared.url).toBe(server.url + POWER);
    expect(cleared.text).toContain("Risposta tolta. Finché non la dai di nuovo, la domanda resta aperta.");
    expect([formOn(cleared).values("potenza"), formOn(cleared).values("explanation")]).toEqual([[""], [""]]);
    expect(clearButtons(cleared)).toEqual([]);
  });

  test("comes back to the letter with the button beside that, once", async () => {
    const before = await contentAt(POWER);
    const cleared = await (await formAt(POWER)).submit(CLEAR);
    const undo = cleared.form({ button: UNDO });
    const undone = await undo.submit(UNDO);
    expect(undone.url).toBe(server.url + POWER);
    expect(undone.text).toContain("Annullato: la risposta è di nuovo com'era.");
    expect(await contentAt(POWER)).toEqual(before);
    const again = await undo.submit(UNDO);
    expect(again.text).toContain("Non si può annullare: nel frattempo questa risposta è cambiata.");
    expect(await contentAt(POWER)).toEqual(before);
  });

  test("comes back from whatever page the notice is read on, and leaves nothing of itself in a cookie", async () => {
    const { text, entries } = { text: "Riga due: 64 kW", entries: (await formAt(POWER)).posting(CLEAR) };
    const { headers } = await chiara.once({
      url: entries.url,
      method: "POST",
      ...encodeForm(entries.entries, entries.encType),
    });
    const cookie = decodeURIComponent(String(headers["set-cookie"]));
    const read = Buffer.from(cookie.split(/[=.]/)[1] ?? "", "base64").toString("latin1");
    expect(read).toContain("undone");
    expect(read).not.toContain(text);
    const home = await chiara.get(urls.home());
    const undone = await home.form({ button: UNDO }).submit(UNDO);
    expect([undone.url, formOn(undone).values("potenza")]).toEqual([server.url + POWER, ["64"]]);
  });

  test("stays away once a colleague has answered, and their answer stays", async () => {
    const cleared = await (await formAt(POWER)).submit(CLEAR);
    await (await formAt(POWER, davide)).fill({ potenza: "65" }).submit(TO_LIST);
    const refused = await cleared.form({ button: UNDO }).submit(UNDO);
    expect(refused.url).toBe(server.url + POWER);
    expect(words(refused.document.querySelector("#avvisi .notice-error"))).toContain(
      "Non si può annullare: nel frattempo questa risposta è cambiata. Qui sotto vedi com'è adesso.",
    );
    expect(formOn(refused).values("potenza")).toEqual(["65"]);
  });

  test("is put back with the token of the session, and offered again without it", async () => {
    const cleared = await (await formAt(POWER)).submit(CLEAR);
    const posting = cleared.form({ button: UNDO }).posting(UNDO);
    const entries = posting.entries.map(([name, value]): Entry => [name, name === "_csrf" ? "x" : value]);
    const refused = await chiara.send({ ...posting, entries });
    expect([refused.status, refused.errors.length]).toEqual([422, 1]);
    expect(formOn(refused).values("potenza")).toEqual([""]);
    await refused.form({ button: UNDO }).submit(UNDO);
    expect((await formAt(POWER)).values("potenza")).toEqual(["64"]);
  });

  test("is not put back by those who may only read, nor by a forged form", async () => {
    const cleared = await (await formAt(POWER)).submit(CLEAR);
    const posting = cleared.form({ button: UNDO }).posting(UNDO);
    const reader = await signedIn(server, "lettura@azienda-demo.example");
    const token =
      (await reader.get(POWER)).document.querySelector("[name=_csrf]")?.getAttribute("value") ?? "";
    const entries = posting.entries.map(([name, value]): Entry => [name, name === "_csrf" ? token : value]);
    expect((await reader.send({ ...posting, entries })).status).toBe(403);
    for (const [field, value] of [
      ["undone", "0"],
      ["undone", "x"],
      ["next", "undo:q9."],
    ] as const) {
      const forged = posting.entries.map(([name, one]): Entry => [name, name === field ? value : one]);
      expect((await chiara.send({ ...posting, entries: forged })).status).toBe(422);
    }
    expect((await formAt(POWER)).values("potenza")).toEqual([""]);
  });
});

describe("an answer with a file", () => {
  test("comes back with it", async () => {
    const page = await chiara.get(WATER);
    const file = { fileName: "bolletta.pdf", content: pdf("Bolletta di prova") };
    await formOn(page).fill({ prelievo: "12", "Scegli uno o più file": file }).submit(TO_LIST);
    const before = await contentAt(WATER);
    expect(JSON.stringify(before)).toContain("bolletta.pdf");
    const cleared = await (await formAt(WATER)).submit(CLEAR);
    expect(cleared.text).not.toContain("bolletta.pdf");
    const undone = await cleared.form({ button: UNDO }).submit(UNDO);
    expect(await contentAt(WATER)).toEqual(before);
    const href = undone.document.querySelector("main fieldset li a")?.getAttribute("href") ?? "";
    expect((await chiara.get(href)).status).toBe(200);
  });
});

describe("one of two answers of a page", () => {
  beforeEach(async () => {
    await (
      await formAt(ACCIDENTS)
    )
      .fill({ "q1.numero": "1", "q1.ore": "64.410", "q2.giorni": "62" })
      .submit(TO_LIST);
  });

  test("is named by its button, last and apart from those that save", async () => {
    const page = await chiara.get(ACCIDENTS);
    const buttons = page.document.querySelectorAll("main form button").map(words);
    const prompts = page.document.querySelectorAll("main h2").map(words);
    expect(buttons.slice(-2)).toEqual(prompts.map((prompt) => `${CLEAR} a «${prompt}»`));
    expect(buttons.indexOf(TO_LIST)).toBeLessThan(buttons.length - 2);
  });

  test.each([0, 1])("is taken back alone: number %i", async (index) => {
    const page = await chiara.get(ACCIDENTS);
    const other = `q${2 - index}.`;
    const standing = formOn(page).values(`${other}${index === 0 ? "giorni" : "numero"}`);
    const button = words(clearButtons(page)[index]);
    const cleared = await formOn(page).submit(button);
    expect(cleared.text).toContain(
      `Risposta tolta a «${words(page.document.querySelectorAll("main h2")[index])}».`,
    );
    expect(formOn(cleared).values(`${other}${index === 0 ? "giorni" : "numero"}`)).toEqual(standing);
    expect(formOn(cleared).values(index === 0 ? "q1.numero" : "q2.giorni")).toEqual([""]);
    expect(clearButtons(cleared)).toHaveLength(1);

    const undone = await cleared.form({ button: UNDO }).submit(UNDO);
    expect(formOn(undone).values("q1.numero")).toEqual(["1"]);
    expect(formOn(undone).values("q2.giorni")).toEqual(["62"]);
  });

  test("is taken back with what was typed for the other one saved, or refused with it", async () => {
    const page = await chiara.get(ACCIDENTS);
    const [button] = clearButtons(page).map(words);
    const refused = await formOn(page).fill({ "q2.giorni": "tanti" }).submit(button);
    expect([refused.status, formOn(refused).values("q2.giorni")]).toEqual([422, ["tanti"]]);
    expect((await formAt(ACCIDENTS)).values("q1.numero")).toEqual(["1"]);
    const cleared = await formOn(refused).fill({ "q2.giorni": "63" }).submit(button);
    expect(cleared.text).toMatch(/Risposta tolta a «.*Salvato: 63 giorni/);
    expect([formOn(cleared).values("q1.numero"), formOn(cleared).values("q2.giorni")]).toEqual([
      [""],
      ["63"],
    ]);
  });
});
