import { readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { workbookUrls } from "~/web/urls";
import { signedInApi } from "../api-client";
import { frozen } from "../frozen";
import type { Browser } from "../pages/client";
import { signedIn } from "../pages/sign-in";
import { startServer, type TestServer } from "../server";

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer({ demo: true });
  browser = await signedIn(server, "admin@azienda-demo.example");
  // The first file starts a process, which the next one finds.
  await handedIn();
});
afterAll(() => server.stop());

/** Larger than what stays in memory; its reader refuses it. */
async function handedIn() {
  const form = (await browser.get(workbookUrls.page())).form({ button: "Carica e controlla" });
  const content = Buffer.from("Domanda;Risposta".padEnd(100_000));
  return form.fill({ file: { fileName: "a.xlsx", content } }).submit("Carica e controlla");
}

const spooled = () => readdirSync(path.join(server.dataDir, "spool")).length;

async function untilSpooled(count: number): Promise<void> {
  while (spooled() !== count) await delay(20);
}

test("a workbook of a form stays on the disk after its page while it waits, and goes once it is read", async () => {
  await untilSpooled(0);
  const thaw = frozen(server.pid);
  const page = await handedIn();
  expect([page.status, spooled()]).toEqual([200, 1]);
  expect(page.url).toContain("/excel/");
  thaw();
  await untilSpooled(0);
});

test("evidence whose sender has gone stays until its turn, and nothing of it is left", async () => {
  const { token } = await signedInApi(server.url, "admin@azienda-demo.example");
  const files = () => readdirSync(path.join(server.dataDir, "files")).sort();
  const before = files();
  const thaw = frozen(server.pid);
  const body = new FormData();
  body.append("files", new File([Buffer.alloc(100_000, "x") as BlobPart], "a.pdf"));
  const cut = new AbortController();
  const url = `${server.url}/api/survey/v1/upload?question_id=v3-env-acqua-prelievo`;
  const headers = { Authorization: `Bearer ${token}` };
  const sent = fetch(url, { method: "POST", headers, body, signal: cut.signal });
  await untilSpooled(1);
  await delay(300);
  cut.abort();
  await expect(sent).rejects.toThrow();
  await delay(300);
  expect(spooled()).toBe(1);
  thaw();
  await untilSpooled(0);
  expect(files()).toEqual(before);
});
