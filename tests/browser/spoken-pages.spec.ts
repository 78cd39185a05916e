import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { peopleUrls, urls } from "~/web/urls";
import { startServer, type TestServer } from "../server";
import { scriptsRun } from "./ax-tree";
import { islandsReady } from "./islands-ready";
import { letIn } from "./sign-in";
import { spokenIn } from "./spoken";

/**
 * What a screen reader says of pages that are no question, item by item, is held to laws: each thing once and in its order.
 * Those of questions are in tests/transcripts.test.ts.
 */
let server: TestServer;
let context: BrowserContext;
test.beforeAll(async ({ browser }) => {
  server = await startServer({ demo: true });
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await letIn(context, server.url, "admin@azienda-demo.example");
});
test.afterAll(async () => {
  await context.close();
  await server.stop();
});

/** The ends of groups are left out. */
async function spokenOn(path: string, act?: (page: Page) => Promise<unknown>): Promise<string[]> {
  const page = await context.newPage();
  await page.goto(server.url + path);
  await scriptsRun(page);
  await islandsReady(page);
  await act?.(page);
  const lines = (await spokenIn(page)).filter((line) => !line.startsWith("end of "));
  await page.close();
  return lines;
}

const placesOf = (lines: string[], pattern: RegExp) =>
  lines.flatMap((line, place) => (pattern.test(line) ? [place] : []));

/** Each of these is spoken once, one after the other. */
function expectOnceInOrder(lines: string[], patterns: RegExp[]): void {
  const places = patterns.map((pattern) => placesOf(lines, pattern));
  expect(places.map(({ length }, index) => `${patterns[index]?.source} ${length}×`)).toEqual(
    patterns.map(({ source }) => `${source} 1×`),
  );
  expect(places.flat()).toEqual([...places.flat()].sort((one, other) => one - other));
}

/** The role that a phrase begins with, and the name after it. */
const partsOf = (line: string): [string, string] => {
  const [role = "", ...rest] = line.split(", ");
  return [role, rest.join(", ")];
};

const NAMED = [
  "link",
  "button",
  "textbox",
  "searchbox",
  "combobox",
  "checkbox",
  "radio",
  "table",
  "image",
  "region",
];

/** Each body row says its header once and then a cell for each other column. */
function tableFaults(lines: string[]): string[] {
  const faults: string[] = [];
  let columns = 0;
  let isHead = false;
  let row: { name: string; headers: number; cells: number } | null = null;
  const end = () => {
    if (row && !isHead && (row.headers !== 1 || row.headers + row.cells !== columns)) {
      faults.push(`${row.name}: ${row.headers} headers, ${row.cells} cells, ${columns} columns`);
    }
  };
  for (const line of [...lines, "table, "]) {
    const [role, name] = partsOf(line);
    if (["row", "table"].includes(role)) {
      end();
      if (role === "table") columns = 0;
      row = role === "row" ? { name, headers: 0, cells: 0 } : null;
      isHead = false;
    } else if (role === "columnheader" && row) {
      columns += 1;
      isHead = true;
    } else if (row && role === "rowheader") row.headers += 1;
    else if (row && role === "cell") row.cells += 1;
  }
  return faults;
}

/** The laws of every page. */
function expectLaws(lines: string[]): void {
  expect(placesOf(lines, /^heading, .*, level 1$/)).toHaveLength(1);
  expect(placesOf(lines, /^heading, /)[0]).toBe(placesOf(lines, /, level 1$/)[0]);
  const unnamed = lines.filter((line) => {
    const [role, name] = partsOf(line);
    return NAMED.includes(role) && !/^[^,]*[\p{L}\p{N}]/u.test(name);
  });
  expect(unnamed).toEqual([]);
  expect(lines.filter((line) => /^(graphic|img|image$|svg)/.test(line))).toEqual([]);
  expect(tableFaults(lines)).toEqual([]);
  const headings = lines.filter((line) => line.startsWith("heading, "));
  expect(headings).toEqual([...new Set(headings)]);
  // Two words of one name never touch.
  expect(
    lines.filter((line) => /^(link|button|rowheader|row|heading), .*[\p{Ll}][\p{Lu}][\p{Ll}]{2}/u.test(line)),
  ).toEqual([]);
}

/** Pages, what is done on them first, and what has to be spoken once and in this order. */
const PAGES: [says: string, path: string, order: RegExp[], act?: (page: Page) => Promise<unknown>][] = [
  ["home", urls.home(), [/, level 1$/, /^progressbar, Complete \d+ di \d+/]],
  [
    "the list of questions",
    urls.survey(),
    [
      /^heading, .*, level 1$/,
      /^search$/,
      /^searchbox, Cerca tra le domande/,
      /^navigation, Quali domande mostrare/,
      /^link, Da fare \d+, current item/,
      /^link, Complete \d+/,
      /^link, Tutte \d+/,
      /^heading, Ambiente, level 2/,
      /^heading, Sociale, level 2/,
      /^heading, Governance, level 2/,
    ],
  ],
  [
    "the table of the people, of whom one was ticked before a refusal",
    peopleUrls.list(),
    [
      /^alert, /,
      /^heading, Persone di /,
      /^(form|search), Cerca e filtra le persone/,
      /^form, Modifica più persone insieme/,
      /^checkbox, Tutte in questa pagina, not checked/,
      /^Una persona scelta/,
      /^table, Le persone di questa pagina/,
      /^checkbox, Scegli Davide Bianchi, not checked/,
      /^rowheader, Davide Bianchi /,
      /^checkbox, Scegli Marco Galli, .*(?<!not )checked/,
      /^rowheader, Marco Galli /,
      /^combobox, Che cosa fare/,
      /^button, Continua/,
    ],
    async (page) => {
      await page.getByRole("checkbox", { name: "Scegli Marco Galli" }).press("Space");
      const button = page.getByRole("button", { name: "Continua" });
      await Promise.all([page.waitForEvent("load"), button.press("Enter")]);
      await scriptsRun(page);
      await islandsReady(page);
    },
  ],
  ["the scoring, whose numbers are a table", urls.scoring(), [/^heading, .*, level 1$/]],
  [
    "the rulers of the benchmark",
    urls.benchmark(),
    [
      /^heading, .*, level 1$/,
      /^navigation, Con chi confrontarti/,
      /^heading, Tu e le altre aziende, level 2/,
      /^Fondamentali: tu \d+, la media \d+; /,
      /^table, Tu e le altre aziende/,
      /^columnheader, Tu$/,
      /^rowheader, Fondamentali sulle stesse/,
      /^table, Fondamentali: aziende per fascia/,
    ],
  ],
  [
    "registry data with an error",
    urls.registrySection("essential"),
    [
      /^alert, /,
      /^link, .*«?Numero di dipendenti/,
      /^heading, .*, level 1$/,
      /^Numero di dipendenti$/,
      /^Tra gli addetti, le persone con un contratto/,
      /^textbox, Numero di dipendenti persone, 2,5, Tra gli addetti, .*Errore: .*invalid/,
    ],
    async (page) => {
      await page.locator('[name="numberOfEmployees"]').fill("2,5");
      await Promise.all([page.waitForEvent("load"), page.locator("main form button").first().press("Enter")]);
    },
  ],
];

for (const [says, path, order, act] of PAGES) {
  test(`${says}: each thing is spoken once, named and in its order`, async () => {
    const lines = await spokenOn(path, act);
    if (!act) expectLaws(lines);
    expectOnceInOrder(lines, order);
  });
}
