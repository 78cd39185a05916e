import { beforeAll, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { formatPoints } from "~/texts/format";
import { urls } from "~/web/urls";
import { signedInApi } from "../../api-client";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const ADMIN = "admin@azienda-demo.example";
const SHOWN = 10;
const EFFORTS = { low: "basso", medium: "medio", high: "alto" };

let server: TestServer;
let browser: Browser;
let call: Call;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, ADMIN);
  ({ call } = await signedInApi(server.url, ADMIN));
});

const rowsOf = (page: Page) =>
  page.document
    .querySelectorAll("main tbody tr")
    .map((row) => row.querySelectorAll("th, td").map((cell) => words(cell)));

describe("the development plan", () => {
  test("is reached from the menu and from the scoring", async () => {
    const page = await (await browser.get(urls.home())).follow("Piano di sviluppo");
    expect([page.path, page.heading]).toEqual([urls.plan(), "Piano di sviluppo"]);
    expect(page.document.querySelectorAll(".side a[aria-current]").map(words)).toEqual(["Piano di sviluppo"]);
    const scoring = await browser.get(urls.scoring("master"));
    expect((await scoring.follow("Piano di sviluppo: che cosa")).path).toBe(urls.plan());
  });

  test("lists the questions that gain most, with gain, effort and what is missing", async () => {
    const page = await browser.get(urls.plan());
    const { steps, total } = await call("scoring.developmentPlan", { query: { top: SHOWN } });
    const rows = rowsOf(page);
    expect(rows).toHaveLength(SHOWN);
    for (const [index, { prompt, gain, effort, milestoneLabel }] of steps.entries()) {
      const [number, question, points, cost, missing] = rows[index] ?? [];
      expect([number, points, cost]).toEqual([`${index + 1}`, `+${formatPoints(gain)}`, EFFORTS[effort]]);
      expect(question).toContain(prompt);
      expect(question).toContain(`· ${milestoneLabel}`);
      expect(missing).not.toBe("");
    }
    expect(page.text).toContain(`Le prime 10 domande su ${total.steps}.`);
  });

  test("says where each class stands and what it can still gain", async () => {
    const page = await browser.get(urls.plan());
    const { classes } = await call("scoring.developmentPlan", { query: {} });
    for (const { actual, max, steps } of classes) {
      expect(page.text).toContain(
        `${formatPoints(actual)} punti su 100,00. Domande che possono darne ancora: ${steps}, fino a ${formatPoints(max - actual)} punti.`,
      );
    }
  });

  test("leads to all questions that still give points, and back", async () => {
    const page = await browser.get(urls.plan());
    const { steps } = await call("scoring.developmentPlan", { query: {} });
    const whole = await page.follow(`Vedi tutte le ${steps.length} domande`);
    expect(rowsOf(whole)).toHaveLength(steps.length);
    expect(whole.text).toContain(`Tutte le ${steps.length} domande che danno ancora punti.`);
    expect((await whole.follow("Vedi solo le prime 10")).path).toBe(urls.plan());
  });

  test("leads to each question, and to those that it waits for", async () => {
    const whole = await browser.get(urls.plan("all"));
    const { steps } = await call("scoring.developmentPlan", { query: {} });
    const [first] = steps;
    const question = await whole.follow(first?.prompt ?? "");
    expect([question.status, question.text.includes(first?.prompt ?? "?")]).toEqual([200, true]);
    const index = steps.findIndex(({ waitsFor }) => waitsFor.length > 0);
    const cell = whole.document.querySelectorAll("main tbody tr")[index]?.querySelector("td:last-child");
    expect(words(cell)).toContain("Si apre con la risposta a: ");
    const opener = await browser.get(cell?.querySelector("a")?.getAttribute("href") ?? "");
    expect(opener.text).toContain(steps[index]?.waitsFor[0]?.prompt);
  });

  test("names the datum of the registry that a question waits for", async () => {
    const page = await (await signedIn(server, "admin@azienda-nuova.example")).get(urls.plan());
    expect(page.text).toContain("Si apre con un dato dell'anagrafica: Numero di dipendenti.");
  });

  test("may be read by those who may not write", async () => {
    const page = await (await signedIn(server, "lettura@azienda-demo.example")).get(urls.plan());
    expect(rowsOf(page)).toHaveLength(SHOWN);
  });
});
