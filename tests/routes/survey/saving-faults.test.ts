import { beforeAll, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { rulesOf } from "~/domain/answers/classes";
import { urls } from "~/web/urls";
import { bestTyped } from "../../answering";
import { DEMO_PASSWORD, signedInApi } from "../../api-client";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";
import {
  CLASSES,
  formOf,
  ofClass,
  questions,
  SAVE,
  formValues,
  stored,
  tabOf,
  TO_LIST,
  urlOf,
} from "./question-form";

const ADMIN = "admin@azienda-nuova.example";

let server: TestServer;
let call: Call;
beforeAll(async () => {
  server = await demoServer();
  ({ call } = await signedInApi(server.url, ADMIN));
});

describe.each(CLASSES)("fault 1: the session ends while a %s question is being answered", (questionClass) => {
  test("and after signing in again the values are back, not yet stored", async () => {
    const question = ofClass(questionClass);
    const typed = bestTyped(question.guid);
    const browser = await signedIn(server, ADMIN);
    const page = await browser.get(urlOf(question));
    const before = await stored(call, question);
    await tabOf(browser).send(page.form({ action: urls.signOut() }).posting());

    const expired = await page.form({ button: SAVE }).fill(typed).submit(SAVE);
    expect(expired.status).toBe(401);
    const back = await expired
      .form({ button: "Accedi" })
      .fill({ Email: ADMIN, Password: DEMO_PASSWORD })
      .submit();
    const resumed = await back.form({ button: "Riprendi da dove eri" }).submit();
    expect([resumed.status, resumed.path]).toEqual([200, urlOf(question)]);
    expect(formValues(resumed, Object.keys(typed))).toEqual(typed);
    expect(await stored(call, question)).toEqual(before);
  });
});

describe.each(CLASSES)(
  "fault 2: a %s question is sent with the token of an older session",
  (questionClass) => {
    test("and the values are shown again, to be sent once more", async () => {
      const question = ofClass(questionClass);
      const typed = bestTyped(question.guid);
      const browser = await signedIn(server, ADMIN);
      const form = await formOf(browser, question);
      const before = await stored(call, question);
      (await signedIn(server, ADMIN)).cookies.forEach((value, name) => browser.cookies.set(name, value));

      const refused = await form.fill(typed).submit(SAVE);
      expect(refused.status).toBe(422);
      expect(refused.errors[0]).toContain("Quello che hai scritto è ancora qui");
      expect(formValues(refused, Object.keys(typed))).toEqual(typed);
      expect(await stored(call, question)).toEqual(before);
      const saved = await refused.form({ button: SAVE }).submit(TO_LIST);
      expect(saved.status).toBe(200);
      expect(Object.keys((await stored(call, question)).elements)).toEqual(Object.keys(typed));
    });
  },
);

describe("fault 3: an error in one field never changes another", () => {
  test("of a matrix: all cells stand as they were typed, and those stored stay as they were", async () => {
    const question = ofClass("matrix");
    const browser = await signedIn(server, ADMIN);
    const typed = bestTyped(question.guid);
    await (await formOf(browser, question)).fill(typed).submit(TO_LIST);
    const before = await stored(call, question);
    const [wrong = "", ...others] = Object.keys(typed);
    const changed = {
      ...Object.fromEntries(others.map((name, index) => [name, `${index},50`])),
      [wrong]: "tanti",
    };
    const refused = await (await formOf(browser, question)).fill(changed).submit(SAVE);
    expect(refused.status).toBe(422);
    expect(refused.errors).toHaveLength(1);
    expect(formValues(refused, Object.keys(typed))).toEqual(changed);
    expect(await stored(call, question)).toEqual(before);
    expect(formValues(await browser.get(urlOf(question)), Object.keys(typed))).toEqual(typed);
  });

  test("of two questions on one page: neither is stored, both stand as they were typed", async () => {
    const open = questions.filter(({ pageId, dependencies }) => pageId !== undefined && !dependencies);
    const [first, second] = open.filter(
      ({ pageId }) => open.filter((other) => other.pageId === pageId).length > 1,
    );
    if (!first || !second) throw new Error("No two questions share a page");
    const browser = await signedIn(server, ADMIN);
    const form = await formOf(browser, first);
    const typed = bestTyped(first.guid);
    const numbers = Object.entries(typed).filter(([, value]) => /^[\d.,]+$/.test(value));
    const [wrong = ""] = numbers.at(-1) ?? [];
    expect(wrong).toMatch(/^q\d\./);
    const refused = await form.fill({ ...typed, [wrong]: "dodici" }).submit(SAVE);
    expect(refused.status).toBe(422);
    expect(formValues(refused, Object.keys(typed))).toEqual({ ...typed, [wrong]: "dodici" });
    expect([await stored(call, first), await stored(call, second)]).toEqual(
      [first, second].map(() => ({ elements: {}, revision: 0 })),
    );
  });
});

test("fault 6: a double click on save stores one change", async () => {
  const question = ofClass("dropdown");
  const browser = await signedIn(server, ADMIN);
  const { revision } = await stored(call, question);
  const rules = rulesOf(question);
  const form = (await formOf(browser, question)).fill({
    ...rules.show(question, rules.best(question)),
    explanation: "Visto due volte.",
  });
  const pages = await Promise.all([form.submit(SAVE), form.submit(SAVE)]);
  expect(pages.map(({ status }) => status)).toEqual([200, 200]);
  expect((await stored(call, question)).revision).toBe(revision + 1);
});

test("fault 8: back after publishing, and publishing again, tells that the card was just issued", async () => {
  const publisher = "admin@azienda-demo.example";
  const { call: ask } = await signedInApi(server.url, publisher);
  const issued = async () => {
    const { versions } = await ask("survey.history", { query: {} });
    return versions.other.length + (versions.public ? 1 : 0);
  };
  const before = await issued();
  const confirmation = await (await signedIn(server, publisher)).get(urls.publish());
  const declared = confirmation.form().fill({ declared: true });
  const done = await declared.submit();
  expect(done.status).toBe(200);
  expect(done.path).toMatch(/^\/dashboard\/public\/\d{4}$/);
  const again = await declared.submit();
  expect([again.status, again.path]).toEqual([409, urls.publish()]);
  expect(again.errors).toEqual([expect.stringContaining("meno di 24 ore")]);
  expect(await issued()).toBe(before + 1);
});

describe("fault 9: a stale page never wins", () => {
  test("no browser and no proxy keeps a page of the survey", async () => {
    const browser = await signedIn(server, ADMIN);
    for (const url of [urlOf(ofClass("text")), urls.level("start_small"), urls.survey(), urls.complete()]) {
      expect((await browser.get(url)).headers["cache-control"]).toContain("no-store");
    }
  });

  test("a form built on what was saved before is refused, and what was saved since stays", async () => {
    const question = ofClass("text");
    const [name = ""] = Object.keys(bestTyped(question.guid));
    const browser = await signedIn(server, ADMIN);
    const stale = (await formOf(browser, question)).fill({ [name]: "111" });
    await (await formOf(browser, question)).fill({ [name]: "222" }).submit(TO_LIST);
    await (await formOf(browser, question)).fill({ [name]: "333" }).submit(TO_LIST);
    const refused = await stale.submit(SAVE);
    expect(refused.status).toBe(409);
    expect((await stored(call, question)).elements[name]).toBe("333");
  });
});

test("fault 10: two tabs with two questions both save", async () => {
  const [one, other] = [ofClass("text"), ofClass("radio")];
  const browser = await signedIn(server, ADMIN);
  const left = await formOf(browser, one);
  const right = await formOf(tabOf(browser), other);
  const [name = ""] = Object.keys(bestTyped(one.guid));
  await right.fill(bestTyped(other.guid)).submit(TO_LIST);
  await left.fill({ [name]: "444" }).submit(TO_LIST);
  expect((await stored(call, one)).elements[name]).toBe("444");
  expect((await stored(call, other)).elements).toEqual(rulesOf(other).best(other));
});
