import { beforeAll, describe, expect, test } from "vitest";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import { signedInApi } from "../../api-client";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const ADMIN = "admin@azienda-demo.example";
const WRITER = "redazione@azienda-demo.example";
let server: TestServer;
beforeAll(async () => {
  server = await demoServer();
});

const confirmPage = async (email: string) =>
  (await signedIn(server, email)).get("/dashboard/history/publish");

const DECLARED = { declared: true };

/** Number, dates and status: all that the preview of a card does not know. */
const UNKNOWN = ["Numero della carta", "Emessa il", "Scade il", "Stato"];

/** What a card says, part by part, but for what a preview cannot know. */
const saysOf = ({ document }: Page) =>
  (
    document.querySelectorAll(
      "article.card :is(header, footer, .card-holder, .seal, figure, .card-data > div)",
    ) ?? []
  )
    .filter((part) => !UNKNOWN.includes(words(part.querySelector("dt"))))
    .map(words);

describe("issuing the card", () => {
  test("lists everything that is missing, each with where to mend it", async () => {
    const page = await confirmPage("admin@azienda-nuova.example");
    expect(page.text).toContain("rispondi almeno a una domanda");
    expect(page.document.querySelector("main form")).toBeNull();
    expect((await page.follow("Completa l'anagrafica.")).path).toBe("/dashboard/registry/essential");
    expect((await page.follow("Vai al questionario.")).path).toBe("/dashboard/esg");
  });

  test("is off for an enabled company and for readers, with the reason", async () => {
    const enabled = await confirmPage("admin@azienda-abilitata.example");
    expect(enabled.text).toContain("La tua azienda è abilitata");
    expect((await enabled.follow("Chiedi la verifica.")).path).toBe("/dashboard/history/verification");
    const reader = await confirmPage("lettura@azienda-demo.example");
    expect(reader.text).toContain("chiedi il permesso di scrittura");
    expect(reader.document.querySelector("main form")).toBeNull();
  });

  test("says what the card will cover, and who declares what", async () => {
    const page = await confirmPage(ADMIN);
    expect(page.heading).toMatch(/^Emetti la carta: coprirà \d+ domande su \d+$/);
    expect(page.form().names).toEqual(["declared"]);
    expect(page.form().values("declared")).toEqual([]);
    expect(page.text).toContain(
      "Dichiaro per conto di Azienda Demo S.r.l. che le risposte relative al 2025 corrispondono a quanto risulta",
    );
    expect(page.text).toContain("Dichiara Chiara Ferrari:");
  });

  test("asks first for what the first class lacks, and keeps the way to issue all the same", async () => {
    const page = await confirmPage(ADMIN);
    expect(page.text).toMatch(/Ti mancano \d+ domande, circa \d+ minuti, per completare Fondamentali/);
    expect(page.document.querySelectorAll("main .button-primary").map(words)).toEqual([
      "Completa Fondamentali",
    ]);
    expect((await page.follow("Completa Fondamentali")).path).toMatch(/^\/dashboard\/esg\/start_small\//);
    expect(words(page.document.querySelector("main form button"))).toBe("Dichiara ed emetti la carta");
  });

  test("puts issuing first where the first class is complete", async () => {
    const call = (await signedInApi(server.url, "laura@sartoria-conti.example")).call;
    const company = await call("registry.company", {});
    await call("registry.updateCompany", {
      body: { revision: company.revision, visibilities: [], annualTurnover: "61000" },
    });
    const page = await confirmPage("laura@sartoria-conti.example");
    expect(page.document.querySelectorAll("main .button-primary").map(words)).toEqual([
      "Dichiara ed emetti la carta",
    ]);
    expect(page.text).not.toContain("per completare Fondamentali");
  });

  test.each([ADMIN, "admin@edilizia-riva.example", "laura@sartoria-conti.example"])(
    "names as flagged no class that was not begun, for %s",
    async (email) => {
      const { text } = await confirmPage(email);
      const flagged = /Fuori dal confronto[^:]*: ([^.]*)\./.exec(text)?.[1]?.split(", ") ?? [];
      const untouched = ["Fondamentali", "Maturità", "Master"].filter((name) =>
        new RegExp(`${name}: non compilata`).test(text),
      );
      expect(untouched.length + flagged.length).toBeGreaterThan(0);
      expect(untouched.filter((name) => flagged.includes(name))).toEqual([]);
    },
  );

  test("lists before anything else what will not be on the card, with a link to each question", async () => {
    const page = await confirmPage(ADMIN);
    const [first] = page.document.querySelectorAll("main section");
    expect(words(first?.querySelector("h2"))).toBe("Che cosa non sarà sulla carta");
    const folded = first?.querySelectorAll("details details") ?? [];
    const counts = folded.map((group) => Number(/: (\d+)$/.exec(words(group.querySelector("summary")))?.[1]));
    expect(counts.length).toBeGreaterThan(0);
    expect(folded.map((group) => group.querySelectorAll("li a").length)).toEqual(counts);
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(words(first?.querySelector("summary"))).toContain(`${total} domande non saranno sulla carta`);
    const href = first?.querySelector("li a")?.getAttribute("href") ?? "";
    expect((await (await signedIn(server, ADMIN)).get(href)).status).toBe(200);
  });

  test("issues nothing while the declaration is not ticked, and says so beside it", async () => {
    const page = await confirmPage(ADMIN);
    const { call } = await signedInApi(server.url, ADMIN);
    const before = await call("survey.history", { query: {} });
    const refused = await page.form().submit();
    expect([refused.status, refused.path, refused.title]).toEqual([
      422,
      "/dashboard/history/publish",
      expect.stringMatching(/^Errore: /),
    ]);
    expect(refused.errors).toEqual([expect.stringContaining("spunta la dichiarazione")]);
    expect(refused.document.querySelector("main [role=alert] a")?.getAttribute("href")).toBe("#declared");
    expect(await call("survey.history", { query: {} })).toEqual(before);
  });

  test("stops when the draft has moved, shows it anew, issues it once and tells the second", async () => {
    const stale = await confirmPage(ADMIN);
    const second = await confirmPage(WRITER);
    const writer = await signedInApi(server.url, WRITER);
    const company = await writer.call("registry.company", {});
    await writer.call("registry.updateCompany", {
      body: { revision: company.revision, visibilities: [], numberOfEmployees: "39" },
    });
    const moved = await stale.form().fill(DECLARED).submit();
    expect([moved.status, moved.path]).toEqual([409, "/dashboard/history/publish"]);
    expect(moved.errors).toEqual([expect.stringContaining("La bozza è cambiata")]);
    // What was declared has changed.
    expect(moved.form().values("declared")).toEqual([]);

    const issued = await moved.form().fill(DECLARED).submit();
    expect(saysOf(issued)).toEqual(saysOf(moved));
    expect(issued.path).toMatch(/^\/dashboard\/public\/\d{4}$/);
    const id = /Carta emessa: il suo numero è (\S+)\./.exec(issued.text)?.[1];
    expect(words(issued.document.querySelector("article.card"))).toContain(id);

    const late = await second.form().fill(DECLARED).submit();
    expect(late.status).toBe(409);
    expect(late.errors).toEqual([expect.stringContaining("meno di 24 ore")]);
    expect(late.text).toMatch(/la prossima dal \d\d\/\d\d\/\d\d \d\d:\d\d/);

    const again = await (await signedIn(server, WRITER)).get("/dashboard/history/publish");
    expect(again.document.querySelector("main form")).toBeNull();
    expect(words(again.document.querySelector("main .off"))).toMatch(
      /^Dichiara ed emetti la carta.*Si può emettere di nuovo dal \d\d\/\d\d\/\d\d \d\d:\d\d/,
    );

    const history = await (await signedIn(server, WRITER)).get("/dashboard/history");
    const rows = history.document.querySelectorAll("tbody tr").map(words);
    expect(rows[0]).toMatch(new RegExp(`${id} ?Valida.*Autodichiarazione`));
    expect(rows[1]).toMatch(/Sostituita/);
    expect(words(history.document.querySelector("main .off"))).toContain("una carta ogni 24 ore");
  });
});
