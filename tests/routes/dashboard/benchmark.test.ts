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
const TABS = ["Fondamentali", "Maturità", "Master", "Potenziale competitivo"];

/** The rows of the rulers by their label: what each column says. */
function rulersOf(page: Page): Map<string, Record<string, string>> {
  const heads = shown(page, "#righelli thead th");
  return new Map(
    page.document.querySelectorAll("#righelli tbody tr").map((row) => {
      const [head, ...cells] = row.querySelectorAll("th, td");
      const label = words(head!.querySelector(".ruler-line > span")!).replace(/ .*$/, "");
      const named = cells.map((cell, index) => [heads[index + 1] ?? "", words(cell)] as const);
      return [label, Object.fromEntries(named)];
    }),
  );
}

describe("the benchmark's page", () => {
  test("is reached from the menu, which marks it, and says its message first", async () => {
    const page = await (await admin.get("/dashboard")).follow("Benchmark");
    expect(page.path).toBe("/dashboard/benchmark");
    expect(page.heading).toMatch(/^Sei (sopra|sotto|in linea con) la media in /);
    expect(page.title).toContain(`Benchmark: ${page.heading}`);
    expect(shown(page, ".side a[aria-current]")).toEqual(["Benchmark"]);
    expect(page.scripts).toEqual([ENTRY_SCRIPT]);
  });

  test("has an address for each tab, and all that is compared on each of them", async () => {
    let page = await admin.get("/dashboard/benchmark");
    const rulers = rulersOf(page);
    for (const [index, label] of TABS.entries()) {
      page = await page.follow(label);
      expect(new URL(page.url).hash).toBe("#distribuzione");
      expect(shown(page, "aside .pills [aria-current]")).toEqual([label]);
      expect(shown(page, "h2")).toEqual(
        expect.arrayContaining(["Tu e le altre aziende", `Come si distribuiscono: ${TABS[index]}`]),
      );
      expect(rulersOf(page)).toEqual(rulers);
    }
    expect(shown(page, "h2")).toContain("Da dove viene il tuo potenziale");
    expect(shown(page, ".potentials h3").map((title) => title.split(" ")[0])).toEqual([
      "Costi",
      "Ricavi",
      "Risorse",
    ]);
  });

  test("shows classes, areas and potential on one scale, and names whom they are about", async () => {
    const page = await admin.get("/dashboard/benchmark?scheda=graduate");
    expect(page.text).toMatch(/Gruppo di confronto: .* senza contare la tua\./);
    expect(
      shown(page, "#righelli tbody th").map((label) => label.replace(/^\S+: /, "").split(" ")[0]),
    ).toEqual(
      expect.arrayContaining(["Fondamentali", "Ambiente", "Sociale", "Governance", "Maturità", "Master"]),
    );
    expect(page.text).toMatch(/Maturità: tu \d+, la media \d+/);
    expect(page.text).toMatch(/Su 100 aziende \d+ (sono|è) (a 0|tra \d+ e \d+)(, \d+ tra \d+ e \d+)*\./);
    expect(page.text).toContain("Dati dimostrativi: le aziende del confronto sono inventate.");
  });

  test("prints the middle half of the companies where there are ten, in steps of five", async () => {
    const page = await admin.get("/dashboard/benchmark?settore=tutti&dimensione=tutte");
    const { "Metà centrale": middle = "" } = rulersOf(page).get("Master") ?? {};
    const [from, to] = (/^(\d+)-(\d+)$/.exec(middle) ?? []).slice(1).map(Number);
    expect([from! % 5, to! % 5]).toEqual([0, 0]);
    expect(from).toBeLessThan(to!);
  });

  test("leads from each topic of the potential to its questions", async () => {
    const page = await admin.get("/dashboard/benchmark");
    const [topic] = page.document.querySelectorAll(".potential-category a");
    const answer = await admin.get(topic?.getAttribute("href") ?? "");
    expect([answer.status, answer.path]).toEqual([
      200,
      expect.stringMatching(/^\/dashboard\/esg\/full\/[^/]+/),
    ]);
  });

  test("widens where the closest companies are too few", async () => {
    const page = await admin.get("/dashboard/benchmark?settore=01&dimensione=large");
    expect(page.text).toContain("È il gruppo più vicino alla tua scelta che si può mostrare");
    expect(page.text).not.toMatch(/Gruppo di confronto: (da 1|[1-4]) /);
  });

  test("offers the populations of one's kind as links, and marks the one it compares with", async () => {
    let page = await admin.get("/dashboard/benchmark?scheda=master");
    const chips = page.document.querySelectorAll(".populations .pills a");
    expect(chips.length).toBeGreaterThan(2);
    for (const chip of chips) expect(words(chip)).toMatch(/\((da 5 a 9|da 10 a 19|[2-9]\d|\d{3,})\)$/);
    expect(shown(page, ".populations .pills [aria-current]")).toHaveLength(1);
    page = await page.follow(words(chips.at(-1)!));
    expect(new URL(page.url).search).toBe("?settore=tutti&dimensione=tutte&scheda=master");
    expect(shown(page, ".populations .pills [aria-current]")).toEqual([words(chips.at(-1)!)]);
    expect(page.text).toMatch(/Gruppo di confronto: \d+ aziende di tutti i settori e di ogni dimensione/);
  });

  test("compares with whom the form asks for, and keeps that from tab to tab", async () => {
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

  test("gives its figures as a file, no finer than it shows them", async () => {
    const page = await admin.get("/dashboard/benchmark");
    const { headers, html } = await page.follow("Scarica i numeri");
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="benchmark-[\d-]+\.csv"$/);
    const [titles = [], ...rows] = html
      .replace(/^\uFEFF/, "")
      .trim()
      .split("\r\n")
      .map((row) => row.split(";"));
    expect(titles.slice(0, 4)).toEqual(["Classe", "Parte", "Azienda", "Media"]);
    expect(rows).toHaveLength(16);
    const whole = rows.find(([label, part]) => label === "Maturità" && part === "");
    const { Tu, Media } = rulersOf(page).get("Maturità") ?? {};
    expect(whole?.slice(2, 4)).toEqual([Tu, Media]);
    for (const row of rows) {
      const count = row[titles.indexOf("Aziende")] ?? "";
      if (!/^da /.test(count)) continue;
      for (const share of row.slice(6, 10).filter(Boolean)) expect(Number(share) % 10).toBe(0);
    }
  });

  test.each(["?scheda=nulla", "?settore=ZZ", "?dimensione=enorme", "?settore=C%00"])(
    "takes %s for no wish",
    async (search) => {
      const page = await admin.get(`/dashboard/benchmark${search}`);
      expect(page.status).toBe(200);
      expect(shown(page, "aside .pills [aria-current]")).toEqual(["Fondamentali"]);
      expect(page.text).toContain("piccole imprese");
    },
  );

  test("says of a company that has not begun that it has not, without a zero and without a mark", async () => {
    const page = await (await signedIn(server, NEW)).get("/dashboard/benchmark");
    expect(page.text).toMatch(/Gruppo di confronto: \d+ aziende di tutti i settori e di ogni dimensione/);
    expect(page.heading).toBe("Non hai ancora un punteggio da confrontare");
    expect(page.text).toContain("Il confronto comincia da dodici risposte");
    expect([...rulersOf(page).keys()]).toEqual(["Fondamentali", "Maturità", "Master", "Potenziale"]);
    for (const label of ["Fondamentali", "Maturità", "Master"]) {
      expect(rulersOf(page).get(label)?.["Tu"] ?? "– non disponibile").toBe("– non disponibile");
    }
    expect(shown(page, "#righelli tbody th").slice(0, 3)).toEqual(
      TABS.slice(0, 3).map((label) => `${label} non ancora iniziata`),
    );
    expect(page.document.querySelectorAll("#righelli .ruler-mine")).toHaveLength(0);
    expect(page.document.querySelectorAll(".potentials")).toHaveLength(0);
    expect(page.text).toContain("Il potenziale nasce dalle tue risposte");
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
    expect(shown(page, "#righelli tbody th")).toContain(`Fondamentali sulle stesse ${questions} domande`);
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
    expect(shown(page, "#righelli tbody th")).toContainEqual(
      expect.stringMatching(/^Master il confronto comincia da dodici risposte: te ne mancano \d+$/),
    );
    expect(rulersOf(page).get("Master")).toMatchObject({
      Tu: "– non disponibile",
      Scarto: "– non disponibile",
    });
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
    const file = await card.follow("Scarica i numeri");
    expect(file.path).toBe("/dashboard/public/2025/benchmark/file");
  });

  test.each(["/dashboard/draft/2024/benchmark", "/dashboard/public/2023/benchmark"])(
    "%s says in one sentence why there is none",
    async (path) => {
      const page = await admin.get(path);
      expect([page.status, page.heading]).toEqual([200, "Benchmark"]);
      expect(page.text).toContain("Il benchmark esiste dal 2025");
      expect(page.document.querySelectorAll("main figure, main form")).toEqual([]);
      expect((await admin.get(`${path}/file`)).path).toBe(path);
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
      expect(page.heading).toBe("Non ci sono ancora abbastanza aziende per un confronto");
      expect(page.text).toContain("In questo confronto hanno un punteggio meno di cinque aziende");
      expect(page.text).toContain(
        "Dati di esempio. Su 100 aziende 50 sono a 0, 20 tra 1 e 30, 20 tra 31 e 70, 10 tra 71 e 100.",
      );
      expect(page.document.querySelectorAll(".shares rect.example")).toHaveLength(4);
      expect(shown(page, "#righelli thead th")).toEqual(["Classe o area", "Tu"]);
      expect(page.document.querySelectorAll(".populations .pills")).toHaveLength(0);
      expect(page.text).not.toContain("Gruppo di confronto");
    },
  );

  test("gives no example as a figure of its file", async () => {
    const { html } = await (await signedIn(empty, ADMIN)).get("/dashboard/benchmark/file");
    const [, ...rows] = html
      .trim()
      .split("\r\n")
      .map((row) => row.split(";"));
    for (const row of rows) expect(row.slice(3)).toEqual(Array.from({ length: 10 }, () => ""));
  });
});
