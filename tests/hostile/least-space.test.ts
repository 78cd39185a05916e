import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, watch } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FILE_LIMIT } from "~/domain/files/limits";
import { urls, workbookUrls } from "~/web/urls";
import { signedInApi } from "../api-client";
import type { Browser } from "../pages/client";
import { encodeForm } from "../pages/encode";
import { signedIn } from "../pages/sign-in";
import { pdf } from "../platform/files/samples";
import { formOf } from "../platform/workbook/transfer";
import { startServer, temporaryFolder, type TestServer } from "../server";

const QUESTION = urls.question("start_small", "acqua", "v3-env-acqua-prelievo");

let server: TestServer;
let browser: Browser;
let dataDir: string;
let spool: string;
/** What has ever been begun in the spool folder. */
const begun: (string | null)[] = [];

beforeAll(async () => {
  dataDir = temporaryFolder();
  const { bavail, bsize } = statfsSync(dataDir);
  // A single save needs half of what is free, and files five times as much.
  const environment = { LEAST_FREE_MB: String(Math.max(1, Math.floor((bavail * bsize) / 2_000_000))) };
  spool = path.join(dataDir, "spool");
  server = await startServer({ dataDir, demo: true, environment });
  browser = await signedIn(server, "admin@azienda-demo.example");
  mkdirSync(spool, { recursive: true });
  watch(spool, (_, name) => begun.push(name)).unref();
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

const nothingBegun = () => {
  expect([begun, existsSync(spool) && readdirSync(spool)]).toEqual([[], []]);
};

test("a file of a form is refused before it is written where there is no room for files; the rest stays", async () => {
  const form = (await browser.get(QUESTION)).form({ button: "Allega" });
  const file = { fileName: "grande.pdf", content: pdf("x", FILE_LIMIT) };
  const page = await form.fill({ explanation: "Resta qui", file }).submit("Allega");
  expect(page.status).toBe(503);
  expect(page.errors).toEqual([expect.stringContaining("non ha più spazio sul disco")]);
  expect(page.form({ button: "Allega" }).values("explanation")).toEqual(["Resta qui"]);
  nothingBegun();
});

test("a workbook of a form is refused in the same way", async () => {
  const form = (await browser.get(workbookUrls.page())).form({ button: "Carica e controlla" });
  const content = Buffer.alloc(1_000_000, "x");
  const { url, encType, entries } = form
    .fill({ file: { fileName: "a.xlsx", content } })
    .posting("Carica e controlla");
  const answer = await browser.once({ url, method: "POST", ...encodeForm(entries, encType) });
  expect([answer.status, answer.headers["retry-after"]]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  expect(answer.text).toContain("non ha più spazio sul disco");
  nothingBegun();
});

test("a file of the API is refused too, and answers are still saved", async () => {
  const { call } = await signedInApi(server.url, "admin@azienda-demo.example");
  await expect(
    call("survey.importPreview", { body: formOf(Buffer.alloc(1_000_000, "x")) }),
  ).rejects.toMatchObject({ status: 503, code: "internal/disk_full", retryAfter: 60 });
  nothingBegun();
  const form = (await browser.get(QUESTION)).form({ button: "Salva e continua" });
  expect((await form.fill({ explanation: "Si salva" }).submit("Salva e continua")).status).toBe(200);
});
