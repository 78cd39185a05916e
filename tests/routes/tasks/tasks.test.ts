import { settingsUrls } from "~/web/settings-urls";
import { beforeAll, describe, expect, test } from "vitest";
import { taskUrls } from "~/web/task-urls";
import { invitationUrls } from "~/web/registration-urls";
import { urls } from "~/web/urls";
import { Browser } from "../../pages/client";
import { remindersToken } from "../../pages/mailed-token";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const QUESTION = { milestone: "strategia", guid: "v3-gov-strategia-temi" };
const HERE = urls.question("full", QUESTION.milestone, QUESTION.guid);

let server: TestServer;
let admin: Browser;
let editor: Browser;
let reader: Browser;
beforeAll(async () => {
  server = await demoServer();
  admin = await signedIn(server, "admin@azienda-demo.example");
  editor = await signedIn(server, "redazione@azienda-demo.example");
  reader = await signedIn(server, "lettura@azienda-demo.example");
});

describe("a colleague", () => {
  test("finds on the home page what is to be done, by whom it was asked, and that it is late", async () => {
    const home = await editor.get(urls.home());
    expect(home.text).toContain("Da fare per te");
    expect(home.text).toContain("Chiesto da Chiara Ferrari, entro il");
    expect(home.text).toContain("In ritardo");
    expect(home.text).toContain("Le ore sono nei registri dei corsi");
    expect((await home.follow("Quante ore di formazione")).heading).toContain("Quante ore di formazione");
    expect((await home.follow("Apri la richiesta")).text).toContain("Segna come fatta");
  });

  test("is asked from the page of a question, and marks it as done", async () => {
    const ask = await (await admin.get(HERE)).follow("Chiedi a un collega");
    expect(ask.text).toContain("Chi può solo leggere non è nell'elenco");
    const asked = await ask
      .form()
      .fill({
        colleague: "redazione@azienda-demo.example",
        note: "Prima le regole scritte",
        date: "31.12.2031",
      })
      .submit();
    expect(asked.text).toContain("Richiesta mandata a Davide Bianchi");
    expect(asked.text).toContain("31/12/2031");
    const list = await editor.get(taskUrls.list());
    const task = await list.follow("Apri Su quali temi");
    expect(task.text).toContain("Prima le regole scritte");
    const done = await (await task.follow("Segna come fatta")).form().submit();
    expect(done.text).toContain("Richiesta segnata come fatta.");
  });

  test("is changed for another, with what was typed kept when something is wrong", async () => {
    const page = await (await admin.get(taskUrls.list())).follow("Apri Quante ore di formazione");
    const refused = await page
      .form({ button: "Salva la richiesta" })
      .fill({ date: "ieri", note: "Nuova nota" })
      .submit();
    expect(refused.status).toBe(422);
    expect(refused.errors).toEqual([expect.stringContaining("31/12/2026")]);
    expect(refused.form({ button: "Salva la richiesta" }).values("note")).toEqual(["Nuova nota"]);
  });

  test("who may only read is refused, with the reason", async () => {
    const ask = await admin.get(taskUrls.ask("topic", "energia"));
    const posting = ask.form().fill({ colleague: "redazione@azienda-demo.example" }).posting();
    const entries = posting.entries.map(([name, value]): [string, typeof value] =>
      name === "colleague" ? [name, "lettura@azienda-demo.example"] : [name, value],
    );
    const refused = await admin.send({ ...posting, entries });
    expect(refused.status).toBe(422);
    expect(refused.errors).toEqual([expect.stringContaining("può solo leggere")]);
  });

  test("is asked to do a topic from the page of a level", async () => {
    const level = await admin.get(urls.level("start_small"));
    const ask = await level.follow("Energia");
    expect(ask.path).toContain("/dashboard/");
    expect((await admin.get(taskUrls.ask("topic", "energia"))).text).toContain("Tema");
  });
});

test("a reader sees no way to ask", async () => {
  expect((await reader.get(HERE)).text).not.toContain("Chiedi a un collega");
  expect((await reader.get(urls.level("start_small"))).text).not.toContain("Chiedi a un collega");
  expect((await reader.get(taskUrls.ask("topic", "energia"))).status).toBe(403);
});

describe("switching reminders off with one press", () => {
  const ONE_CLICK = { "Content-Type": "application/x-www-form-urlencoded" };
  const post = (token: string, body: string, headers: Record<string, string> = ONE_CLICK) =>
    fetch(`${server.url}${invitationUrls.oneClick(token)}`, {
      method: "POST",
      headers,
      body,
      redirect: "manual",
    });

  test("takes a post of a mail program without cookie, token of a form and origin", async () => {
    const token = await remindersToken(server, "redazione@azienda-demo.example");
    const notifications = async () =>
      (await editor.get(settingsUrls.notifications())).form().values("reminders");
    await new Browser(server.url).get(invitationUrls.oneClick(token));
    expect(await notifications()).toEqual(["on"]);
    const foreign = { ...ONE_CLICK, Origin: "https://mail.example" };
    expect((await post(token, "List-Unsubscribe=One-Click", foreign)).status).toBe(200);
    expect(await notifications()).toEqual([]);
    expect((await post("x".repeat(43), "List-Unsubscribe=One-Click")).status).toBe(424);
  });

  test("takes no other post, and changes nothing when it is opened", async () => {
    expect((await post("x", "reminders=off")).status).toBe(400);
    expect((await post("x", "", {})).status).toBeGreaterThanOrEqual(400);
    const opened = await new Browser(server.url).once({ url: invitationUrls.oneClick("x"), method: "GET" });
    expect(opened.status).toBe(302);
    expect(opened.headers["location"]).toBe(invitationUrls.reminders("x"));
  });
});
