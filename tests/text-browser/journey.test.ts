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
import type { Page } from "../pages/page";
import { peopleUrls } from "~/web/urls";
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

/** Lets lynx do what the script of keys says, from the sign-in on; its exit status. */
function browse(script: string): number | null {
  writeFileSync(path.join(home, "keys"), script);
  return spawnSync(
    "lynx",
    ["-accept_all_cookies", "-delay=0", `-cmd_script=${path.join(home, "keys")}`, `${server.url}/auth`],
    { env: environment(), stdio: ["ignore", "ignore", "inherit"], timeout: 60_000 },
  ).status;
}

/** The keys that sign a person in. */
const signIn = (signInPage: Page, email: string) =>
  new Keys()
    .to(signInPage, '[name="email"]')
    .type(email)
    .to(signInPage, '[name="password"]', '[name="email"]')
    .type(DEMO_PASSWORD)
    .to(signInPage, "main form button", '[name="password"]')
    .enter();

describe.skipIf(!hasLynx())("lynx, by the keyboard", () => {
  test("signs in and answers a question", async () => {
    const signInPage = await new Browser(server.url).get("/auth");
    const address = `${server.url}${questionOfClass("boolean")}`;
    const questionPage = await (await signedIn(server, EMAIL)).get(address);
    const yes = 'main input[name="value"][value="yes"]';
    const { script } = signIn(signInPage, EMAIL)
      .open(address)
      .to(questionPage, yes)
      .enter()
      .to(questionPage, 'main button[value="continue"]', yes)
      .enter();
    const status = browse(script);
    expect(status).toBe(0);
    expect(await stored(questionOf(address))).toEqual({ value: "yes" });
  });

  test("switches off the access of two people at once", async () => {
    const email = "admin@azienda-demo.example";
    const browser = await signedIn(server, email);
    const signInPage = await new Browser(server.url).get("/auth");
    const list = await browser.get(peopleUrls.list({ stato: "active" }));
    const [first, last] = ["Galli", "Longo"].map((surname) => {
      const row = list.document
        .querySelectorAll("#persone tbody tr")
        .find((one) => one.text.includes(surname));
      return `[name="chi"][value="${row?.querySelector("input")?.getAttribute("value") ?? ""}"]`;
    }) as [string, string];
    const form = list.form({ button: "Continua" });
    const chi = [first, last].map((selector) => /value="(.*)"/.exec(selector)?.[1] ?? "");
    const asked = await form.fill({ chi, azione: "disable" }).submit();
    const { script } = signIn(signInPage, email)
      .open(server.url + peopleUrls.list({ stato: "active" }))
      .to(list, first)
      .enter()
      .to(list, last, first)
      .enter()
      .to(list, '[name="azione"]', last)
      .option(2)
      .to(list, "main form[action$=change] button", '[name="azione"]')
      .enter()
      .to(asked, 'main form[method="post"] button')
      .enter();
    expect(browse(script)).toBe(0);
    const off = await browser.get(peopleUrls.list({ stato: "off" }));
    expect(off.text).toContain("Marco Galli");
    expect(off.text).toContain("Francesca Longo");
    expect(off.text).toContain("4 persone corrispondono ai filtri");
  });
});
