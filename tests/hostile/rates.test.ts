import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import { signedInApi } from "../api-client";
import type { Browser } from "../pages/client";
import type { Sent } from "../pages/http";
import { signedIn } from "../pages/sign-in";
import { startServer, type TestServer } from "../server";

const QUESTION = urls.question("start_small", "acqua", "v3-env-acqua-prelievo");

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer({ demo: true, environment: { CALLS_PER_MINUTE: "60" } });
  browser = await signedIn(server, "admin@azienda-demo.example");
});
afterAll(() => server.stop());

test("a person who fetches a file again and again is told so by words of their own, and how long to wait", async () => {
  const { call } = await signedInApi(server.url, "admin@azienda-demo.example");
  const [certificate] = await call("registry.attestations", {});
  const url = urls.fileContent(certificate?.file.id ?? "");
  const fetched = () => browser.once({ url, method: "GET" });
  const answers = [await fetched(), await fetched(), await fetched()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const refused = await browser.get(url);
  expect([refused.path, refused.status]).toEqual([urls.file(certificate?.file.id ?? ""), 429]);
  expect(refused.text).toContain("Hai scaricato molti file in poco tempo");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});

const asked = () => browser.once({ url: QUESTION, method: "GET" });

/** Asks until a page has the wanted status, at most for some ten seconds. */
async function askUntil(wanted: number, pause: number): Promise<Sent> {
  for (let count = 0; count < 200; count += 1) {
    const answer = await asked();
    if (answer.status === wanted) return answer;
    await sleep(pause);
  }
  throw new Error(`No page was answered with ${String(wanted)}`);
}

/** Waits until a page is let in and the one after it refused: the next second is refused as well. */
async function untilJustRefused(): Promise<Sent> {
  await askUntil(429, 0);
  await askUntil(200, 50);
  return askUntil(429, 0);
}

describe("a person who asks for too many pages", () => {
  test("is told to wait, by words and by number", async () => {
    const { text, headers } = await untilJustRefused();
    expect(text).toContain("<h1>Troppe richieste</h1>");
    expect(headers["retry-after"]).toBe("1");
  });

  test("keeps what was typed into a form that is refused, and nothing is stored", async () => {
    await askUntil(200, 50);
    await sleep(2000);
    const page = await browser.get(QUESTION);
    await untilJustRefused();
    const form = page.form({ button: "Allega" }).fill({ explanation: "Non va perso" });
    const refused = await form.submit("Salva e continua");
    expect([refused.status, refused.errors.length]).toEqual([429, 1]);
    expect(refused.errors[0]).toContain("sono arrivate troppe richieste");
    expect(refused.form({ button: "Allega" }).values("explanation")).toEqual(["Non va perso"]);
    await askUntil(200, 50);
    await sleep(2000);
    const stored = (await browser.get(QUESTION)).form({ button: "Allega" });
    expect(stored.values("explanation")).toEqual([""]);
  });

  test("keeps no other company waiting", async () => {
    const other = await signedIn(server, "admin@azienda-nuova.example");
    expect((await other.get(urls.home())).status).toBe(200);
  });
});
