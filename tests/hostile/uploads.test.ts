import { spawnSync } from "node:child_process";
import { request, type ClientRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FILE_LIMIT } from "~/domain/files/limits";
import { attestationUrls } from "~/web/attestation-urls";
import { urls, workbookUrls } from "~/web/urls";
import { signedInApi } from "../api-client";
import type { Browser } from "../pages/client";
import { encodeForm } from "../pages/encode";
import type { Posting } from "../pages/form";
import { Page } from "../pages/page";
import { signedIn } from "../pages/sign-in";
import { pdf } from "../platform/files/samples";
import { startServer, type TestServer } from "../server";
import { HOSTILE_FILES } from "./corpus/corpus";
import { everythingSettled, everythingStored, stopLooking } from "./database";
import { headOf, rawConnection } from "./raw";

const QUESTION = urls.question("start_small", "acqua", "v3-env-acqua-prelievo");
/** Two questions on one page. */
const ACCIDENTS = urls.question("start_small", "salute-e-sicurezza", "v3-soc-salute-e-sicurezza-infortuni");
const MB = 1024 * 1024;

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer({ demo: true });
  browser = await signedIn(server, "admin@azienda-demo.example");
});
afterAll(() => {
  stopLooking(server.dataDir);
  return server.stop();
});

/** Megabytes of memory the server holds. */
const memory = () => Number(spawnSync("ps", ["-o", "rss=", "-p", String(server.pid)]).stdout) / 1024;

/** The highest memory while something goes on. */
async function peak<T>(work: Promise<T>): Promise<{ result: T; grown: number }> {
  const before = memory();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, memory())), 100);
  const result = await work.finally(() => clearInterval(timer));
  return { result, grown: Math.max(most, memory()) - before };
}

async function posting(explanation: string, content: Buffer | string = ""): Promise<Posting> {
  const form = (await browser.get(QUESTION)).form({ button: "Allega" });
  return form.fill({ explanation, file: { fileName: "grande.pdf", content } }).posting("Allega");
}

interface Stream {
  asked: ClientRequest;
  answer: Promise<Page>;
  /** Sends this many more bytes of the file, or stops when there is an answer. */
  more(bytes: number): Promise<number>;
}

/** The form with a file that has begun and does not end. */
async function streaming(explanation: string): Promise<Stream> {
  const { url, entries, encType } = await posting(explanation);
  const { type, body } = encodeForm(entries, encType);
  const text = body.toString("latin1");
  const begin = text.slice(0, text.indexOf("\r\n\r\n", text.indexOf('filename="grande.pdf"')) + 4);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const asked = request(url, { method: "POST", headers: { "Content-Type": type, Cookie: cookie } });
  let isAnswered = false;
  const answer = new Promise<Page>((resolve, reject) => {
    asked.once("error", reject);
    asked.once("response", (response) => {
      isAnswered = true;
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => {
        const { statusCode: status = 0, headers } = response;
        resolve(new Page(browser, { status, headers, url, text: Buffer.concat(chunks).toString() }));
      });
    });
  });
  answer.catch(() => undefined);
  asked.write(Buffer.from(begin, "latin1"));
  const piece = Buffer.alloc(MB, "x");
  const more = async (bytes: number) => {
    let sent = 0;
    while (sent < bytes && !isAnswered) {
      sent += piece.length;
      const isFree = asked.write(piece);
      await new Promise((resolve) => (isFree ? setImmediate(resolve) : asked.once("drain", resolve)));
    }
    return sent;
  };
  return { asked, answer, more };
}

const LIMIT = "«grande.pdf» supera il limite di 10 MB per file";

describe("a file that does not end (fault 16)", () => {
  test("is answered with a page that names the limit and keeps what was typed; memory stays flat", async () => {
    const before = everythingStored(server.dataDir);
    const { asked, answer, more } = await streaming("Scritto prima del file");
    const { result, grown } = await peak(Promise.race([more(2_000 * MB), answer.then(() => 0)]));
    const page = await answer;
    asked.destroy();
    expect(result).toBeLessThan(300 * MB);
    expect(page.status).toBe(413);
    expect(page.errors).toEqual([expect.stringContaining(LIMIT)]);
    expect(page.form({ button: "Allega" }).values("explanation")).toEqual(["Scritto prima del file"]);
    expect(grown).toBeLessThan(100);
    expect(everythingStored(server.dataDir)).toBe(before);
    expect((await browser.get(QUESTION)).status).toBe(200);
  });

  test("ten times too large neither takes memory", async () => {
    const { url, entries, encType } = await posting("Ancora qui", Buffer.alloc(10 * FILE_LIMIT));
    const form = encodeForm(entries, encType);
    const { result, grown } = await peak(browser.once({ url, method: "POST", ...form }));
    expect([result.status, result.text.includes(LIMIT)]).toEqual([413, true]);
    expect(grown).toBeLessThan(100);
  });

  test("that is cut off leaves nothing behind (fault 19)", async () => {
    const before = everythingStored(server.dataDir);
    const { asked, answer, more } = await streaming("Si è interrotto");
    await more(5 * MB);
    asked.destroy();
    await expect(answer).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(everythingStored(server.dataDir)).toBe(before);
    expect((await browser.get(QUESTION)).status).toBe(200);
  });
});

const FILE_BEGINS = "%PDF";
const SLOW = "arrivava troppo lentamente";

/** Sends a form to the midst of its file, waits for the answer, and gives it as the browser's page. */
async function stalled({ url, entries, encType }: Posting): Promise<Page> {
  const { type, body } = encodeForm(entries, encType);
  const whole = Buffer.from(body);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { "Content-Type": type, "Content-Length": String(whole.length), Cookie: cookie };
  const { socket, received, closed } = await rawConnection(server.url);
  socket.write(headOf("POST", new URL(url).pathname, { ...headers, Host: new URL(url).host }));
  socket.write(whole.subarray(0, whole.indexOf(FILE_BEGINS) + 1_000));
  await closed;
  const answer = Buffer.from(received(), "latin1").toString();
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
  const text = answer.slice(answer.indexOf("<!DOCTYPE"));
  return new Page(browser, { status, headers: {}, url, text });
}

// Each waits twenty seconds for the answer.
describe.concurrent("a file that stops arriving", () => {
  test.each([
    [
      "a question",
      QUESTION,
      "Allega",
      { explanation: "Scritto con pazienza", file: { fileName: "piano.pdf", content: pdf("x", 300_000) } },
    ],
    [
      "a certificate",
      attestationUrls.add(),
      "Salva",
      { name: "ISO 14001 è qui", file: { fileName: "iso.pdf", content: pdf("x", 300_000) } },
    ],
    [
      "a workbook",
      workbookUrls.page(),
      "Carica e controlla",
      { file: { fileName: "foglio.xlsx", content: pdf("x", 300_000) } },
    ],
  ])(
    "shows the form of %s again with what was typed, and stores nothing",
    async (_, address, button, typed) => {
      const form = (await browser.get(address)).form({ button });
      const sent = form.fill(typed).posting(button);
      const before = everythingStored(server.dataDir);
      const page = await stalled(sent);
      expect(page.status).toBe(408);
      expect(page.errors.filter((words) => words.includes(SLOW))).toHaveLength(1);
      const again = page.form({ button });
      for (const [name, value] of Object.entries(typed)) {
        if (typeof value === "string") expect(again.values(name)).toEqual([value]);
      }
      expect(everythingStored(server.dataDir)).toBe(before);
    },
  );
});

test("a question behind a file that stops arriving shows what is stored, not empty fields", async () => {
  const button = "Salva e continua";
  const colleague = await signedIn(server, "redazione@azienda-demo.example");
  const shown = async () => (await colleague.get(ACCIDENTS)).form({ button });
  await (await shown()).fill({ "q2.giorni": "44" }).submit(button);
  const file = { fileName: "cruscotto.pdf", content: pdf("x", 300_000) };
  const form = (await browser.get(ACCIDENTS)).form({ button });
  const page = await stalled(
    form.fill({ "q1.explanation": "Stampato ieri", "q1.file": file, "q2.giorni": "45" }).posting(button),
  );
  expect(page.status).toBe(408);
  const again = page.form({ button });
  expect([again.values("q1.explanation"), again.values("q2.giorni")]).toEqual([["Stampato ieri"], ["44"]]);
  expect((await shown()).values("q2.giorni")).toEqual(["44"]);
  await everythingSettled(server.dataDir);
});

describe("a file with something in it that runs (A10, A13)", () => {
  test.each([
    ["a script at the opening", "a.pdf", "a script at its opening", 422, "contiene JavaScript"],
    ["an archive behind it", "a.pdf", "an archive behind it", 422, "un secondo file nascosto"],
    ["a page that is none", "a.pdf", "no page", 422, "non contiene pagine"],
    ["an Excel 4 macro", "a.xlsx", "an Excel 4 macro sheet", 422, "contiene macro"],
    ["a remote template", "a.docx", "a remote template", 422, "da un altro computer"],
    ["a Basic module", "a.odt", "a Basic module", 422, "contiene macro"],
    [
      "the head of ASF",
      "a.pdf",
      "the head of ASF with no size",
      415,
      "non contiene un documento di tipo pdf",
    ],
    ["the head of EBML", "a.pdf", "the head of EBML", 415, "non contiene un documento di tipo pdf"],
    ["the head of TIFF", "a.pdf", "the head of TIFF", 415, "non contiene un documento di tipo pdf"],
  ])(
    "%s is refused with words that name it, and what was typed stays",
    async (_, fileName, name, status, text) => {
      const before = everythingStored(server.dataDir);
      const [, kind] = fileName.split(".");
      const file = HOSTILE_FILES.find((one) => one.kind === kind && one.name === name);
      const form = (await browser.get(QUESTION)).form({ button: "Allega" });
      const content = file?.make() ?? "";
      const page = await form
        .fill({ explanation: "Resta qui", file: { fileName, content } })
        .submit("Allega");
      expect(page.status).toBe(status);
      expect(page.errors).toEqual([expect.stringContaining(text)]);
      expect(page.form({ button: "Allega" }).values("explanation")).toEqual(["Resta qui"]);
      expect(everythingStored(server.dataDir)).toBe(before);
    },
  );
});

describe("many files at once", () => {
  test("never take more memory than there is room for; who finds none is told to try again", async () => {
    const sent = await Promise.all(
      Array.from({ length: 16 }, (_, index) => posting(`Nota ${index}`, pdf(`${index}`, FILE_LIMIT))),
    );
    const all = sent.map(({ url, entries, encType }) =>
      browser.once({ url, method: "POST", ...encodeForm(entries, encType) }),
    );
    const { result, grown } = await peak(Promise.all(all));
    const statuses = result.map(({ status }) => status);
    expect(statuses.filter((status) => ![303, 409, 413, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(303);
    expect(grown).toBeLessThan(500);
    for (const { status, text } of result) {
      if (status === 503) expect(text).toMatch(/(Il file|«grande\.pdf») non è stato caricato/);
    }
  });

  test("are no reason to wait once they are done", async () => {
    const { url, entries, encType } = await posting("Dopo", "%PDF-1.4 rotto");
    const answer = await browser.once({ url, method: "POST", ...encodeForm(entries, encType) });
    expect(answer.status).toBe(422);
  });
});

describe("the API", () => {
  const url = () => `${server.url}/api/survey/v1/upload?question_id=x`;

  test("reads files only up to their limit", async () => {
    const { token } = await signedInApi(server.url, "admin@azienda-demo.example");
    const { entries } = await posting("x", Buffer.alloc(3 * FILE_LIMIT));
    const form = encodeForm(entries, "multipart/form-data");
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await browser.once({ url: url(), method: "POST", ...form, headers });
    expect(answer.status).toBe(413);
  });

  test("reads none without a token", async () => {
    const { entries } = await posting("x", Buffer.alloc(3 * FILE_LIMIT));
    const form = encodeForm(entries, "multipart/form-data");
    for (const headers of [{}, { Authorization: "Bearer x" }] as Record<string, string>[]) {
      const answer = await browser.once({ url: url(), method: "POST", ...form, headers });
      expect(answer.status).toBe(401);
    }
  });
});
