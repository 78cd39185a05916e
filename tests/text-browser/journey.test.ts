import { expect, test } from "vitest";
import { signedInApi } from "../api-client";
import { signedIn } from "../pages/sign-in";
import { questionOfClass } from "../pages/states";
import { questionOf } from "../answering";
import { peopleUrls } from "~/web/urls";
import { eachTextBrowser } from "./each-browser";

const EMAIL = "admin@azienda-nuova.example";

/** The stored answer, by element. */
async function stored(url: string, questionId: string): Promise<Record<string, string>> {
  const { call } = await signedInApi(url, EMAIL);
  const { questions } = await call("survey.question", { params: { id: questionId }, query: {} });
  return Object.fromEntries((questions[0]?.answer.answerElements ?? []).map(({ id, value }) => [id, value]));
}

eachTextBrowser((seat) => {
  test("signs in and answers a question", async () => {
    const { server, press, signIn } = seat();
    const address = `${server.url}${questionOfClass("boolean")}`;
    const questionPage = await (await signedIn(server, EMAIL)).get(address);
    const yes = 'main input[name="value"][value="yes"]';
    const keys = (await signIn(EMAIL))
      .open(address)
      .to(questionPage, yes)
      .enter()
      .to(questionPage, 'main button[value="continue"]', yes)
      .enter();
    await press(keys);
    expect(await stored(server.url, questionOf(address))).toEqual({ value: "yes" });
  });

  test("switches off the access of two people at once", async () => {
    const { server, press, signIn } = seat();
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
    await press(keys);
    const off = await browser.get(peopleUrls.list({ stato: "off" }));
    expect(off.text).toContain("Marco Galli");
    expect(off.text).toContain("Francesca Longo");
    expect(off.text).toContain("4 persone corrispondono ai filtri");
  });
});
