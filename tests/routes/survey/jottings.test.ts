import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import { encodeForm } from "../../pages/encode";
import { words } from "../../pages/form";
import type { Browser } from "../../pages/client";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import { pdf } from "../../platform/files/samples";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const SAVE = "Salva e continua";
const JOT = "Salva come appunto";

const at = (milestone: string, slug: string, area = "env", level = "start_small") =>
  urls.question(level, milestone, `v3-${area}-${milestone}-${slug}`);
const WATER = at("acqua", "prelievo");
const MATRIX = at("energia", "consumi");
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
const noticeTitles = (page: Page) => page.document.querySelectorAll("main .notice > strong").map(words);
const hasJotting = (page: Page) => noticeTitles(page).some((title) => title.startsWith("Hai un appunto"));

/** What stands in the form, without what belongs to the page. */
const typedIn = (page: Page) =>
  formOn(page)
    .posting()
    .entries.filter(([name]) => !/revision$|^_csrf$|^next$|^file$/.test(name));

beforeEach(async () => {
  for (const url of [WATER, MATRIX, ACCIDENTS]) {
    const page = await chiara.get(url);
    if (hasJotting(page)) await page.form({ button: "Scarta l'appunto" }).submit();
  }
  await (await formAt(WATER)).fill({ prelievo: "1840", uso: "civile", explanation: "" }).submit(SAVE);
});

describe("“Salva come appunto”", () => {
  test("keeps what is no legal answer, shows it in the form, and changes no answer", async () => {
    const kept = await (await formAt(WATER)).fill({ prelievo: "circa 12 x", explanation: "?" }).submit(JOT);
    expect([kept.status, kept.url]).toEqual([200, `${server.url}${WATER}?appunto=1`]);
    expect(kept.text).toMatch(/Appunto salvato alle \d\d:\d\d\. Lo vedi solo tu/);
    expect(noticeTitles(kept)).toContainEqual(expect.stringMatching(/^Nel modulo c'è il tuo appunto del /));
    expect([formOn(kept).values("prelievo"), formOn(kept).values("explanation")]).toEqual([
      ["circa 12 x"],
      ["?"],
    ]);
    const again = await chiara.get(WATER);
    expect(formOn(again).values("prelievo")).toEqual(["1.840"]);
    expect(hasJotting(again)).toBe(true);
  });

  test("is offered when its user comes back, and is a form that reads and saves like any other", async () => {
    const kept = await (await formAt(WATER)).fill({ prelievo: "77x" }).submit(JOT);
    const offered = await chiara.get(WATER);
    const link = offered.document.querySelectorAll("main a").find((a) => words(a) === "Riprendilo");
    const resumed = await chiara.get(link?.getAttribute("href") ?? "");
    expect(typedIn(resumed)).toEqual(typedIn(kept));
    const refused = await formOn(resumed).submit(SAVE);
    expect([refused.status, formOn(refused).values("prelievo")]).toEqual([422, ["77x"]]);
    const saved = await formOn(refused).fill({ prelievo: "77" }).submit(SAVE);
    expect(saved.text).toContain("Salvato:");
    const after = await chiara.get(WATER);
    expect([formOn(after).values("prelievo"), hasJotting(after)]).toEqual([["77"], false]);
  });

  test("is discarded with a button, and comes back with the button beside that", async () => {
    await (await formAt(WATER)).fill({ prelievo: "78x" }).submit(JOT);
    const discarded = await (await chiara.get(WATER)).form({ button: "Scarta l'appunto" }).submit();
    expect([discarded.path, hasJotting(discarded)]).toEqual([WATER, false]);
    expect(discarded.text).toContain("Appunto scartato.");
    const back = await discarded.form({ button: "Annulla" }).submit();
    expect(back.text).toContain("Appunto ripreso");
    expect(formOn(back).values("prelievo")).toEqual(["78x"]);
    await back.form({ button: "Scarta l'appunto" }).submit();
    const gone = await back.form({ button: "Scarta l'appunto" }).submit();
    expect(gone.text).toContain("L'appunto non c'è più");
  });

  test("keeps nothing where the form shows what is stored, and says so", async () => {
    const nothing = await (await formAt(WATER)).submit(JOT);
    expect([nothing.path, hasJotting(nothing)]).toEqual([WATER, false]);
    expect(nothing.text).toContain("Non c'è niente da tenere come appunto");
  });

  test("says that a file is no part of it", async () => {
    const file = { fileName: "a.pdf", content: pdf("a") };
    const kept = await (await formAt(WATER)).fill({ prelievo: "5x", file }).submit(JOT);
    expect(kept.text).toContain("I file non fanno parte dell'appunto");
    const alone = await (await formAt(WATER)).fill({ file }).submit(JOT);
    expect(alone.text).toContain("I file non fanno parte di un appunto: per allegarli premi «Allega».");
  });

  test("keeps a table cell by cell", async () => {
    const filling = { "acquistata.rinnovabile": "12,x", "acquistata.non-rinnovabile": "" };
    const kept = await (await formAt(MATRIX)).fill(filling).submit(JOT);
    expect(formOn(kept).values("acquistata.rinnovabile")).toEqual(["12,x"]);
    expect(formOn(kept).values("acquistata.non-rinnovabile")).toEqual([""]);
  });

  test("keeps of two questions on a page the one that was changed", async () => {
    const page = await chiara.get(ACCIDENTS);
    const before = typedIn(page);
    const kept = await formOn(page).fill({ "q2.explanation": "Da chiedere" }).submit(JOT);
    const changed = typedIn(kept).filter(
      ([name, value]) => !before.some(([n, v]) => n === name && v === value),
    );
    expect(changed).toEqual([["q2.explanation", "Da chiedere"]]);
    await formOn(kept).fill({ "q2.explanation": "" }).submit(JOT);
    expect(hasJotting(await chiara.get(ACCIDENTS))).toBe(false);
  });

  test("meets a colleague's save as a conflict that shows both", async () => {
    await (await formAt(WATER)).fill({ prelievo: "500" }).submit(JOT);
    await (await formAt(WATER, davide)).fill({ prelievo: "600" }).submit(SAVE);
    const offered = await chiara.get(WATER);
    expect(offered.text).toContain("Da allora la risposta è stata salvata di nuovo");
    const resumed = await chiara.get(`${WATER}?appunto=1`);
    const conflict = await formOn(resumed).submit(SAVE);
    expect([conflict.status, formOn(conflict).values("prelievo")]).toEqual([409, ["500"]]);
    expect(conflict.text).toContain("Salvata da Davide Bianchi");
    await formOn(conflict).submit(SAVE);
    const after = await chiara.get(WATER);
    expect([formOn(after).values("prelievo"), hasJotting(after)]).toEqual([["500"], false]);
  });

  test("is nobody else's: a colleague and a reader see none of it", async () => {
    await (await formAt(WATER)).fill({ prelievo: "segreto" }).submit(JOT);
    const reader = await signedIn(server, "lettura@azienda-demo.example");
    for (const browser of [davide, reader]) {
      for (const url of [WATER, `${WATER}?appunto=1`]) {
        const page = await browser.get(url);
        expect([page.status, page.html.includes("segreto"), page.text.includes("Hai un appunto")]).toEqual([
          200,
          false,
          false,
        ]);
      }
    }
    expect((await reader.get(WATER)).text).not.toContain(JOT);
  });
});

describe("what script sends while a user types", () => {
  const sent = async (filling: Record<string, string>, change: (name: string) => boolean = () => true) => {
    const { entries } = (await formAt(WATER)).fill(filling).posting();
    const kept = entries.filter(([name]) => !["next", "file"].includes(name) && change(name));
    const url = server.url + urls.jotting("v3-env-acqua-prelievo");
    return chiara.once({ url, method: "POST", ...encodeForm(kept, "application/x-www-form-urlencoded") });
  };

  test("is kept, and the answer says when", async () => {
    const { status, bytes, headers } = await sent({ prelievo: "31x" });
    expect([status, JSON.parse(bytes.toString())]).toEqual([
      200,
      { at: expect.stringMatching(/^\d\d:\d\d$/) },
    ]);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(formOn(await chiara.get(`${WATER}?appunto=1`)).values("prelievo")).toEqual(["31x"]);
  });

  test("goes when the form shows again what is stored", async () => {
    await sent({ prelievo: "31x" });
    await sent({});
    expect(hasJotting(await chiara.get(WATER))).toBe(false);
  });

  test("is refused without the token of the form, with a bare status", async () => {
    const { status, bytes } = await sent({ prelievo: "31x" }, (name) => name !== "_csrf");
    expect([status, bytes.length]).toEqual([422, 0]);
    expect(hasJotting(await chiara.get(WATER))).toBe(false);
  });

  test("is not found by a GET", async () => {
    expect((await chiara.get(urls.jotting("v3-env-acqua-prelievo"))).status).toBe(404);
  });
});
