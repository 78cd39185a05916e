import { describe, expect, test } from "vitest";
import { t } from "~/texts/i18n.server";
import { surveyUrls, urls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import { htmlFaults } from "../../pages/html-faults";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import { BASE_URL } from "../../platform/world";
import { demoServer } from "../../shared-servers";
import { overSpecification } from "./over";
import { ADMINISTERED, SPECIFIED } from "./specified-paths";

/** What an extension would add hides itself with a sentence: no link leads to a page that the server cannot fill (D14). */

const over = overSpecification();

const ADMIN = "admin@azienda-demo.example";
/** The first pages are those that a reader sees otherwise than who writes. */
const READ = 9;
/** Hundreds of pages, on a machine with much other work. */
const PATIENCE_MS = 180_000;
const NOT_OFFERED = "Qui mancano alcune pagine di Carta ESG: il servizio a cui è collegato";

const SEGMENT = "[^/?]+";
/** A page of a question; one of each topic and period stands for all. */
const QUESTION = new RegExp(`(/esg/${SEGMENT}/${SEGMENT})/${SEGMENT}`);

/** The addresses that a reader can go to from a page: its links, and the forms that only ask. */
function waysOf(page: Page): string[] {
  const links = page.document.querySelectorAll("a[href]").map((link) => link.getAttribute("href") ?? "");
  const forms = page.document
    .querySelectorAll("form[method=get]")
    .map((form) => form.getAttribute("action") ?? "");
  return [...links, ...forms]
    .map((href) => href.split("#")[0] ?? "")
    .filter((href) => href.startsWith("/") && !href.startsWith("//"));
}

/** The status of a page, or of the page of ours that it leads on to; files lie at addresses of the other server. */
async function statusOf(browser: Browser, href: string): Promise<number> {
  let url = href;
  for (let hop = 0; hop < 5; hop += 1) {
    const { status, headers } = await browser.once({ url, method: "GET" });
    const next = headers.location && new URL(headers.location, browser.base);
    if (!next || next.origin !== browser.base) return status;
    url = next.href;
  }
  throw new Error(`${href} leads on and on`);
}

/** Which pages some pages lead to that the server cannot fill, and from where; each kind of address is tried once. */
async function deadEnds(browser: Browser, paths: readonly string[]) {
  const tried = new Set<string>();
  const dead: string[] = [];
  for (const path of paths) {
    const page = await browser.get(path);
    for (const href of waysOf(page)) {
      const kind = href.replace(QUESTION, "$1/…").replace(/=[^&]*/g, "");
      if (tried.has(kind)) continue;
      tried.add(kind);
      if ((await statusOf(browser, href)) === 501) dead.push(`${path} → ${href}`);
    }
  }
  return { tried: tried.size, dead };
}

describe("over a server that has only the specification", () => {
  test.each([
    ["the administrator of a company that issues by itself", ADMIN, [...SPECIFIED, ...ADMINISTERED]],
    ["a reader", "lettura@azienda-demo.example", SPECIFIED.slice(0, READ)],
    ["a newcomer", "admin@azienda-nuova.example", [urls.home(), urls.survey(), urls.registry()]],
    ["an enabled company", "admin@azienda-abilitata.example", [urls.home(), urls.history(), urls.publish()]],
    ["a company whose card waits", "admin@abilitata-servizi.example", [urls.home(), urls.history()]],
    ["a company of a group", "admin@azienda-grande.example", [urls.registry(), urls.history()]],
  ])(
    "no link that %s sees leads to a page that is not offered",
    async (_, email, paths) => {
      const { tried, dead } = await deadEnds(await over.enter(email), paths);
      expect(dead).toEqual([]);
      expect(tried).toBeGreaterThan(paths.length);
    },
    PATIENCE_MS,
  );

  test("every page says once that some are missing, and menu and page are without them", async () => {
    const page = await (await over.enter(ADMIN)).get(urls.home());
    expect(page.text.split(NOT_OFFERED)).toHaveLength(2);
    expect(page.html).not.toMatch(/Piano di sviluppo|Report VSME/);
    expect(await htmlFaults(page.html)).toEqual([]);
    const question = await (await over.enter(ADMIN)).get(SPECIFIED[6] ?? "");
    expect(question.text).toContain(NOT_OFFERED);
    expect(question.text).not.toContain(t("tasks:ask.way"));
  });

  test("the benchmark says that its group cannot be chosen, and takes no choice from its address", async () => {
    const browser = await over.enter(ADMIN);
    const page = await browser.get(urls.benchmark());
    const chosen = await browser.get(urls.benchmark({ settore: "tutti", dimensione: "tutte" }));
    for (const { status, text, document } of [page, chosen]) {
      expect([status, text.includes(t("benchmark:choose.not_offered"))]).toEqual([200, true]);
      expect(document.querySelectorAll("main select")).toEqual([]);
      expect(document.querySelectorAll('main a[href*="settore="]')).toEqual([]);
    }
    // The names of the potential come from the configuration; its reasons are beyond the specification.
    expect(page.text).toMatch(/Costi[^]*Ricavi[^]*Risorse/);
    expect(page.text).not.toContain(t("benchmark:potential.reasons"));
    expect(page.document.querySelectorAll(".potential-category").map(words)).not.toContainEqual(
      expect.stringContaining("--"),
    );
    expect(await htmlFaults(page.html)).toEqual([]);
  });

  test("no page offers paths, and the page of the paths is not offered", async () => {
    const browser = await over.enter(ADMIN);
    for (const path of [urls.home(), urls.survey()])
      expect((await browser.get(path)).html).not.toContain(urls.paths());
    expect((await browser.get(urls.paths())).status).toBe(501);
  });

  test("a question of a closed year or of an issued version has its state and points, and where its answer is", async () => {
    const browser = await over.enter(ADMIN);
    const period = surveyUrls({ version: "public", year: 2025 });
    const page = await browser.get(period.question("full", "acqua", "v3-env-acqua-prelievo"));
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/Risposta data|senza punti|\d su \d[\d,]* punti/);
    expect(page.text).toContain("le trovi tutte nel foglio Excel");
    expect(await htmlFaults(page.html)).toEqual([]);
    const [workbook = ""] = page.document
      .querySelectorAll('main a[href*="/excel/file/"]')
      .map((link) => link.getAttribute("href") ?? "");
    const { status, bytes } = await browser.once({ url: workbook, method: "GET" });
    expect([status, bytes.subarray(0, 2).toString()]).toEqual([200, "PK"]);
    expect((await page.follow("Torna all'elenco")).status).toBe(200);
    expect((await browser.get(period.question("full", "legalita", "nessuna"))).status).toBe(404);
  });
});

test.each([
  ["elsewhere", "https://deposito.example/b/foglio.xlsx?firma=abc"],
  ["at an address without a host", "/deposito/foglio.xlsx"],
  ["at an address like ours that serves no call", `${BASE_URL}/api/survey/v1/files/foglio`],
])("a file that lies %s is fetched by the browser itself", async (_, downloadUrl) => {
  const browser = await over.enter(ADMIN);
  over.api.change = (path, answer) => {
    if (path.includes("/survey/v1/download/")) return Response.json({ downloadUrl });
    return path.includes("/survey/v1/files/") ? new Response("Not found", { status: 404 }) : answer;
  };
  const { status, headers } = await browser
    .once({ url: urls.workbookFile("questions"), method: "GET" })
    .finally(() => (over.api.change = (_path, answer) => answer));
  expect([status, headers.location]).toEqual([302, downloadUrl]);
});

test("over a server with the extensions no page says that some are missing", async () => {
  const page = await (await signedIn(await demoServer(), ADMIN)).get(urls.home());
  expect([page.status, page.text.includes(NOT_OFFERED)]).toEqual([200, false]);
});
