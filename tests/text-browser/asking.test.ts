import { expect, test } from "vitest";
import { taskUrls } from "~/web/task-urls";
import { urls } from "~/web/urls";
import { signedInApi } from "../api-client";
import { Browser } from "../pages/client";
import { newestMail } from "../pages/mailed-token";
import type { Page } from "../pages/page";
import { signedIn } from "../pages/sign-in";
import { eachTextBrowser } from "./each-browser";
import { Keys } from "./keys";

const ADMIN = "admin@azienda-demo.example";
const COLLEAGUE = "redazione@azienda-demo.example";
const OUTSIDER = "perito@studio-verdi.example";
const QUESTION = { milestone: "comunita-e-clienti", guid: "v3-soc-comunita-e-clienti-soddisfazione" };

const TO = '[name="colleague"]';
const SEND = "main form button";

/** Chooses a colleague and sends, on the page that asks one. */
function asking(keys: Keys, page: Page): Keys {
  const options = page.document.querySelectorAll(`${TO} option`);
  const below = options.findIndex((option) => option.getAttribute("value") === COLLEAGUE);
  return keys
    .open(page.url)
    .to(page, TO)
    .option(below)
    .to(page, '[name="note"]', TO)
    .type("Chiedi in fabbrica")
    .to(page, SEND, '[name="note"]')
    .enter();
}

eachTextBrowser((seat) => {
  test("asks a colleague a question, who says that it is done", async () => {
    const { server, press, signIn } = seat();
    const admin = await signedIn(server, ADMIN);
    const page = await admin.get(taskUrls.ask("question", QUESTION.guid));
    await press(asking(await signIn(ADMIN), page));

    const colleague = await signedIn(server, COLLEAGUE);
    const tasks = await colleague.get(taskUrls.list());
    expect(tasks.text).toContain("Chiedi in fabbrica");
    const row = tasks.document
      .querySelectorAll("#da-fare-tabella tbody tr")
      .find((one) => one.text.includes("Chiedi in fabbrica"));
    const task = await colleague.get(row?.querySelectorAll("a").at(-1)?.getAttribute("href") ?? "");
    const done = `main a[href$="/done"]`;
    const asked = await task.follow("Segna come fatta");
    const keys = (await signIn(COLLEAGUE)).open(task.url).to(task, done).enter().to(asked, SEND).enter();
    await press(keys);
    expect((await colleague.get(task.path)).text).toContain("Fatta");
  });

  test("lets a person without an account propose an answer by a link, and accepts it", async () => {
    const { server, press, signIn } = seat();
    const admin = await signedIn(server, ADMIN);
    const form = await admin.get(taskUrls.link(QUESTION.guid));
    const sending = (await signIn(ADMIN))
      .open(form.url)
      .to(form, '[name="email"]')
      .type(OUTSIDER)
      .to(form, '[name="name"]', '[name="email"]')
      .type("Studio Verdi")
      .to(form, SEND, '[name="name"]')
      .enter();
    await press(sending);
    const { link } = await newestMail(server, OUTSIDER);

    const linked = await new Browser(server.url).get(link);
    const [first] = linked.form().controls("value");
    const choice = `main [name="value"][value="${first?.getAttribute("value") ?? ""}"]`;
    const proposing = new Keys().to(linked, choice).enter().to(linked, SEND, choice).enter();
    await press(proposing, link);

    const here = urls.question("full", QUESTION.milestone, QUESTION.guid);
    const question = await admin.get(here);
    expect(question.text).toContain("Proposta di Studio Verdi");
    const accepting = (await signIn(ADMIN))
      .open(question.url)
      .to(question, 'main button[value="accept"]')
      .enter();
    await press(accepting);
    const { call } = await signedInApi(server.url, ADMIN);
    const { questions } = await call("survey.question", { params: { id: QUESTION.guid }, query: {} });
    expect(questions[0]?.answer.answerElements).toEqual([
      expect.objectContaining({ id: "value", value: first?.getAttribute("value") }),
    ]);
    expect((await admin.get(here)).text).not.toContain("Proposta di Studio Verdi");
  });
});
