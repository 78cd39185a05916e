import { beforeAll, describe, expect, test } from "vitest";
import { words } from "../../pages/form";
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

  test("says what will be issued, by whom and as of when", async () => {
    const { text } = await confirmPage(ADMIN);
    expect(text).toMatch(/Classe Fondamentali ?medio, finora \d+ di 100, con \d+ di \d+ domande/);
    expect(text).toMatch(/Dati aggiornati al\d\d\/\d\d\/\d\d \d\d:\d\d/);
    expect(text).toMatch(/Domande coperte\d+ di \d+ applicabili/);
    expect(text).toContain("Livello 1: autodichiarazione");
    expect(text).toContain("12 mesi dall'emissione");
    expect(text).toMatch(/Chiara Ferrari dichiara, per conto di Azienda Demo S\.r\.l\./);
  });

  test.each([ADMIN, "admin@azienda-nuova.example", "laura@sartoria-conti.example"])(
    "names as flagged no class that was not begun, for %s",
    async (email) => {
      const { text } = await confirmPage(email);
      const flagged = /Classi complete per meno dell'80%[^:]*: ([^.]*)\./.exec(text)?.[1]?.split(", ") ?? [];
      const untouched = ["Fondamentali", "Maturità", "Master"].filter((name) =>
        new RegExp(`Classe ${name} ?-- ?non compilata`).test(text),
      );
      expect(untouched.length + flagged.length).toBeGreaterThan(0);
      expect(untouched.filter((name) => flagged.includes(name))).toEqual([]);
    },
  );

  test("lists before anything else what will not be on the card, with a link to each question", async () => {
    const page = await confirmPage(ADMIN);
    const [first] = page.document.querySelectorAll("main section");
    expect(words(first?.querySelector("h2"))).toBe("Che cosa non sarà sulla carta");
    const folded = first?.querySelectorAll("details") ?? [];
    const counts = folded.map((group) => Number(/: (\d+)$/.exec(words(group.querySelector("summary")))?.[1]));
    expect(counts.length).toBeGreaterThan(0);
    expect(folded.map((group) => group.querySelectorAll("li a").length)).toEqual(counts);
    const href = first?.querySelector("li a")?.getAttribute("href") ?? "";
    expect((await (await signedIn(server, ADMIN)).get(href)).status).toBe(200);
  });

  test("stops when the draft has moved, shows it anew, issues it once and tells the second", async () => {
    const stale = await confirmPage(ADMIN);
    const second = await confirmPage(WRITER);
    const writer = await signedInApi(server.url, WRITER);
    const company = await writer.call("registry.company", {});
    await writer.call("registry.updateCompany", {
      body: { revision: company.revision, visibilities: [], numberOfEmployees: "39" },
    });
    const moved = await stale.form().submit();
    expect([moved.status, moved.path]).toEqual([409, "/dashboard/history/publish"]);
    expect(moved.errors).toEqual([expect.stringContaining("La bozza è cambiata")]);

    const issued = await moved.form().submit();
    expect(issued.path).toMatch(/^\/dashboard\/public\/\d{4}$/);
    const id = /Carta emessa: il suo numero è (\S+)\./.exec(issued.text)?.[1];
    expect(words(issued.document.querySelector("article.card"))).toContain(id);

    const late = await second.form().submit();
    expect(late.status).toBe(409);
    expect(late.errors).toEqual([expect.stringContaining("meno di 24 ore")]);
    expect(late.text).toMatch(/la prossima dal \d\d\/\d\d\/\d\d \d\d:\d\d/);

    const again = await (await signedIn(server, WRITER)).get("/dashboard/history/publish");
    expect(again.document.querySelector("main form")).toBeNull();
    expect(words(again.document.querySelector("main > .off"))).toMatch(
      /^Dichiara ed emetti la carta.*Si può emettere di nuovo dal \d\d\/\d\d\/\d\d \d\d:\d\d/,
    );

    const history = await (await signedIn(server, WRITER)).get("/dashboard/history");
    const rows = history.document.querySelectorAll("tbody tr").map(words);
    expect(rows[0]).toMatch(new RegExp(`${id} ?Valida.*Autodichiarazione`));
    expect(rows[1]).toMatch(/Sostituita/);
    expect(words(history.document.querySelector("main .off"))).toContain("una carta ogni 24 ore");
  });
});
