import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { historyUrls } from "~/web/urls";
import { signedInApi } from "../../api-client";
import type { Browser } from "../../pages/client";
import { signedIn } from "../../pages/sign-in";
import { save, shown } from "../../platform/answering";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";
import { CLASS } from "../../questions";

const ENABLED = "admin@azienda-abilitata.example";
const OPEN = "Apri la verifica";
const GO = "Ripristina";

let server: TestServer;
let browser: Browser;
let call: Call;
beforeAll(async () => {
  server = await demoServer();
  ({ call } = await signedInApi(server.url, ENABLED));
});
beforeEach(async () => void (browser = await signedIn(server, ENABLED)));

const present = () => call("survey.verification", {});
const archive = async () => (await call("survey.archive", {})).rows;

async function answer(classe: string) {
  const { revision } = (await shown(call, CLASS)).answer;
  await save(call, CLASS, { classe }, { revision });
}

/** The page that asks whether to restore the demo's position. */
async function asking() {
  const position = (await archive()).find(({ type }) => type === "manual");
  return browser.get(historyUrls.restore(position?.id ?? ""));
}

async function restored(): Promise<number> {
  for (const until = Date.now() + 10_000; Date.now() < until;) {
    if (!(await call("survey.archive", {})).refusals.includes("restore_running")) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return (await archive()).filter(({ type }) => type === "before_restore").length;
}

/** Waits until the automatic check is over. */
async function checked() {
  for (const until = Date.now() + 10_000; Date.now() < until;) {
    if ((await present()).open?.phase !== "documents") break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return present();
}

describe("a restore", () => {
  test("fault 6: by a double click is done once", async () => {
    await answer("c");
    const before = await restored();
    const form = (await asking()).form();
    const pages = await Promise.all([form.submit(GO), form.submit(GO)]);
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    expect(await restored()).toBe(before + 1);
  });

  test("fault 8: back after it, and once more, finds nothing left to copy", async () => {
    await answer("d");
    const question = await asking();
    await question.form().submit(GO);
    const done = await restored();
    const { revision } = (await shown(call, CLASS)).answer;
    expect((await question.form().submit(GO)).status).toBe(200);
    expect(await restored()).toBe(done);
    expect((await shown(call, CLASS)).answer.revision).toBe(revision);
  });
});

describe("a verification", () => {
  test("fault 9: is not opened from a page that is out of date", async () => {
    const stale = (await browser.get(historyUrls.verification())).form().fill({ level: "2" });
    await answer("e");
    const refused = await stale.submit(OPEN);
    expect([refused.status, refused.errors]).toEqual([409, [expect.stringContaining("la bozza è cambiata")]]);
    expect((await present()).open).toBeNull();
    expect(refused.headers["cache-control"]).toContain("no-store");
  });

  test("fault 6 and fault 8: by a double click opens once, and back and once more is told", async () => {
    const form = (await browser.get(historyUrls.verification())).form().fill({ level: "2" });
    const pages = await Promise.all([form.submit(OPEN), form.submit(OPEN)]);
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = await checked();
    const again = await form.submit(OPEN);
    expect(again.status).toBe(409);
    expect(again.text).toMatch(/verifica/i);
    const now = await present();
    expect([now.open?.id ?? null, now.returned?.how ?? null]).toEqual([
      first.open?.id ?? null,
      first.returned?.how ?? null,
    ]);
  });
});
