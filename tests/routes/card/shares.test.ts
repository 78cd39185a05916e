import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dateWords, daysAfter, romeDay } from "~/domain/calendar-date";
import { cardUrls } from "~/web/card-urls";
import { signedInApi } from "../../api-client";
import { DEMO_SHARE, DEMO_SHARE_OVER } from "../../pages/card-states";
import { Browser } from "../../pages/client";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const WRITER = "redazione@azienda-demo.example";
const IN_A_MONTH = dateWords(daysAfter(romeDay(new Date()), 30));
let server: TestServer;
let number: string;
let writer: Browser;
let stranger: Browser;
beforeAll(async () => {
  server = await demoServer();
  number = (await (await signedInApi(server.url, WRITER)).call("survey.publicity", {})).newest ?? "";
});
beforeEach(async () => {
  writer = await signedIn(server, WRITER);
  stranger = new Browser(server.url);
});

const newLink = async (filling: Record<string, string | boolean | string[]>) =>
  (await writer.get(cardUrls.addShare(number)))
    .form({ button: "Crea il collegamento" })
    .fill(filling)
    .submit();

/** The path of the address that a page of a link gives. */
const pathIn = (text: string) => /\/card\/shared\/[\w-]{43}/.exec(text)?.[0] ?? "";

describe("a link for one recipient", () => {
  test("is made by a form, opened by a stranger, noted, and withdrawn", async () => {
    const made = await newLink({
      recipient: "Banca di prova",
      endsOn: IN_A_MONTH,
      showsScoring: true,
      topics: ["energia"],
    });
    expect([made.status, made.heading]).toEqual([200, "Banca di prova"]);
    expect(made.text).toContain("Collegamento creato");
    expect(made.text).toContain("Nessuno ha ancora aperto il collegamento.");

    const seen = await stranger.get(pathIn(made.text));
    expect([seen.status, seen.heading]).toEqual([200, "La carta ESG di Azienda Demo S.r.l."]);
    expect(seen.text).toContain(`Questa pagina è per: Banca di prova. Si apre fino al ${IN_A_MONTH}.`);
    expect(seen.text).toContain("I punteggi per tema");
    expect(seen.text).toContain("Le risposte su Energia");
    expect(seen.text).toContain("regolamento (UE) 2024/3005");
    expect(seen.text).not.toMatch(/\bla tua azienda\b|Ferrari|Scarica il documento|Le risposte su Emissioni/);
    expect(seen.headers["x-robots-tag"]).toContain("noindex");
    expect(seen.headers["referrer-policy"]).toBe("strict-origin");

    const looked = await writer.get(made.path);
    expect(looked.document.querySelectorAll("#aperture tbody tr")).toHaveLength(1);
    const withdrawn = await looked.form({ button: "Ritira il collegamento" }).submit();
    expect(withdrawn.text).toContain("Il collegamento è stato ritirato");
    const gone = await stranger.get(pathIn(made.text));
    expect([gone.status, gone.heading]).toEqual([404, "Questo collegamento non mostra nessuna carta"]);
  });

  test("gives the document with its signature only where it says so", async () => {
    const [without, with_] = [
      await newLink({ recipient: "Senza", endsOn: IN_A_MONTH }),
      await newLink({ recipient: "Con", endsOn: IN_A_MONTH, sharesDocument: true }),
    ];
    const fetched = (text: string, file: string) => fetch(`${server.url}${pathIn(text)}/${file}`);
    expect((await fetched(without.text, "document")).status).toBe(404);
    expect((await fetched(without.text, "signature")).status).toBe(404);
    const document = await fetched(with_.text, "document");
    expect(document.headers.get("content-disposition")).toBe(`attachment; filename="${number}.json"`);
    expect(JSON.parse(await document.text())).toMatchObject({ id: number });
    expect((await (await fetched(with_.text, "signature")).arrayBuffer()).byteLength).toBe(64);
  });

  test("that is wrong keeps what was typed and ticked, and says what to do", async () => {
    const refused = await newLink({ recipient: "", endsOn: "31/02/2026", topics: ["energia", "formazione"] });
    expect(refused.status).toBe(422);
    expect(refused.errors.join(" ")).toMatch(/«Destinatario».*«Ultimo giorno/);
    const form = refused.form({ button: "Crea il collegamento" });
    expect([form.values("endsOn"), form.values("topics")]).toEqual([
      ["31/02/2026"],
      ["energia", "formazione"],
    ]);
  });

  test("proposes a last day, and says which topics there are", async () => {
    const form = (await writer.get(cardUrls.addShare(number))).form({ button: "Crea il collegamento" });
    expect(form.values("endsOn")).toEqual([dateWords(daysAfter(romeDay(new Date()), 60))]);
  });
});

describe("the list of links", () => {
  test("shows those that work before those that are over, with their openings", async () => {
    const page = await (await signedIn(server, "admin@azienda-demo.example")).get(cardUrls.shares());
    const links = (id: string) =>
      [...page.document.querySelectorAll(`#${id} tbody a`)].map((link) => link.getAttribute("href"));
    expect(links("aperti")).toContain(cardUrls.share(DEMO_SHARE));
    expect(links("finiti")).toContain(cardUrls.share(DEMO_SHARE_OVER));
    expect(page.text).toContain("3 volte, l'ultima");
  });

  test("offers a reader nothing to press, and no address", async () => {
    const reader = await signedIn(server, "lettura@azienda-demo.example");
    for (const path of [cardUrls.shares(), cardUrls.share(DEMO_SHARE)]) {
      const page = await reader.get(path);
      expect([page.status, page.document.querySelectorAll("main form, main .button")]).toEqual([200, []]);
      expect(page.text).not.toContain("/card/shared/");
    }
  });

  test("of a company without a card says what is missing", async () => {
    const page = await (await signedIn(server, "admin@azienda-nuova.example")).get(cardUrls.shares());
    expect(page.text).toContain("non ha ancora emesso una carta");
  });
});
