import { beforeAll, describe, expect, test } from "vitest";
import { signedInApi } from "../api-client";
import { signedIn } from "../pages/sign-in";
import { questionOfClass } from "../pages/states";
import { questionOf } from "../answering";
import type { TestServer } from "../server";
import { demoServer } from "../shared-servers";
import { peopleUrls } from "~/web/urls";
import { hasLynx } from "./find";
import type { Keys } from "./keys";
import { browse, signingIn } from "./lynx";

const EMAIL = "admin@azienda-nuova.example";

let server: TestServer;
beforeAll(async () => void (server = await demoServer()));

const browseFromSignIn = (keys: Keys) => browse(keys, `${server.url}/auth`);
const signIn = (email: string) => signingIn(`${server.url}/auth`, email);

/** The stored answer, by element. */
async function stored(questionId: string): Promise<Record<string, string>> {
  const { call } = await signedInApi(server.url, EMAIL);
  const { questions } = await call("survey.question", { params: { id: questionId }, query: {} });
  return Object.fromEntries((questions[0]?.answer.answerElements ?? []).map(({ id, value }) => [id, value]));
}

describe.skipIf(!hasLynx())("lynx, by the keyboard", () => {
  test("signs in and answers a question", async () => {
    const address = `${server.url}${questionOfClass("boolean")}`;
    const questionPage = await (await signedIn(server, EMAIL)).get(address);
    const yes = 'main input[name="value"][value="yes"]';
    const keys = (await signIn(EMAIL))
      .open(address)
      .to(questionPage, yes)
      .enter()
      .to(questionPage, 'main button[value="continue"]', yes)
      .enter();
    expect(await browseFromSignIn(keys)).toBe(0);
    expect(await stored(questionOf(address))).toEqual({ value: "yes" });
  });

  test("switches off the access of two people at once", async () => {
    const email = "admin@azienda-demo.example";
    const browser = await signedIn(server, email);
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
    const keys = (await signIn(email))
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
    expect(await browseFromSignIn(keys)).toBe(0);
    const off = await browser.get(peopleUrls.list({ stato: "off" }));
    expect(off.text).toContain("Marco Galli");
    expect(off.text).toContain("Francesca Longo");
    expect(off.text).toContain("4 persone corrispondono ai filtri");
  });
});
