import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import { signedInApi } from "../api-client";
import type { Browser } from "../pages/client";
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
  const refused = await fetched();
  expect([refused.status, Number(refused.headers["retry-after"])]).toEqual([429, expect.any(Number)]);
  expect(refused.text).toContain("Hai scaricato molti file in poco tempo");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});

/** Opens pages until one is refused. */
async function untilRefused() {
  for (let count = 0; count < 200; count += 1) {
    const page = await browser.get(QUESTION);
    if (page.status !== 200) return page;
  }
  throw new Error("No page was refused");
}

describe("a person who asks for too many pages", () => {
  test("is told to wait, by words and by number", async () => {
    const refused = await untilRefused();
    expect([refused.status, refused.heading]).toEqual([429, "Troppe richieste"]);
    const { status, headers } = await browser.once({ url: QUESTION, method: "GET" });
    expect([status, Number(headers["retry-after"])]).toEqual([429, 1]);
  });

  test("keeps what was typed into a form that is refused, and nothing is stored", async () => {
    let page = await browser.get(QUESTION);
    while (page.status !== 200) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      page = await browser.get(QUESTION);
    }
    await untilRefused();
    const form = page.form({ button: "Allega" }).fill({ explanation: "Non va perso" });
    const refused = await form.submit("Salva e continua");
    expect([refused.status, refused.errors.length]).toEqual([429, 1]);
    expect(refused.errors[0]).toContain("sono arrivate troppe richieste");
    expect(refused.form({ button: "Allega" }).values("explanation")).toEqual(["Non va perso"]);
  });

  test("keeps no other company waiting", async () => {
    const other = await signedIn(server, "admin@azienda-nuova.example");
    expect((await other.get(urls.home())).status).toBe(200);
  });
});
