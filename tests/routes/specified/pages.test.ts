import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { extendedPart } from "~/web/offered";
import { urls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import type { Page } from "../../pages/page";
import { words } from "../../pages/form";
import { nameOf, STATES } from "../../pages/states";
import { overSpecification } from "./over";
import { ADMINISTERED, SPECIFIED } from "./specified-paths";

/** Every page over a server that has the specification alone (D14.3). */

const over = overSpecification();

const VISITORS = ["filled", "empty", "reader", "enabled", "waiting", "several"];
const browsers = new Map<string, Promise<Browser>>();

function browserOf(email: string): Promise<Browser> {
  const browser = browsers.get(email) ?? over.enter(email);
  browsers.set(email, browser);
  return browser;
}

/**
 * Paragraphs, lists and tables without anything in them, sections of which there is the heading alone, and navigations that lead
 * nowhere.
 */
function emptyParts({ document }: Page): string[] {
  const isBare = (element: HTMLElement | null) => !element?.querySelector("svg, img, input, a, canvas");
  const blank = document
    .querySelectorAll("main :is(p, ul, ol, dl, table):not([hidden])")
    .filter((element) => words(element) === "" && isBare(element));
  const alone = document
    .querySelectorAll("main section > :is(h2, h3, h4)")
    .filter((heading) => words(heading.parentNode) === words(heading) && isBare(heading.parentNode));
  const leadingNowhere = document
    .querySelectorAll("main nav")
    .filter((nav) => nav.querySelector("a, button") === null);
  return [...blank, ...alone, ...leadingNowhere].map((element) => element.outerHTML.slice(0, 80));
}

/** How many questions of the scored classes are open to the demo company now. */
async function openToDemo(): Promise<number> {
  const call = await over.world.as("admin@azienda-demo.example");
  const { questions } = await call("survey.overview", { query: {} });
  const isOpen = ({ status, isObsolete, level }: (typeof questions)[number]) =>
    status !== "blocked" && !isObsolete && level !== "reporting";
  return questions.filter(isOpen).length;
}

/** Hundreds of pages in one test; a machine with much other work is slow, not wrong. */
const PATIENCE = 300_000;

describe("over a server that has only the specification", { timeout: PATIENCE }, () => {
  test.each([
    ["admin@azienda-demo.example", [...SPECIFIED, ...ADMINISTERED]],
    ["lettura@azienda-demo.example", SPECIFIED.filter((path) => !path.includes("quick-start"))],
  ])("each page of the specification works for %s", async (email, paths) => {
    const browser = await browserOf(email);
    const statuses: string[] = [];
    for (const path of paths) {
      const { status } = await browser.get(path);
      if (status !== 200) statuses.push(`${status} ${path}`);
    }
    expect(statuses).toEqual([]);
  });

  test("the areas of the list come in the order of the specification, however their questions lie apart", async () => {
    const list = await (await browserOf("admin@azienda-nuova.example")).get(urls.survey());
    const headings = [...list.document.querySelectorAll("main h2")].map(({ textContent }) => textContent);
    const areas = ["Ambiente", "Sociale", "Governance"];
    expect(headings.filter((heading) => areas.includes(heading))).toEqual(areas);
  });

  test("closed questions, of which nothing tells whether they will be asked, count in no figure of any page", async () => {
    const browser = await browserOf("admin@azienda-demo.example");
    const list = await browser.get(urls.survey());
    const [, missing = "", total = ""] = /mancano (\d+) domande su (\d+)/.exec(list.heading) ?? [];
    expect(list.text).toContain(`Da fare ${missing} `);
    expect(list.text).not.toContain("aspettano altre risposte");
    const ofClasses = await Promise.all(
      ["start_small", "graduate", "master"].map(async (level) => {
        const { heading } = await browser.get(urls.level(level));
        return /manc(?:a|ano) (\d+) domand[ae] su (\d+)/.exec(heading)?.slice(1).map(Number) ?? [0, 0];
      }),
    );
    const sums = [0, 1].map((at) => ofClasses.reduce((sum, figures) => sum + (figures[at] ?? 0), 0));
    expect(sums).toEqual([Number(missing), Number(total)]);
    expect(Number(total)).toBe(await openToDemo());
  });

  test("every other page works, or says that it is not offered or not there", async () => {
    const states = STATES.filter(
      ({ wrong, visitor }) => !wrong && visitor.email !== null && VISITORS.includes(visitor.says),
    );
    const others: string[] = [];
    const notListed: string[] = [];
    const empty: string[] = [];
    const parts = { 200: new Set<string>(), 501: new Set<string>() };
    for (const state of states) {
      const page = await (await browserOf(state.visitor.email ?? "")).get(state.path);
      const { status, heading } = page;
      empty.push(...emptyParts(page).map((part) => `${part} of ${nameOf(state)}`));
      const isClear =
        status === 200 ||
        (status === 501 && heading === "Non disponibile qui") ||
        ([403, 404, 422].includes(status) && heading !== "");
      if (!isClear) others.push(`${status} ${nameOf(state)}: ${heading}`);
      const part = extendedPart(state.path);
      if (status === 501 && part === undefined) notListed.push(nameOf(state));
      if ((status === 200 || status === 501) && part !== undefined) parts[status].add(part);
    }
    expect(states.length).toBeGreaterThan(300);
    expect(others).toEqual([]);
    // What the server does not tell leaves nothing behind: neither a heading alone nor an empty list.
    expect(empty).toEqual([]);
    // Links follow a list of addresses: it has all of these pages, and none that the server fills.
    expect(notListed).toEqual([]);
    expect([...parts[200]].filter((part) => !parts[501].has(part))).toEqual([]);
  });

  test("no page sends an input that the specification does not name", () => {
    expect([...over.api.beyond.inputs]).toEqual([]);
  });

  test("the list names topics by the configuration, and points as the specification has them", async () => {
    const page = await (await browserOf("admin@azienda-demo.example")).get(urls.survey());
    expect(page.text).toMatch(/Energia[^:]*: \d+ di \d+/);
    expect(page.text).toMatch(/Fondamentali \d+ di \d+/);
  });

  test("the home page has card, scores and progress, and says what is not offered", async () => {
    const page = await (await browserOf("admin@azienda-demo.example")).get(urls.home());
    expect(page.text).toMatch(/Complete \d+ di 1\d\d/);
    expect(page.text).toContain("Vedi la carta emessa");
    expect(page.text).toContain("Qui non si possono ancora mostrare certificati.");
  });

  test("the scoring has the points of every topic in every class, and calls no class complete", async () => {
    const page = await (await browserOf("admin@azienda-demo.example")).get(urls.scoring());
    const ofEnergy = page.document
      .querySelectorAll("main table tbody tr")
      .map((row) => row.querySelectorAll("th, td").map(words))
      .find(([topic]) => topic === "Energia");
    expect(ofEnergy?.slice(1)).toEqual(
      ["start_small", "graduate", "master"].map(() =>
        expect.stringMatching(/^\d+ ?, (alto|medio|basso|da avviare)$/),
      ),
    );
    expect(page.text).not.toContain("complete");
    expect(page.text).toContain("I temi di Fondamentali che possono ancora dare punti.");
    expect(page.document.querySelector(`main td a[href*="tema=energia"]`)).not.toBeNull();
    expect(page.text).not.toContain("Su che cosa poggia il punteggio");
    expect(page.document.querySelector(`main a[href$="/scoring/file"]`)).toBeNull();
  });

  test("the scoring of a class has areas and topics, and says that questions are not told", async () => {
    const page = await (await browserOf("admin@azienda-demo.example")).get(urls.scoring("start_small"));
    expect(page.text).toContain("Qui non si può vedere quanto vale ogni domanda di questo tema.");
    expect(
      page.document.querySelectorAll("main details summary h4").map(({ text }) => text.trim()[0]),
    ).not.toContain("");
  });
});
