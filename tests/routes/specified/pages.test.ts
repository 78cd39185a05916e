import { describe, expect, test } from "vitest";
import { historyUrls, peopleUrls, surveyUrls, urls, workbookUrls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import { nameOf, STATES } from "../../pages/states";
import { overSpecification } from "./over";

/** Every page over a server that has the specification alone (D14.3). */

const over = overSpecification();

const VISITORS = ["filled", "empty", "reader", "enabled", "waiting", "several"];
const browsers = new Map<string, Promise<Browser>>();

function browserOf(email: string): Promise<Browser> {
  const browser = browsers.get(email) ?? over.enter(email);
  browsers.set(email, browser);
  return browser;
}

/** The pages of the specification (§2), and those that its calls need. */
const SPECIFIED = [
  urls.home(),
  surveyUrls({ version: "public", year: 2025 }).period(),
  urls.survey(),
  urls.level("start_small"),
  urls.level("full"),
  urls.complete(),
  urls.question("full", "legalita", "v3-gov-legalita-segnalazioni"),
  surveyUrls({ version: "public", year: 2025 }).level("full"),
  surveyUrls({ version: "draft", year: 2024 }).survey(),
  "/dashboard/draft/2023/planet",
  urls.scoring(),
  urls.scoring("start_small"),
  urls.benchmark(),
  urls.history(),
  urls.publish(),
  historyUrls.restore("public"),
  urls.registry(),
  ...["identity", "essential", "contacts", "other"].map(urls.registrySection),
  ...["registry", "economic", "general", "survey"].map(urls.quickStart),
  workbookUrls.page(),
  "/dashboard/registry/profiles",
];
const ADMINISTERED = [peopleUrls.list(), "/dashboard/registry/users/invite"];

describe("over a server that has only the specification", () => {
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

  test("every other page works, or says that it is not offered or not there", async () => {
    const states = STATES.filter(
      ({ wrong, visitor }) => !wrong && visitor.email !== null && VISITORS.includes(visitor.says),
    );
    const others: string[] = [];
    for (const state of states) {
      const { status, heading } = await (await browserOf(state.visitor.email ?? "")).get(state.path);
      const isClear =
        status === 200 ||
        (status === 501 && heading === "Non disponibile qui") ||
        ([403, 404, 422].includes(status) && heading !== "");
      if (!isClear) others.push(`${status} ${nameOf(state)}: ${heading}`);
    }
    expect(states.length).toBeGreaterThan(300);
    expect(others).toEqual([]);
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

  test("the scoring of a class has areas and topics, and says that questions are not told", async () => {
    const page = await (await browserOf("admin@azienda-demo.example")).get(urls.scoring("start_small"));
    expect(page.text).toContain("Qui non si può vedere quanto vale ogni domanda di questo tema.");
    expect(
      page.document.querySelectorAll("main details summary h4").map(({ text }) => text.trim()[0]),
    ).not.toContain("");
  });
});
