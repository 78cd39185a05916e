import { afterAll, beforeAll, expect, test } from "vitest";
import { urls } from "~/web/urls";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import type { Browser } from "../../pages/client";
import { EICAR, startClamd, type FakeClamd } from "../../platform/scanning/clamd";
import { pdf } from "../../platform/files/samples";
import { startServer, type TestServer } from "../../server";

const WATER = urls.question("start_small", "acqua", "v3-env-acqua-prelievo");

let clamd: FakeClamd;
let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  clamd = await startClamd();
  const { host, port } = clamd.address;
  server = await startServer({ demo: true, environment: { CLAMD: `${host}:${port}` } });
  browser = await signedIn(server, "admin@azienda-demo.example");
});

afterAll(async () => {
  await server.stop();
  await clamd.stop();
});

/** The files on a page, as a user reads them. */
const filesOn = (page: Page) => page.document.querySelectorAll("main fieldset li").map(words).join("\n");

async function attach(fileName: string, content: Buffer): Promise<void> {
  const form = (await browser.get(WATER)).form({ button: "Allega" });
  const given = { prelievo: "10", uso: "civile", file: { fileName, content } };
  const page = await form.fill(given).submit("Allega");
  await page.form({ button: "Salva e continua" }).submit("Salva e continua");
}

/** The files of the page once no scan is under way. */
async function scannedFiles(): Promise<string> {
  for (;;) {
    const files = filesOn(await browser.get(WATER));
    if (!files.includes("in controllo")) return files;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

test("a clean file stays, and malware disappears from the answer", async () => {
  await attach("pulito.pdf", pdf("pulito"));
  expect(await scannedFiles()).toContain("pulito.pdf");
  await attach("cattivo.pdf", pdf(EICAR));
  // A server that has the specification alone does not say that a scan is under way.
  await expect.poll(scannedFiles).not.toContain("cattivo.pdf");
  expect(await scannedFiles()).toContain("pulito.pdf");
});

test("a file in control says so in words, is no download, and the card waits for it", async () => {
  clamd.behaviour = "is silent";
  await attach("bolletta.pdf", pdf("bolletta"));
  const shown = await browser.get(WATER);
  expect(filesOn(shown)).toContain("in controllo");
  const links = shown.document.querySelectorAll("main fieldset li a");
  const link = links.find((one) => words(one).includes("bolletta.pdf"))?.getAttribute("href") ?? "";
  for (const address of [link, `${link}/content`]) {
    const refused = await browser.get(address);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("Il file è ancora in controllo");
    expect(refused.text).toContain("Di solito bastano pochi minuti");
  }
  const publishing = await browser.get(urls.publish());
  expect(publishing.text).toContain("Stiamo ancora controllando con l'antivirus i documenti");
});
