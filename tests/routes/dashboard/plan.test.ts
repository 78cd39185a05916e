import { beforeAll, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { CallOutput } from "~/api/contract";
import { taskUrls } from "~/web/task-urls";
import { MOVE, urls } from "~/web/urls";
import { signedInApi } from "../../api-client";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const ADMIN = "admin@azienda-demo.example";
const UNFOLDED = 6;

let server: TestServer;
let browser: Browser;
let reader: Browser;
let call: Call;
let plan: CallOutput<"scoring.developmentPlan">;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, ADMIN);
  reader = await signedIn(server, "lettura@azienda-demo.example");
  ({ call } = await signedInApi(server.url, ADMIN));
  plan = await call("scoring.developmentPlan", { query: {} });
});

const rowsOf = (page: Page, within = "main") =>
  page.document.querySelectorAll(`${within} table.stack:not(#costi) tbody tr`);
const moves = () => plan.groups.flatMap((group) => group.moves);
const whole = (points: number) => Math.round(points / 100);

describe("the development plan", () => {
  test("is reached from the menu and from the scoring", async () => {
    const page = await (await browser.get(urls.home())).follow("Piano di sviluppo");
    expect(page.path).toBe(urls.plan());
    expect(page.document.querySelectorAll(".side a[aria-current]").map(words)).toEqual(["Piano di sviluppo"]);
    const scoring = await browser.get(urls.scoring("master"));
    expect((await scoring.follow("Piano di sviluppo: che cosa")).path).toBe(urls.plan());
  });

  test("says in its title what the first moves bring", async () => {
    const page = await browser.get(urls.plan());
    const level = plan.classes.find(({ id }) => id === plan.shown);
    expect(page.heading).toMatch(/^Con 3 mosse \S+ passa da \d+ a \d+$/);
    expect(page.heading).toContain(`da ${whole(level?.actual ?? -1)} a ${whole(plan.first?.actual ?? -1)}`);
    expect(page.title).toContain(page.heading);
  });

  test("has the moves of one class in groups by their time, each with its sum", async () => {
    const page = await browser.get(urls.plan());
    const filled = plan.groups.filter((group) => group.moves.length > 0);
    expect(
      page.document
        .querySelectorAll("section[aria-labelledby] > h2")
        .map((heading) => words(heading).split(":")[0]),
    ).toEqual(
      filled.map(({ horizon }) => ({ now: "Subito", month: "Questo mese", year: "Quest'anno" })[horizon]),
    );
    for (const { horizon, gain, moves: ofGroup } of filled) {
      const heading = words(page.document.querySelector(`[aria-labelledby=${horizon}]`));
      expect(heading).toContain(`fino a ${whole(gain)} punt`);
      expect(rowsOf(page, `[aria-labelledby=${horizon}]`)).toHaveLength(ofGroup.length);
    }
  });

  test("says of each move its points, what is missing, what to do first, and what it costs", async () => {
    const page = await browser.get(urls.plan());
    for (const [index, row] of rowsOf(page).entries()) {
      const move = moves()[index];
      const text = words(row);
      expect(text).toContain(move?.prompt);
      expect(text).toMatch(/Prima cosa: \S|Si apre con: \S/);
      expect(words(row.querySelector("td.numeric"))).toMatch(/^\+\d+ punt[oi]$|^meno di 1 punto$/);
      expect(text).toMatch(/impegno (basso|medio|alto): .+(ore|giorni), .+ euro/);
    }
  });

  test("folds all but the first ten moves", async () => {
    const page = await browser.get(urls.plan());
    const folded = rowsOf(page, "details").length;
    expect(rowsOf(page).length - folded).toBe(Math.min(UNFOLDED, moves().length));
  });

  test("leads to each move's question, and to those that it waits for", async () => {
    const page = await browser.get(urls.plan({ classe: "master" }));
    const [first] = rowsOf(page);
    const link = first?.querySelector("th a");
    const question = await browser.get(link?.getAttribute("href") ?? "");
    expect([question.status, question.text.includes(words(link))]).toEqual([200, true]);
  });

  test("leads to the plans of the other classes", async () => {
    const page = await browser.get(urls.plan());
    const tabs = page.document.querySelectorAll("nav[aria-label=Classi] a").map(words);
    expect(tabs).toEqual(
      plan.classes.map(
        ({ id, moves: count }) =>
          `${{ start_small: "Fondamentali", graduate: "Maturità", master: "Master" }[id]} (${count})`,
      ),
    );
    const master = await page.follow(tabs[2] ?? "");
    expect(words(master.document.querySelector("section[aria-labelledby]"))).toContain("punti di Master");
  });

  test("tells its rule, and its estimates as estimates of its own", async () => {
    const { text, document } = await browser.get(urls.plan());
    expect(text).toContain("In ogni gruppo vengono prima gli obblighi di legge");
    expect(words(document.querySelector("#costi caption"))).toContain("fonte: stima nostra");
    expect(document.querySelectorAll("#costi tbody tr")).toHaveLength(3);
  });
});

describe("a move of the plan", () => {
  test("is given to a colleague with a date, and the plan shows both", async () => {
    const free = moves().find(({ owner }) => owner === null);
    const page = await browser.get(urls.plan());
    const row = rowsOf(page).find((one) => words(one).includes(free?.prompt ?? "?"));
    const asking = await browser.get(row?.querySelector("td:last-child a")?.getAttribute("href") ?? "");
    expect(asking.url).toBe(server.url + taskUrls.ask("question", free?.id ?? "", true));
    const refused = await asking.form().fill({ date: "31/02/2027" }).submit();
    expect([refused.status, refused.errors.length > 0]).toEqual([422, true]);
    const colleague = refused.document.querySelectorAll("select[name=colleague] option").at(-1);
    const back = await refused
      .form()
      .fill({ colleague: colleague?.getAttribute("value") ?? "", date: "31/12/2030", note: "" })
      .submit();
    expect(back.path).toBe(urls.plan());
    const given = rowsOf(back).find((one) => words(one).includes(free?.prompt ?? "?"));
    expect(words(given?.querySelector("td:last-child"))).toContain("entro il 31/12/2030");
    const task = await browser.get(given?.querySelector("td:last-child a")?.getAttribute("href") ?? "");
    const changed = await task.form({ button: "Salva la richiesta" }).fill({ date: "30/11/2030" }).submit();
    expect([changed.path, changed.text.includes("entro il 30/11/2030")]).toEqual([urls.plan(), true]);
  });
});

describe("the plan of others", () => {
  test("has no form for a reader, and says whom to ask", async () => {
    const page = await reader.get(urls.plan());
    expect(page.document.querySelectorAll("main form, main table input")).toEqual([]);
    expect(page.document.querySelectorAll("main [href*='/tasks/ask/']")).toEqual([]);
    expect(page.text).toMatch(/Puoi vedere ma non modificare. Se ti serve, chiedi a \S/);
    expect(rowsOf(page)).toHaveLength(moves().length);
  });

  test("leads a company without answers to its first question, and lists no move", async () => {
    const page = await (await signedIn(server, "admin@azienda-nuova.example")).get(urls.plan());
    expect([page.heading, rowsOf(page)]).toEqual(["Prima qualche risposta, poi il piano", []]);
    expect((await page.follow("Rispondi alla prima domanda")).path).toContain("/dashboard/esg/");
  });
});

describe("the simulation", () => {
  test("shows the card with the ticked moves, marked as none", async () => {
    const page = await browser.get(urls.plan());
    const [first, second] = moves().filter(({ why }) => why !== "blocked");
    const form = page.form({ button: "Simula le mosse scelte" });
    const simulated = await form.fill({ [MOVE]: [first?.id ?? "", second?.id ?? ""] }).submit();
    expect(simulated.url).toBe(server.url + urls.simulation([first?.id ?? "", second?.id ?? ""]));
    expect(simulated.heading).toMatch(/^Con queste 2 mosse .+ passa da \d+ a \d+/);
    const card = simulated.document.querySelector("article[aria-labelledby^=carta-stato]");
    expect(words(card)).toContain("Simulazione non è una carta");
    expect(words(card)).toContain("non si emette e non si mostra a terzi");
    expect(simulated.document.querySelectorAll("main form")).toEqual([]);
  });

  test("keeps the ticks on the way back", async () => {
    const chosen = moves()
      .slice(0, 2)
      .map(({ id }) => id);
    const page = await (await browser.get(urls.simulation(chosen))).follow("Cambia le mosse");
    const ticked = page.document
      .querySelectorAll("main table input[checked]")
      .map((box) => box.getAttribute("value"));
    expect(ticked.toSorted()).toEqual(chosen.toSorted());
  });

  test("carries ticked moves of another class along", async () => {
    const chosen = moves()
      .slice(0, 1)
      .map(({ id }) => id);
    const page = await browser.get(urls.plan({ classe: "master", mosse: chosen }));
    const simulated = await page.form({ button: "Simula le mosse scelte" }).submit();
    expect(simulated.document.querySelectorAll("[aria-labelledby=scelte] a").map(words)).toEqual([
      moves()[0]?.prompt,
    ]);
  });

  test("says what it ignores, and what nothing chosen means", async () => {
    const page = await browser.get(urls.simulation(["nulla", "<b>", "a,b"]));
    expect([page.status, page.heading]).toEqual([200, "Nessuna mossa scelta"]);
    expect(page.text).toContain("3 voci dell'indirizzo non sono mosse di questa azienda");
    expect((await browser.get(urls.simulation())).text).toContain("la carta resta com'è oggi");
  });

  test("is open to a reader of the company", async () => {
    const chosen = moves()
      .slice(0, 1)
      .map(({ id }) => id);
    const page = await reader.get(urls.simulation(chosen));
    expect([
      page.status,
      page.document.querySelectorAll("article[aria-labelledby^=carta-stato]"),
    ]).toMatchObject([200, { length: 1 }]);
  });
});
