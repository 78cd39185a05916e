import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import { databaseFile } from "~/platform/store/engines/sqlite";
import { auditUrls } from "~/web/audit-urls";
import { peopleUrls, surveyUrls, urls } from "~/web/urls";
import { vsmeUrls } from "~/web/vsme-urls";
import { encodeForm } from "../pages/encode";
import type { Browser } from "../pages/client";
import type { Sent } from "../pages/http";
import { signedIn } from "../pages/sign-in";
import { patience } from "../runs";
import { startServer, type TestServer } from "../server";
import { everythingSettled, everythingStored, isMailWaiting, stopLooking } from "./database";
import { FORM_NAMES, knownForms, WITH_NOTICE, type KnownForm } from "./forms";
import { smallDisk } from "./small-disk";

/** The demo data take 3.3 MB of it, and what SQLite has not yet carried over about as much. */
const disk = smallDisk(12);

/** A log with room in it would take a write that the disk no longer has space for. */
function emptyLog(folder: string): void {
  const store = new BetterSqlite(databaseFile(folder));
  store.pragma("wal_checkpoint(TRUNCATE)");
  store.close();
}

/** These change no more than a cookie, or only look ahead. */
const WITHOUT_WRITING = ["light version", "provider, notice", "card, looked for", "card, compared"];

const ways = surveyUrls(null);
/** Some are written down in the trail, some are made on the disk, some are neither. */
const FILES: [name: string, url: string][] = [
  ["of the answers", urls.workbookFile("answers")],
  ["of the questions", urls.workbookFile("questions")],
  ["of the bank's sheet", ways.sheetFile("bank")],
  ["of the client's sheet", ways.sheetFile("client")],
  ["of the bank's sheet, to print", ways.sheetPdf("bank")],
  ["of the report", ways.reportPdf()],
  ["of the card", ways.cardPdf()],
  ["of VSME, to read", vsmeUrls(null).file("pdf")],
  ["of VSME in JSON", vsmeUrls(null).file("json")],
  ["of VSME in XHTML", vsmeUrls(null).file("xhtml")],
  ["of the scoring", ways.scoringFile()],
  ["of the scoring's picture", ways.scoringImage()],
  ["of the benchmark", ways.benchmarkFile()],
  ["of the indicators", ways.indicatorsFile()],
  ["of the events", auditUrls.file()],
  ["of the people", peopleUrls.file()],
];

/** What makes documents gives way to all other work: on a busy machine a report takes its time. */
const LONGEST = { timeout: patience(240_000) };

describe.skipIf(disk === null)("fault 44: on a disk without space", LONGEST, () => {
  const { folder, fill, remove } = disk ?? { folder: "", fill: () => () => {}, remove() {} };
  let server: TestServer;
  let forms: KnownForm[];

  beforeAll(async () => {
    cpSync(process.env.DEMO_TEMPLATE ?? "", folder, { recursive: true });
    // The guard would refuse long before: here the disk itself has to.
    server = await startServer({ dataDir: folder, environment: { ...WITH_NOTICE, LEAST_FREE_MB: "0" } });
    forms = await knownForms(server);
    await everythingSettled(folder);
  });
  afterAll(async () => {
    stopLooking(folder);
    await server.stop();
    remove();
  });

  /** Documents that are made already need no space. */
  const documents = path.join(folder, "scratch", "documents");

  test.each(FORM_NAMES.filter((name) => !WITHOUT_WRITING.includes(name)))(
    "the form %s is shown, answers 503 with words of its own, and goes on when there is space",
    async (name) => {
      const { browser, form } = await formNamed(name).open();
      const { url, encType, entries } = form.fill(formNamed(name).filling).posting(formNamed(name).button);
      const post = () => browser.once({ url, method: "POST", ...encodeForm(entries, encType) });
      emptyLog(folder);
      // A form that was opened before may have asked for a mail, which leaves in its own time.
      await expect.poll(() => isMailWaiting(folder), { timeout: 10_000 }).toBe(false);
      const free = fill();
      const before = everythingStored(folder);
      let refused: Sent;
      try {
        expect((await browser.get(new URL(url).pathname)).status).toBeLessThan(500);
        refused = await post();
      } finally {
        free();
      }
      expect([refused.status, refused.headers["retry-after"]]).toEqual([503, expect.stringMatching(/^\d+$/)]);
      expect(refused.text).toContain("più spazio");
      expect(everythingStored(folder)).toBe(before);
    },
  );

  test("a report that cannot be made says so on its page, and leaves nothing behind", async () => {
    const browser = await signedIn(server, "admin@azienda-abilitata.example");
    const look = () => browser.once({ url: `${surveyUrls(null).reportPdf("/wait")}?ferma=1`, method: "GET" });
    const kept = () => (existsSync(documents) ? readdirSync(documents).sort() : []);
    const before = kept();
    const free = fill();
    const refused = await onceMade(look).finally(free);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "60"]);
    expect(refused.text).toContain("più spazio");
    expect(kept()).toEqual(before);
    const made = await fileOrPage(browser, surveyUrls(null).reportPdf());
    expect(made.file?.status, made.why).toBe(200);
  });

  /** What is made is ordered, made and kept: the disk may end at each of them. */
  const LEFT = [0, 65_536, 131_072];
  const endings = FILES.flatMap(([name, url]) => LEFT.map((left) => [name, left, url] as const));

  test.each(endings)(
    "the file %s, with %i bytes left, comes or leads to a page that says why it does not",
    async (_, left, url) => {
      const browser = await signedIn(server, "admin@azienda-abilitata.example");
      rmSync(documents, { recursive: true, force: true });
      emptyLog(folder);
      const free = fill(left);
      const { file, why } = await fileOrPage(browser, url).finally(free);
      if (file) expect(file.headers["content-disposition"]).toBeDefined();
      else expect(why, server.output().slice(-4_000)).toContain("più spazio");
      expect((await fileOrPage(browser, url)).file?.status).toBe(200);
    },
  );

  /** The file, once it is made; or the words of the page that says why it does not come. No work is under way then. */
  async function fileOrPage(browser: Browser, url: string): Promise<{ file?: Sent; why?: string }> {
    for (;;) {
      const sent = await browser.once({ url, method: "GET" });
      if (sent.status === 200) return { file: sent };
      expect(sent.status).toBe(303);
      const { text } = await onceMade(() => browser.get(sent.headers.location ?? ""));
      if (!text.includes("Il documento è pronto")) return { why: text };
    }
  }

  /** A page that waits for its document asks again, as a browser does, for as long as the machine is busy. */
  async function onceMade<Answer extends { text: string }>(ask: () => Promise<Answer>): Promise<Answer> {
    let answer = await ask();
    while (answer.text.includes("Documento in preparazione")) answer = await ask();
    return answer;
  }

  function formNamed(name: string): KnownForm {
    const form = forms.find((one) => one.name === name);
    if (!form) throw new Error(`No form ${name}`);
    return form;
  }
});
