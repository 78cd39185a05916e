import { beforeAll, describe, expect, test } from "vitest";
import { signedInApi } from "../../api-client";
import type { Browser } from "../../pages/client";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const DEMO = "admin@azienda-demo.example";
const READER = "lettura@azienda-demo.example";

let server: TestServer;
let admin: Browser;
let reader: Browser;
/** Numbers of cards, for the words that replace them in an address. */
const cards = new Map<string, string>();
beforeAll(async () => {
  server = await demoServer();
  admin = await signedIn(server, DEMO);
  reader = await signedIn(server, READER);
  for (const [word, email] of [
    ["OWN", DEMO],
    ["OTHERS", "admin@azienda-abilitata.example"],
  ] as const) {
    const { call } = await signedInApi(server.url, email);
    cards.set(word, (await call("survey.history", { query: {} })).versions.public?.id ?? "");
  }
});

const at = (pair: string, page = "") =>
  `/dashboard/${pair.replace(/OWN|OTHERS/, (word) => cards.get(word) ?? "")}${page}`;

/** The message of the home page, before the day it ends with. */
const HOME = "La tua carta vale fino al ";

const MISSING = "Pagina non trovata";
const NO_AREA = "L'area non fa parte di quest'anno";
const V3 = "/esg/full/energia/v3-env-energia-classe";
const V2 = "/esg/full/emissioni/v2-env-emissioni-scope-3";
const V1 = "/esg/full/energia-e-clima/v1-planet-energia-e-clima-scope-3";
const SCOPE_3 = "Quante emissioni della filiera (Scope 3) ha calcolato l'azienda?";
const OLDER_SCOPE_3 = "Quanti gas serra sono legati ad acquisti, trasporti e viaggi (Scope 3)?";
const CLASS = "Qual è la classe energetica dell'edificio principale in cui lavora l'azienda?";
const REVIEWED = "Rivedi le risposte: Ambiente";

/** As much of the heading as is expected; all of it where the expected one is no beginning. */
const beginning = ({ heading }: Page, expected: string) =>
  expected.endsWith(" ") ? heading.slice(0, expected.length) : heading;

/** The name, or its beginning where figures follow, of every page below a pair: in a year of the third, of the second and of the first questionnaire. */
const PAGES: [page: string, v3: string, v2: string, v1: string][] = [
  ["/esg", "Questionario 2025: ", "Questionario 2024: ", "Questionario 2023: "],
  ["/esg/full", "Tutte le classi: ", "Tutte le classi: ", "Tutte le classi: "],
  ["/esg/start_small", "Fondamentali: ", MISSING, MISSING],
  ["/esg/base", MISSING, "Base: ", "Base: "],
  ["/esg/nessuno", MISSING, MISSING, MISSING],
  ["/esg/full/nessuno", MISSING, MISSING, MISSING],
  [V3, CLASS, MISSING, MISSING],
  [V2, MISSING, SCOPE_3, MISSING],
  [V1, MISSING, MISSING, OLDER_SCOPE_3],
  ["/esg/review", REVIEWED, REVIEWED, "Rivedi le risposte: Persone"],
  ["/esg/review/environment", REVIEWED, REVIEWED, MISSING],
  ["/esg/review/planet", MISSING, MISSING, "Rivedi le risposte: Pianeta"],
  ["/esg/changes/v3-env-energia-classe", "Cronologia della risposta", MISSING, MISSING],
  ["/esg/changes/nessuna", MISSING, MISSING, MISSING],
  ["/scoring", "Finora: ", "Scoring 2024", "Scoring 2023"],
  ["/scoring/master", "Scoring: Master", "Scoring: Master", "Scoring: Master"],
  ["/scoring/base", MISSING, MISSING, MISSING],
  ["/benchmark", "Sei sopra la media in Fondamentali e Maturità", "Benchmark", "Benchmark"],
  ["/people", NO_AREA, NO_AREA, "Persone"],
  ["/people/nessuno", NO_AREA, NO_AREA, MISSING],
  ["/planet/energia-e-clima/v1-planet-energia-e-clima-scope-3", NO_AREA, NO_AREA, OLDER_SCOPE_3],
  ["/people/uno/due/tre", MISSING, MISSING, MISSING],
  ["/nessuna", MISSING, MISSING, MISSING],
  ["/history", MISSING, MISSING, MISSING],
  ["/registry", MISSING, MISSING, MISSING],
  ["/plan", MISSING, MISSING, MISSING],
  ["/esg/excel", MISSING, MISSING, MISSING],
];

const NEWEST = 1;
const OF_2024 = 2;
const OF_2023 = 3;

const PAIRS: [pair: string, heading: string, edition: 1 | 2 | 3][] = [
  ["draft/2025", HOME, NEWEST],
  ["public/2025", "La carta emessa per il 2025", NEWEST],
  ["OWN/2025", "Carta OWN", NEWEST],
  ["draft/2024", "Anno 2024", OF_2024],
  ["public/2024", "La carta emessa per il 2024", OF_2024],
  ["draft/2023", "Anno 2023", OF_2023],
  ["public/2023", "La carta emessa per il 2023", OF_2023],
];

const isThere = (heading: string) => heading !== MISSING && heading !== NO_AREA;
const statusOf = (heading: string) => (isThere(heading) ? 200 : 404);

describe.each(PAIRS)("below %s", (pair, home, edition) => {
  const pages: [string, string][] = [
    ["", home],
    ...PAGES.map((row): [string, string] => [row[0], row[edition]]),
  ];

  test.each(pages)(
    "“%s” is “%s”, with a slash behind it too, and the same without its body",
    async (page, name) => {
      const heading = name.replace("OWN", cards.get("OWN") ?? "");
      for (const address of [at(pair, page), `${at(pair, page)}/`]) {
        const shown = await admin.get(address);
        expect([shown.status, beginning(shown, heading)]).toEqual([statusOf(name), heading]);
        const [head, whole] = [
          await admin.once({ url: address, method: "HEAD" }),
          await admin.once({ url: address, method: "GET" }),
        ];
        expect([head.status, head.text]).toEqual([whole.status, ""]);
      }
    },
  );

  test("nothing can be posted", async () => {
    for (const [page, name] of pages.filter(([, one]) => statusOf(one) === 200)) {
      if (pair === "draft/2025" && page === V3) continue;
      expect([page, name, (await posted(at(pair, page))).status]).toEqual([page, name, 403]);
    }
    expect((await posted(at(pair, ""))).text).toContain("Qui si può solo leggere");
  });
});

/** A post of a form that was valid a moment ago on another page. */
async function posted(url: string) {
  const form = (await admin.get(at("draft/2025", V3))).form({ button: "Salva e continua" });
  const { entries } = form.posting();
  const body = new URLSearchParams(entries as [string, string][]).toString();
  return admin.once({ url, method: "POST", type: "application/x-www-form-urlencoded", body });
}

const NO_PAIRS = [
  "OTHERS/2025",
  "OWN/2024",
  "ESG-2025-2222222222/2025",
  "draft/1999",
  "public/1999",
  "draft/2026",
  "draft/2099",
  "public/2099",
  "draft/abc",
  "public/abc",
  "draft/2025%20",
  "draft/02025",
  "draft/2025.0",
  "draft/2025%00",
  "draft/%C3%A8",
  "bozza/2025",
  "DRAFT/2025",
  "__proto__/2025",
  "constructor/2025",
  "%3Cb%3E/2025",
  "draft%2F2025",
  "2025/draft",
  "2025",
  "2099",
  "bozza",
  "OWN",
  "OTHERS",
];

describe.each(NO_PAIRS)("below %s", (pair) => {
  test("there is nothing, and each page leads home", async () => {
    for (const [page] of [["", ""], ...PAGES] as const) {
      const shown = await admin.get(at(pair, page));
      expect([page, shown.status, shown.heading]).toEqual([page, 404, MISSING]);
      expect(shown.document.querySelector('nav[aria-label="Menu principale"]')).not.toBeNull();
    }
    expect((await (await admin.get(at(pair, "/esg"))).follow("Torna alla dashboard")).path).toBe(
      "/dashboard",
    );
  });

  test("nothing can be posted", async () => {
    for (const page of ["", "/esg", "/scoring", "/benchmark", "/people", "/nessuna"]) {
      expect([403, 404]).toContain((await posted(at(pair, page))).status);
    }
  });
});

describe.each([
  ["draft", HOME],
  ["public", "La carta emessa per il 2025"],
])("%s without its year", (version, home) => {
  test.each([["", home], ...PAGES.map(([page, v3]): [string, string] => [page, v3])])(
    "followed by “%s” is the pair with the current year",
    async (page, name) => {
      const first = await admin.once({ url: at(version, page), method: "GET" });
      expect([first.status, first.headers.location]).toEqual([302, at(`${version}/2025`, page)]);
      const shown = await admin.get(at(version, page));
      expect([shown.status, beginning(shown, name)]).toEqual([statusOf(name), name]);
    },
  );
});

describe("an address that is spelt otherwise", () => {
  test.each([
    ["/dashboard/draft/%32025/esg", 200, "Questionario 2025: "],
    ["/dashboard/draft//2025", 404, MISSING],
    ["/dashboard//draft/2025", 404, MISSING],
    ["/dashboard/draft/2025//esg", 404, MISSING],
    ["/dashboard/draft/2025/esg?area=%00", 200, "Questionario 2025: "],
    ["/dashboard/draft/2025/esg/full:full", 200, "Tutte le classi: "],
    ["/dashboard/draft/2025/esg/%2e%2e", 200, HOME],
    ["/dashboard/%E0%A4%A/2025", 200, HOME],
  ])("%s answers %i", async (address, status, heading) => {
    const page = await admin.get(address);
    expect([page.status, beginning(page, heading)]).toEqual([status, heading]);
  });
});

describe("a year the company has nothing in", () => {
  test("is empty and to be read for an administrator", async () => {
    const page = await admin.get(at("draft/2022"));
    expect([page.status, page.heading]).toEqual([200, "Anno 2022"]);
    expect(page.document.querySelector("main form")).toBeNull();
  });

  test.each(["draft/2022", "public/2022", "draft/2000"])(
    "%s is not open for who only reads, on whatever page",
    async (pair) => {
      for (const page of ["", ...PAGES.filter(([, ...names]) => names.some(isThere)).map(([one]) => one)]) {
        const shown = await reader.get(at(pair, page));
        expect([page, shown.status, shown.heading]).toEqual([
          page,
          403,
          "Quest'anno non è aperto per il tuo profilo",
        ]);
        expect(shown.text).toContain("chiedi a chi amministra la tua azienda");
        expect(shown.document.querySelector('nav[aria-label="Menu principale"]')).not.toBeNull();
      }
    },
  );

  test("is none of those in the history, of which every card opens for who only reads", async () => {
    const history = await reader.get("/dashboard/history");
    const links = history.document.querySelectorAll("main a").map((link) => link.getAttribute("href") ?? "");
    const issued = [...new Set(links.filter((href) => /^\/dashboard\/ESG-[\w-]+\/\d{4}$/.test(href)))];
    expect(new Set(issued.map((href) => href.slice(-4)))).toEqual(new Set(["2025", "2024", "2023"]));
    for (const href of issued) expect([href, (await reader.get(href)).status]).toEqual([href, 200]);
  });

  test("is offered to nobody: each year on offer opens", async () => {
    for (const browser of [admin, reader]) {
      for (const start of ["/dashboard", "/dashboard/esg"]) {
        const page = await browser.get(start);
        const links = page.document.querySelectorAll("main a").map((link) => link.getAttribute("href") ?? "");
        const years = links.filter((href) => /^\/dashboard\/draft\/\d{4}(\/esg)?$/.test(href));
        expect(years.map((href) => href.match(/\d{4}/)?.[0])).toEqual(["2024", "2023"]);
        for (const year of years) expect((await browser.get(year)).status).toBe(200);
      }
    }
  });
});
