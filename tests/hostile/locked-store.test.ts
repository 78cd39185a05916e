import { afterAll, beforeAll, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import { databaseFile } from "~/platform/store/engines/sqlite";
import { bestTyped } from "../answering";
import { signedInApi } from "../api-client";
import { signedIn } from "../pages/sign-in";
import { CLASSES, formOf, formValues, ofClass, SAVE, stored } from "../routes/survey/question-form";
import { startServer, type TestServer } from "../server";

const ADMIN = "admin@azienda-nuova.example";

let server: TestServer;
let call: Call;
beforeAll(async () => {
  server = await startServer({ demo: true });
  ({ call } = await signedInApi(server.url, ADMIN));
});
afterAll(() => server.stop());

/** A change of another process that does not end until it is told to. */
function lock(): () => void {
  const elsewhere = new BetterSqlite(databaseFile(server.dataDir));
  elsewhere.exec("begin immediate");
  return () => {
    elsewhere.exec("rollback");
    elsewhere.close();
  };
}

test("fault 5: a form that meets a locked store is 503 with what was typed, and saved by another try", async () => {
  const browser = await signedIn(server, ADMIN);
  const questions = CLASSES.map((questionClass) => ofClass(questionClass));
  const typed = new Map(questions.map((question) => [question, bestTyped(question.guid)]));
  const forms = await Promise.all(
    questions.map(async (question) => (await formOf(browser, question)).fill(typed.get(question) ?? {})),
  );
  const unlock = lock();
  // Together: each of them waits for the lock.
  const refused = await Promise.all(forms.map((form) => form.submit(SAVE))).finally(unlock);
  for (const [index, question] of questions.entries()) {
    const page = refused[index];
    const names = Object.keys(typed.get(question) ?? {});
    expect([page?.status, page?.headers["retry-after"]]).toEqual([503, "5"]);
    expect(page?.errors.join(" ")).toContain("Quello che hai scritto è ancora qui");
    expect(page && formValues(page, names)).toEqual(typed.get(question));
    expect((await stored(call, question)).revision).toBe(0);
    const saved = await page?.form({ button: SAVE }).submit(SAVE);
    expect(saved?.status).toBe(200);
    expect((await stored(call, question)).revision).toBe(1);
  }
});
