import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { questionnaire } from "~/content/questionnaires";
import { rulesOf } from "~/domain/answers/classes";
import { answerCell } from "~/domain/workbook/answer-cell";
import { linesOf } from "~/domain/workbook/lines";
import { surveyUrls, urls, workbookUrls } from "~/web/urls";
import { signedInApi } from "../../api-client";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import { htmlFaults } from "../../pages/html-faults";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import { completeRegistry } from "../../platform/answering";
import { filled, opened, rowOf, type Given } from "../../platform/workbook/filling";
import { isOverSpecified, type TestServer } from "../../server";
import { demoServer } from "../../shared-servers";
import { CLASS } from "../../questions";

const ADMIN = "admin@azienda-demo.example";
const READER = "lettura@azienda-demo.example";
const NEWCOMER = "admin@azienda-nuova.example";
const POWER = "v3-env-energia-impianti";
const LABEL = "Il questionario compilato";
const UPLOAD = "Carica e controlla";
const CONFIRM = "Salva le modifiche scelte";

let server: TestServer;
let admin: Browser;
let newcomer: Browser;
beforeAll(async () => {
  server = await demoServer();
  admin = await signedIn(server, ADMIN);
  newcomer = await signedIn(server, NEWCOMER);
});

const workbook = (browser: Browser) => browser.file(urls.workbookFile("answers"));

async function upload(browser: Browser, content: Buffer, fileName = "compilato.xlsx"): Promise<Page> {
  const page = await browser.get(workbookUrls.page());
  const handedIn = await page
    .form({ button: UPLOAD })
    .fill({ [LABEL]: { fileName, content } })
    .submit(UPLOAD);
  return ended(browser, handedIn);
}

/** Follows the Refresh header as a browser does, until a page has none. */
async function ended(browser: Browser, page: Page): Promise<Page> {
  let shown = page;
  for (let tries = 0; shown.headers.refresh !== undefined && tries < 40; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    shown = await browser.get(shown.path);
  }
  return shown;
}

const answered = async (browser: Browser, guid: string) => {
  const milestone = guid.split("-")[2] ?? "";
  return (await browser.get(urls.question("full", milestone, guid))).form({ button: "Salva e continua" });
};

const changesOn = (page: Page) =>
  page.document.querySelectorAll("main .choice").map((choice) => ({
    question: words(choice.querySelector("label")),
    isTicked: choice.querySelector("input")?.hasAttribute("checked") ?? false,
    lines: choice.querySelectorAll("li").map(words),
  }));

describe("the page of the workbook", () => {
  test("leads to the file with the answers and to the one without", async () => {
    const page = await admin.get(workbookUrls.page());
    const links = page.document
      .querySelectorAll('main a[href*="/excel/file/"]')
      .map((link) => link.getAttribute("href"));
    expect(links).toEqual([urls.workbookFile("answers"), urls.workbookFile("questions")]);
    for (const link of links) {
      const file = await admin.download(link ?? "");
      expect(file.status).toBe(200);
      expect(file.headers["content-disposition"]).toMatch(
        /^attachment; filename="carta-esg-[\w-]+-2025\.xlsx"/,
      );
      expect(file.headers["content-type"]).toContain("spreadsheetml");
      expect(file.headers["cache-control"]).toContain("no-store");
      expect(file.bytes.toString("latin1", 0, 2)).toBe("PK");
    }
  });

  test("has those of a closed year and of an issued card, which their questionnaire leads to", async () => {
    for (const [period, name] of [
      [{ version: "draft", year: 2024 }, "carta-esg-risposte-2024.xlsx"],
      [{ version: "public", year: 2025 }, "carta-esg-risposte-2025-ESG-2025-"],
    ] as const) {
      const ways = surveyUrls(period);
      const { document } = await admin.get(ways.survey());
      const href = document.querySelector('main a[href*="/excel/file/"]')?.getAttribute("href") ?? "";
      expect(href).toBe(ways.workbookFile("answers"));
      expect((await admin.download(href)).headers["content-disposition"]).toContain(name);
    }
  });

  test("tells a reader why nothing can be uploaded, and gives the files", async () => {
    const reader = await signedIn(server, READER);
    const page = await reader.get(workbookUrls.page());
    expect(page.document.querySelector("main form")).toBeNull();
    expect(page.text).toContain("Per caricarlo serve il permesso di scrittura");
    expect((await reader.download(urls.workbookFile("answers"))).status).toBe(200);
  });

  test.each([
    `${urls.workbookFile("answers")}x`,
    surveyUrls({ version: "draft", year: 2031 }).workbookFile("answers"),
  ])("has no file at %s", async (url) => {
    expect((await admin.download(url)).status).toBe(404);
  });

  test("is reached from the questionnaire", async () => {
    const { document } = await admin.get(urls.survey());
    const hrefs = document.querySelectorAll("main a").map((link) => link.getAttribute("href"));
    expect(hrefs).toContain(workbookUrls.page());
  });
});

describe("a file that is no filled questionnaire", () => {
  test.each<[string, string | Buffer, number, string]>([
    ["none", "", 422, "Prima scegli un file, poi premi il pulsante."],
    ["testo.csv", "a;b\n", 422, "Il file non è una cartella di lavoro Excel (.xlsx)."],
    ["grande.xlsx", Buffer.alloc(11_000_000), 413, "Il file è troppo grande: al massimo 10 MB."],
  ])("%s is refused on the page, beside its field", async (name, content, status, expected) => {
    const page =
      name === "none"
        ? await (await admin.get(workbookUrls.page())).form({ button: UPLOAD }).submit(UPLOAD)
        : await upload(admin, Buffer.from(content as string), name);
    expect(page.status).toBe(status);
    expect(page.title).toMatch(/^Errore: /);
    expect(page.errors).toHaveLength(1);
    expect(page.errors[0]).toContain(expected);
  });

  test("that was downloaded by another company is refused", async () => {
    const page = await upload(newcomer, await workbook(admin));
    expect(page.text).toContain("Il file è stato scaricato da un'altra azienda.");
    expect(changesOn(page)).toEqual([]);
    // One that is read at once is an answer to the form; one that waits its turn has a page of its own.
    expect(page.status).toBe(page.path === workbookUrls.page() ? 422 : 200);
  });
});

describe("a filled workbook", () => {
  test("is shown, confirmed and stored without script", async () => {
    const bytes = await filled(await workbook(newcomer), {
      [POWER]: { potenza: 12.5 },
      [CLASS]: { classe: "b" },
      "v3-env-energia-consumi": { "acquistata.rinnovabile": "tanta" },
    });
    const preview = await upload(newcomer, bytes, "Il mio questionario.xlsx");
    expect(preview.status).toBe(200);
    expect(preview.heading).toBe("Controlla che cosa cambia");
    expect(preview.text).toContain("«Il mio questionario.xlsx»");
    expect(changesOn(preview)).toEqual([
      {
        question: expect.stringMatching(/^20\. Qual è la classe/) as string,
        isTicked: true,
        lines: ["Classe energetica: B"],
      },
      {
        question: expect.stringMatching(/^\d+\. Quanta potenza/) as string,
        isTicked: true,
        lines: ["Potenza totale: 12,5 kW"],
      },
    ]);
    expect(words(preview.document.querySelector("main tbody tr"))).toMatch(
      /^Ambiente, riga 17 ?21\. Quanta energia .* ?In «Elettricità.* scrivi un numero/,
    );
    expect((await answered(newcomer, POWER)).values("potenza")).toEqual([""]);

    const form = preview.form({ button: CONFIRM });
    const value = form.controls("changes")[1]?.getAttribute("value") ?? "";
    const result = await ended(newcomer, await form.fill({ changes: [value] }).submit(CONFIRM));
    expect(result.heading).toBe("Il file è stato caricato");
    expect(result.text).toContain("1 risposta salvata dal file «Il mio questionario.xlsx».");
    expect((await answered(newcomer, POWER)).values("potenza")).toEqual(["12,5"]);
    expect((await newcomer.get(urls.question("full", "energia", CLASS))).text).not.toContain("Salvato");
  });

  test("with nothing ticked is asked to choose, and nothing is stored", async () => {
    const preview = await upload(
      newcomer,
      await filled(await workbook(newcomer), { [CLASS]: { classe: "C" } }),
    );
    const page = await preview.form({ button: CONFIRM }).fill({ changes: [] }).submit(CONFIRM);
    expect(page.status).toBe(422);
    expect(page.errors).toEqual([
      "Non hai scelto nessuna modifica. Spunta almeno una riga, oppure torna al questionario.",
    ]);
    expect(changesOn(page)[0]?.isTicked).toBe(false);
  });

  test("shows both values where a colleague was quicker, and leaves theirs", async () => {
    const bytes = await filled(await workbook(admin), { [POWER]: { potenza: 77 } });
    const colleague = await signedIn(server, "redazione@azienda-demo.example");
    await (await answered(colleague, POWER)).fill({ potenza: "55" }).submit("Salva e continua");
    const preview = await upload(admin, bytes);
    expect(changesOn(preview)).toEqual([
      {
        question: expect.any(String) as string,
        isTicked: false,
        lines: ["Potenza totale: 55 kW → diventa 77 kW"],
      },
    ]);
    expect(preview.text).toMatch(
      /ha cambiato questa risposta il \d\d\/\d\d\/\d\d \d\d:\d\d, e il file non ne tiene conto/,
    );
  });

  test("has pages that are valid documents, whatever became of it", async () => {
    const wrong = { [POWER]: { potenza: "tanta" }, [CLASS]: { classe: "A1" } };
    const preview = await upload(newcomer, await filled(await workbook(newcomer), wrong));
    const change = await newcomer.get(`${preview.path}?domanda=20`);
    expect(change.heading).toMatch(/^20\. /);
    const running = await preview.form({ button: CONFIRM }).submit(CONFIRM);
    const result = await ended(newcomer, running);
    for (const page of [preview, change, running, result]) {
      expect(page.status).toBe(200);
      expect(await htmlFaults(page.html)).toEqual([]);
      expect(page.document.querySelectorAll("h1")).toHaveLength(1);
    }
    expect(result.document.querySelectorAll("main li a").map(words)).toEqual([
      expect.stringMatching(/^20\. /),
    ]);
  });

  test("that changes nothing says so", async () => {
    const preview = await upload(admin, await workbook(admin));
    expect(preview.text).toContain("Nel file non c'è nessuna modifica da salvare.");
    expect(preview.document.querySelector("main form")).toBeNull();
  });

  test("is its owner's: nobody else finds its page, nor can confirm it", async () => {
    const preview = await upload(admin, await filled(await workbook(admin), { [CLASS]: { classe: "G" } }));
    const posting = preview.form({ button: CONFIRM }).posting(CONFIRM);
    for (const email of ["redazione@azienda-demo.example", NEWCOMER]) {
      const other = await signedIn(server, email);
      expect((await other.get(preview.path)).status).toBe(404);
      const own = (await other.get(urls.home())).form({ action: urls.signOut() }).values("_csrf");
      const entries = posting.entries.filter(([name]) => name !== "_csrf");
      const sent = await other.send({ ...posting, entries: [...entries, ["_csrf", own[0] ?? ""]] });
      expect(sent.status).toBe(404);
    }
    expect((await (await signedIn(server, READER)).get(preview.path)).status).toBe(403);
  });
});

// Only extensions fill what these tests prepare.
describe.skipIf(isOverSpecified())("a workbook in which every question was answered", () => {
  const packed = ({ html }: Page) => gzipSync(html, { level: 6 }).length;
  let preview: Page;
  let result: Page;
  beforeAll(async () => {
    const { call } = await signedInApi(server.url, NEWCOMER);
    await completeRegistry(call, { numberOfEmployees: "300", annualTurnover: "90000000" });
    preview = await upload(newcomer, await filled(await workbook(newcomer), everything()));
    result = await ended(newcomer, await preview.form({ button: CONFIRM }).submit(CONFIRM));
  });

  test("is shown on a page of at most 14 KB, packed", () => {
    expect(changesOn(preview).length).toBeGreaterThan(110);
    expect(packed(preview)).toBeLessThanOrEqual(14 * 1024);
  });

  test("shows of each question the first values, and all of them on a page of its own", async () => {
    const energy = changesOn(preview).find(({ question }) => question.startsWith("21. "));
    expect(energy?.lines).toHaveLength(1);
    const whole = preview.document
      .querySelectorAll("main .choice a")
      .map((link) => link.getAttribute("href"));
    expect(whole).toContain(`${preview.path}?domanda=21`);
  });

  test("is stored as a whole, and told on a page of at most 14 KB, packed", () => {
    expect(result.heading).toBe("Il file è stato caricato");
    expect(result.text).not.toContain("Non salvate");
    expect(packed(result)).toBeLessThanOrEqual(14 * 1024);
  });

  test("leaves a workbook in which they all stand", async () => {
    const { cell } = rowOf(await opened(await workbook(newcomer)), "v3-gov-legalita-condanne");
    expect(cell("status").value).toBe("Completa");
  });

  test("and then explained at length, by two people at once, is shown on a page of at most 14 KB too", async () => {
    const explained = () =>
      Object.fromEntries(
        Object.keys(everything()).map((guid) => [guid, { explanation: randomBytes(400).toString("base64") }]),
      );
    const before = await workbook(newcomer);
    const theirs = await upload(newcomer, await filled(before, {}, explained()));
    expect(packed(theirs)).toBeLessThanOrEqual(14 * 1024);
    await ended(newcomer, await theirs.form({ button: CONFIRM }).submit(CONFIRM));

    const about = explained();
    const again = await upload(newcomer, await filled(before, {}, about));
    expect(changesOn(again).every(({ isTicked }) => !isTicked)).toBe(true);
    expect(packed(again)).toBeLessThanOrEqual(14 * 1024);
    const whole = await newcomer.get(`${again.path}?domanda=21`);
    expect(whole.text).toContain(about["v3-env-energia-consumi"]?.explanation);
  });
});

/** The best answer to every question, as a user would type it into the cells. */
function everything(): Record<string, Given> {
  const typed = { yes: "Sì", no: "No", erase: "(cancella)" };
  return Object.fromEntries(
    questionnaire("v3").questions.map((question) => {
      const best = rulesOf(question).best(question);
      return [
        question.guid,
        Object.fromEntries(linesOf(question).map((line) => [line.element, answerCell(line, best, typed)])),
      ];
    }),
  );
}
