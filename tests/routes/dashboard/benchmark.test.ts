import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { words } from "../../pages/form";
import type { Browser } from "../../pages/client";
import { ENTRY_SCRIPT, type Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import { startServer, type TestServer } from "../../server";

const ADMIN = "admin@azienda-demo.example";
const NEW = "admin@azienda-nuova.example";

let server: TestServer;
let admin: Browser;
beforeAll(async () => {
  server = await startServer({ demo: true, population: 60 });
  admin = await signedIn(server, ADMIN);
});
afterAll(() => server.stop());

const shown = (page: Page, at: string) => page.document.querySelectorAll(at).map((one) => words(one));
const tabs = (page: Page) => shown(page, "nav ul a").filter((label) => TABS.includes(label));
const TABS = ["Fondamentali", "Maturità", "Master", "Potenziale competitivo"];
const HEADINGS = ["Il tuo scoring", "I risultati per area", "Come si distribuiscono le aziende"];

describe("the benchmark's pages", () => {
  test("are reached from the menu, which marks them", async () => {
    const page = await (await admin.get("/dashboard")).follow("Benchmark");
    expect([page.path, page.heading]).toEqual(["/dashboard/benchmark", "Benchmark: Fondamentali"]);
    expect(shown(page, ".side a[aria-current]")).toEqual(["Benchmark"]);
    expect(page.scripts).toEqual([ENTRY_SCRIPT]);
  });

  test("have four tabs that are links, each a page of its own", async () => {
    let page = await admin.get("/dashboard/benchmark");
    expect(tabs(page)).toEqual(TABS);
    for (const label of TABS) {
      page = await page.follow(label);
      expect(shown(page, "main nav a[aria-current]")).toEqual([label]);
      expect(page.title).toMatch(`Benchmark: ${label}`);
    }
    expect(shown(page, "h2")).toContain("Da dove viene il tuo potenziale");
  });

  test("show one's own scoring, the areas and the distribution, and name whom they are about", async () => {
    const page = await admin.get("/dashboard/benchmark?scheda=graduate");
    expect(shown(page, "h2")).toEqual(expect.arrayContaining(HEADINGS));
    expect(page.text).toMatch(/Gruppo di confronto: .* senza contare la tua\./);
    expect(page.text).toMatch(
      /Maturità, sulle stesse \d+ domande: tu \d+ su 100, la media \d+; sei (\d+ punti|un punto|in linea)/,
    );
    expect(page.text).toMatch(/Area per area: Ambiente \d+ contro \d+, Sociale \d+ contro \d+, Governance/);
    expect(page.text).toMatch(
      /Su 100 aziende \d+ sono a 0, \d+ tra 1 e 30, \d+ tra 31 e 70, \d+ tra 71 e 100/,
    );
    expect(page.text).toContain("Dati dimostrativi. Le aziende del confronto sono inventate");
  });

  test("hold every number of their drawings without them", async () => {
    for (const tab of ["start_small", "master", "competitiveness_potential"]) {
      const page = await admin.get(`/dashboard/benchmark?scheda=${tab}`);
      for (const line of page.document.querySelectorAll("main svg .tick")) line.parentNode?.remove();
      const printed = page.document.querySelectorAll("main svg text");
      const drawn = printed.flatMap((text) => words(text).match(/\d+/g) ?? []);
      for (const drawing of page.document.querySelectorAll("main svg")) drawing.remove();
      expect(drawn.length).toBeGreaterThan(10);
      for (const number of drawn) expect(page.text).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`));
    }
  });

  test("widen where the closest companies are too few", async () => {
    const page = await admin.get("/dashboard/benchmark?settore=01&dimensione=large");
    expect(page.text).toContain("È il gruppo più vicino alla tua scelta che si può mostrare");
    expect(page.text).not.toMatch(/Gruppo di confronto: (da 1|[1-4]) /);
  });

  test("compare with whom the form asks for, and keep that from tab to tab", async () => {
    const form = (await admin.get("/dashboard/benchmark?scheda=graduate")).form();
    const page = await form.fill({ Settore: "C", Dimensione: "tutte" }).submit();
    expect(new URL(page.url).search).toBe("?scheda=graduate&settore=C&dimensione=tutte");
    expect(page.text).toMatch(/Gruppo di confronto: .* aziende della sezione «Industria manifatturiera»/);
    const other = await page.follow("Master");
    expect(new URL(other.url).search).toBe("?settore=C&dimensione=tutte&scheda=master");
    expect(other.document.querySelector('[name="settore"] option[selected]')?.getAttribute("value")).toBe(
      "C",
    );
  });

  test.each(["?scheda=nulla", "?settore=ZZ", "?dimensione=enorme", "?settore=C%00"])(
    "take %s for no wish",
    async (search) => {
      const page = await admin.get(`/dashboard/benchmark${search}`);
      expect(page.status).toBe(200);
      expect(shown(page, "main nav a[aria-current]")).toEqual(["Fondamentali"]);
      expect(page.text).toContain("piccole imprese");
    },
  );

  test("compare a company that has not begun with all the others", async () => {
    const page = await (await signedIn(server, NEW)).get("/dashboard/benchmark");
    expect(page.text).toMatch(/Gruppo di confronto: \d+ aziende di tutti i settori e di ogni dimensione/);
    expect(page.text).toContain("Fondamentali: tu -- (non compilata)");
  });
});

describe("a class that is not complete", () => {
  const sentence = /sulle stesse (\d+) domande, (tra \d+ aziende|tra le \d+-\d+ aziende che hanno risposto)/;

  test("is compared on the questions it answered, and says how far it has come", async () => {
    const page = await admin.get("/dashboard/benchmark");
    expect(page.text).toMatch(
      /Il tuo punteggio nella classe: finora \d+ di 100, con \d+ di \d+ domande; con le altre può arrivare/,
    );
    expect(page.text).toMatch(sentence);
    const [, questions] = sentence.exec(page.text) ?? [];
    expect(page.text).toMatch(new RegExp(`Fondamentali, sulle stesse ${questions} domande: tu \\d+ su 100`));
    expect(page.text).toContain(
      "La tua classe non è completa: il suo punteggio non si confronta con questi.",
    );
  });

  test("compares an issued card on the answers of the card", async () => {
    const questionsOf = async (path: string) => Number(sentence.exec((await admin.get(path)).text)?.[1]);
    expect(await questionsOf("/dashboard/public/2025/benchmark")).toBeLessThan(
      await questionsOf("/dashboard/benchmark"),
    );
  });

  test("with fewer than twelve answers says how many are missing", async () => {
    const page = await admin.get("/dashboard/benchmark?scheda=master");
    expect(page.text).toMatch(/comincia da dodici risposte a domande che danno punti: te ne mancano \d+\./);
    expect(page.text).toMatch(/Master: tu -- \(classe da completare\), la media \d+\./);
    const empty = await (await signedIn(server, NEW)).get("/dashboard/benchmark?scheda=master");
    expect(empty.text).toContain("te ne mancano 12.");
  });
});

describe("the benchmark of another period", () => {
  test("compares an issued card as it was", async () => {
    const draft = await admin.get("/dashboard/benchmark");
    const card = await admin.get("/dashboard/public/2025/benchmark");
    const mine = (page: Page) => /nella classe: finora (\d+) di 100/.exec(page.text)?.[1];
    expect(Number(mine(card))).toBeLessThan(Number(mine(draft)));
    expect(card.text).toContain("Stai leggendo la carta pubblicata per l'anno 2025.");
    expect(card.text).toContain("Il tuo punteggio è quello della carta emessa.");
    const tab = await card.follow("Master");
    expect(tab.path).toBe("/dashboard/public/2025/benchmark");
  });

  test.each(["/dashboard/draft/2024/benchmark", "/dashboard/public/2023/benchmark"])(
    "%s says in one sentence why there is none",
    async (path) => {
      const page = await admin.get(path);
      expect([page.status, page.heading]).toEqual([200, "Benchmark"]);
      expect(page.text).toContain("Il benchmark esiste dal 2025");
      expect(page.document.querySelectorAll("main figure, main form")).toEqual([]);
    },
  );

  test("says where nothing was published that there is nothing", async () => {
    const page = await (await signedIn(server, NEW)).get("/dashboard/public/2025/benchmark");
    expect([page.status, page.path]).toEqual([200, "/dashboard/public/2025"]);
  });

  test.each([
    "/dashboard/draft/2031/benchmark",
    "/dashboard/x/2025/benchmark",
    "/dashboard/draft/25/benchmark",
  ])("%s is not found", async (path) => {
    expect((await admin.get(path)).status).toBe(404);
  });
});

describe("a benchmark with fewer than five companies", () => {
  let empty: TestServer;
  beforeAll(async () => {
    // With the two of the demo that have a card of the year, four.
    empty = await startServer({ demo: true, population: 2 });
  });
  afterAll(() => empty.stop());

  test.each(["start_small", "competitiveness_potential"])(
    "shows hatched examples in %s and says so",
    async (tab) => {
      const page = await (await signedIn(empty, ADMIN)).get(`/dashboard/benchmark?scheda=${tab}`);
      expect(page.text).toContain(
        "Dati di esempio. In questo confronto hanno un punteggio meno di cinque aziende",
      );
      expect(page.text).toContain(
        "Su 100 aziende 50 sono a 0, 20 tra 1 e 30, 20 tra 31 e 70, 10 tra 71 e 100.",
      );
      expect(page.text).toMatch(/: tu \d+, la media -- \(non disponibile\)\./);
      expect(page.document.querySelectorAll("svg .example rect")).toHaveLength(4);
      expect(page.text).not.toContain("Gruppo di confronto");
    },
  );
});
