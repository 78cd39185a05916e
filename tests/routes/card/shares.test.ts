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

/** The page of a document once it is made: each look waits for two seconds by itself. */
async function untilReady(path: string) {
  for (let looks = 0; looks < 15; looks += 1) {
    const page = await stranger.get(path);
    if (page.heading === "Il documento è pronto") return page;
  }
  throw new Error(`${path} is not ready within half a minute`);
}

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

  test("gives the report while it works, by a page that waits without an account", async () => {
    const made = await newLink({
      recipient: "Banca",
      endsOn: IN_A_MONTH,
      sharesReport: true,
      topics: ["energia"],
    });
    expect(made.text).toContain("il report in PDF, con le parti che il collegamento mostra");
    const path = pathIn(made.text);
    const seen = await stranger.get(path);
    expect(seen.text).toContain("Apri il report in PDF");
    const waiting = await untilReady(`${path}/report/wait?ferma=1`);
    expect(waiting.text).toContain(`Apri carta-esg-report-${number}.pdf`);
    const file = await fetch(`${server.url}${path}/report`);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(file.headers.get("content-disposition")).toContain("inline");
    expect(file.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(file.headers.get("cache-control")).toContain("no-store");
    expect(file.headers.get("referrer-policy")).toBe("strict-origin");
    expect(file.headers.get("x-robots-tag")).toContain("noindex");
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect((await writer.get(made.path)).text).toContain("il report");
    await (await writer.get(made.path)).form({ button: "Ritira il collegamento" }).submit();
    for (const page of ["", "/report", "/report/wait", "/report/wait?ferma=1"])
      for (const method of ["GET", "HEAD"])
        expect((await fetch(`${server.url}${path}${page}`, { method, redirect: "manual" })).status).toBe(404);
    const followed = await stranger.get(`${path}/report`);
    expect([followed.status, followed.path, followed.heading]).toEqual([
      404,
      path,
      "Questo collegamento non mostra nessuna carta",
    ]);
  });

  test("without the report says nothing of one", async () => {
    const made = await newLink({ recipient: "Senza report", endsOn: IN_A_MONTH, showsScoring: true });
    const path = pathIn(made.text);
    expect((await stranger.get(path)).text).not.toContain("report in PDF");
    for (const page of ["/report", "/report/wait"])
      expect((await fetch(`${server.url}${path}${page}`, { redirect: "manual" })).status).toBe(404);
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
