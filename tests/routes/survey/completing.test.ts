import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import { bestTyped, questionOf } from "../../answering";
import { signedIn } from "../../pages/sign-in";
import { startServer, type TestServer } from "../../server";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: true });
});
afterAll(() => server.stop());

describe("answering from the first question to the last", () => {
  test("ends on the page that says the survey is complete", async () => {
    const browser = await signedIn(server, "admin@azienda-demo.example");
    let page = await browser.get(urls.question("start_small", "energia", "v3-env-energia-consumi"));
    for (let steps = 0; page.path !== urls.complete() && steps < 60; steps += 1) {
      page = page.document.querySelector("main form button[value=continue]")
        ? await page
            .form({ button: "Salva e continua" })
            .fill(bestTyped(questionOf(page.url)))
            .submit()
        : await page.follow("Domanda successiva");
      expect([page.status, page.url]).toEqual([200, page.url]);
    }
    expect(page.heading).toBe("Hai completato il questionario");
    expect(page.text).toContain("(100%)");

    const corrected = await browser.get(urls.question("start_small", "energia", "v3-env-energia-classe"));
    const next = await corrected.form({ button: "Salva e continua" }).submit();
    expect(next.path).toMatch(/v3-env-emissioni-scope-1$/);
  });
});
