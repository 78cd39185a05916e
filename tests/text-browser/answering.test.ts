import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { historyUrls, urls } from "~/web/urls";
import { questionOf } from "../answering";
import { signedInApi } from "../api-client";
import type { Page } from "../pages/page";
import { DEMO_POSITION } from "../pages/positions";
import { signedIn } from "../pages/sign-in";
import { questionOfClass } from "../pages/states";
import { pdf } from "../platform/files/samples";
import { eachTextBrowser } from "./each-browser";

const EMPTY = "admin@azienda-nuova.example";
const FILLED = "admin@azienda-demo.example";
const ENABLED = "admin@azienda-abilitata.example";
const WATER = "/dashboard/esg/start_small/acqua/v3-env-acqua-prelievo";
const CONTINUE = 'main button[value="continue"]';

/** Every box of a form that has to be ticked, in the order of the page. */
const boxesOf = (page: Page) =>
  page.document
    .querySelectorAll('main form[method="post"] input[type="checkbox"][required]')
    .map((box) => `#${box.id}`);

/** The stored answer, by element. */
async function stored(url: string, address: string): Promise<Record<string, string>> {
  const { call } = await signedInApi(url, EMPTY);
  const { questions } = await call("survey.question", { params: { id: questionOf(address) }, query: {} });
  return Object.fromEntries((questions[0]?.answer.answerElements ?? []).map(({ id, value }) => [id, value]));
}

/** How many cards the company has issued. */
async function issued(url: string): Promise<number> {
  const { call } = await signedInApi(url, FILLED);
  const { versions } = await call("survey.history", { query: {} });
  return versions.other.length + (versions.public ? 1 : 0);
}

eachTextBrowser((seat) => {
  test("is refused a number, reads why, mends it and goes on", async () => {
    const { server, press, signIn } = seat();
    const address = server.url + questionOfClass("text");
    const person = await signedIn(server, EMPTY);
    const page = await person.get(address);
    const [{ name } = { name: "" }] = page.document
      .querySelectorAll("main input.number")
      .map((input) => ({ name: input.getAttribute("name") ?? "" }));
    const field = `main [name="${name}"]`;
    const refused = await page
      .form({ button: "Salva e continua" })
      .fill({ [name]: "12x" })
      .submit();
    expect(refused.errors).toHaveLength(1);
    expect(await stored(server.url, address)).toEqual({});

    const keys = (await signIn(EMPTY))
      .open(address)
      .to(page, field)
      .type("12x")
      .to(page, CONTINUE, field)
      .enter();
    await press(keys.to(refused, field).type("34").to(refused, CONTINUE, field).enter());
    expect(await stored(server.url, address)).toMatchObject({ [name]: "34" });
  });

  test("attaches a document", async () => {
    const { server, press, signIn } = seat();
    const folder = mkdtempSync(path.join(tmpdir(), "carta-esg-upload-"));
    const document = path.join(folder, "bolletta.pdf");
    writeFileSync(document, pdf("bolletta"));
    const person = await signedIn(server, FILLED);
    const page = await person.get(server.url + WATER);
    const file = 'main input[type="file"]';
    const button = page.document.querySelectorAll("main button").find((one) => one.text.trim() === "Allega");
    const attach = `main button[name="${button?.getAttribute("name")}"][value="${button?.getAttribute("value")}"]`;
    await press(
      (await signIn(FILLED)).open(page.url).to(page, file).type(document).to(page, attach, file).enter(),
    );
    rmSync(folder, { recursive: true });
    expect((await person.get(server.url + WATER)).text).toContain("bolletta.pdf");
  });

  test("declares and issues the card", async () => {
    const { server, press, signIn } = seat();
    const person = await signedIn(server, FILLED);
    const before = await issued(server.url);
    const page = await person.get(urls.publish());
    let keys = (await signIn(FILLED)).open(page.url);
    let from: string | undefined;
    for (const box of boxesOf(page)) {
      keys = keys.to(page, box, from).enter();
      from = box;
    }
    await press(keys.to(page, 'main form[method="post"] button', from).enter());
    expect(await issued(server.url)).toBe(before + 1);
  });

  test("restores a position, whose work goes on when the browser has gone", async () => {
    const { server, press, signIn } = seat();
    const person = await signedIn(server, ENABLED);
    const kept = async () =>
      (await person.get(historyUrls.archive(1))).text.split("Prima di un ripristino").length;
    const before = await kept();
    const page = await person.get(historyUrls.restore(DEMO_POSITION));
    await press((await signIn(ENABLED)).open(page.url).to(page, 'main form[method="post"] button').enter());
    await expect.poll(kept).toBe(before + 1);
  });
});
