import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { attestationUrls } from "~/web/attestation-urls";
import { urls } from "~/web/urls";
import { loadDemo } from "~/demo/load-demo";
import { DEMO_PASSWORD } from "../../api-client";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import { makeWorld, type World } from "../../platform/world";
import { pagesOver, type PagesOver } from "../../upstream";

const DEMO = "admin@azienda-demo.example";

interface WireHome {
  onboarding?: unknown;
  issued?: unknown;
  plan?: unknown;
  today?: unknown;
  progress?: unknown;
  company: { sectorLabel?: unknown };
  card: { year?: unknown };
  survey: { draft: { left?: unknown } };
}

/** The answers of a server that has only the specification, and whose notices are broken. */
async function withoutExtensions(path: string, answer: Response): Promise<Response> {
  if (path.includes("/attestations")) return new Response("<h1>Not found</h1>", { status: 404 });
  if (path.includes("/popup")) return new Response("", { status: 500 });
  if (!path.includes("/home_page") || !answer.ok) return answer;
  const home = (await answer.json()) as WireHome;
  delete home.onboarding;
  delete home.issued;
  delete home.plan;
  delete home.today;
  delete home.progress;
  delete home.company.sectorLabel;
  delete home.card.year;
  delete home.survey.draft.left;
  return Response.json(home);
}

let world: World;
beforeAll(async () => {
  world = await makeWorld({ now: new Date().toISOString() });
  await loadDemo(world.parts);
});
afterAll(() => world.close());

describe("over a server that knows only the specification", () => {
  let over: PagesOver;
  let browser: Browser;
  beforeAll(async () => {
    over = await pagesOver(world, withoutExtensions);
    browser = await over.enter(DEMO, DEMO_PASSWORD);
  });

  test("the home page needs nothing else", async () => {
    const page = await browser.get(urls.home());
    expect([page.status, page.heading]).toEqual([200, expect.stringMatching(/^La tua carta vale fino al/)]);
    const card = words(page.document.querySelector("article.card"));
    expect(card).toContain("Azienda Demo S.r.l.Piccola impresa");
    expect(page.text).toMatch(/Domande coperte ?\d+ di 1\d\d/);
    expect(page.document.querySelectorAll(".rulers tbody tr")).toHaveLength(3);
    expect((await page.follow("Tutte le domande")).path).toBe("/dashboard/esg");
    expect(page.text).not.toContain("Le prime tre mosse");
  });

  test("what it does not offer is said, and what fails is left out and logged", async () => {
    const page = await browser.get(urls.home());
    expect(page.text).toContain("Qui non si possono ancora mostrare certificati.");
    expect(page.text).toContain("Livello 1 di 3: autodichiarazione");
    expect(over.server.output()).toContain("Popup not initizialized");
    expect((await browser.get(attestationUrls.all())).status).toBe(501);
  });

  test("the quick start is asked for by its own call", async () => {
    const page = await (await over.enter("admin@azienda-nuova.example", DEMO_PASSWORD)).get(urls.home());
    expect(page.document.querySelectorAll("[aria-labelledby=avvio-rapido] ol li")).toHaveLength(4);
  });

  test("a published version is shown as the specification has it", async () => {
    const page = await browser.get("/dashboard/public/2025");
    expect(words(page.document.querySelector("article.card"))).toContain("Valida");
    expect(page.text).toMatch(/Carta emessa l'ultima volta il/);
  });
});

describe("over our own platform", () => {
  test("the home page asks for the survey once, and nineteen times at most in all of the store", async () => {
    const over = await pagesOver(world);
    const browser = await over.enter(DEMO, DEMO_PASSWORD);
    const { calls, statements } = await over.during(() => browser.get(urls.home()));
    expect(calls.sort()).toEqual([
      "GET /api/registry/v1/attestations",
      "GET /api/scoring/v1/home_page/draft",
      "GET /api/user/v1/info",
      "GET /api/user/v1/popup/esgpass",
      "GET /api/user/v1/tasks",
      "GET /api/user/v1/whitelabels",
    ]);
    expect(statements).toBeLessThanOrEqual(19);
  });
});
