import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD, signedInApi } from "../api-client";
import { Browser } from "../pages/client";
import { signedIn } from "../pages/sign-in";
import { questionOfClass } from "../pages/states";
import { questionOf } from "../answering";
import type { TestServer } from "../server";
import { demoServer } from "../shared-servers";
import { hasLynx } from "./find";
import { Keys } from "./keys";

const EMAIL = "admin@azienda-nuova.example";

let server: TestServer;
let home: string;
beforeAll(async () => {
  server = await demoServer();
  home = mkdtempSync(path.join(tmpdir(), "carta-esg-home-"));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const environment = () => ({ ...process.env, HOME: home, TERM: "vt100", LANG: "C.UTF-8" });

/** The stored answer, by element. */
async function stored(questionId: string): Promise<Record<string, string>> {
  const { call } = await signedInApi(server.url, EMAIL);
  const { questions } = await call("survey.question", { params: { id: questionId }, query: {} });
  return Object.fromEntries((questions[0]?.answer.answerElements ?? []).map(({ id, value }) => [id, value]));
}

describe.skipIf(!hasLynx())("lynx, by the keyboard", () => {
  test("signs in and answers a question", async () => {
    const signInPage = await new Browser(server.url).get("/auth");
    const address = `${server.url}${questionOfClass("boolean")}`;
    const questionPage = await (await signedIn(server, EMAIL)).get(address);
    const yes = 'main input[name="value"][value="yes"]';
    const { script } = new Keys()
      .to(signInPage, '[name="email"]')
      .type(EMAIL)
      .to(signInPage, '[name="password"]', '[name="email"]')
      .type(DEMO_PASSWORD)
      .to(signInPage, "main form button", '[name="password"]')
      .enter()
      .open(address)
      .to(questionPage, yes)
      .enter()
      .to(questionPage, 'main button[value="continue"]', yes)
      .enter();
    writeFileSync(path.join(home, "keys"), script);
    const { status } = spawnSync(
      "lynx",
      ["-accept_all_cookies", "-delay=0", `-cmd_script=${path.join(home, "keys")}`, `${server.url}/auth`],
      { env: environment(), stdio: ["ignore", "ignore", "inherit"], timeout: 30_000 },
    );
    expect(status).toBe(0);
    expect(await stored(questionOf(address))).toEqual({ value: "yes" });
  });
});
