import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { sweepVerifications } from "~/platform/verification/sweep";
import { save } from "../answering";
import { CLASS, FORM } from "../../questions";
import { makeVerifying, type Verifying, VERIFIER } from "./verifying";

let given: Verifying;
let id: string;
let verifier: Call;

beforeEach(async () => {
  given = await makeVerifying();
  id = await given.begin();
  verifier = await given.verifier();
});
afterEach(() => given.world.close());

const params = () => ({ id });
const cases = async () => verifier("survey.verifierCases", { query: {} });
const oneCase = (call = verifier) => call("survey.verifierCase", { params: params() });
const visit = (call = verifier) => call("survey.visitVerifierCase", { params: params() });
const judge = (body: object) => verifier("survey.judge", { params: params(), body: body as never });
const itemOf = async (question: string) => {
  const { candidate } = await verifier("survey.candidate", { params: params() });
  return candidate.find(({ questionId }) => questionId === question) ?? expect.fail();
};
const reply = async (text = "Della sede.") =>
  (await given.admin())("survey.verificationFeedback", {
    query: { question_id: CLASS },
    body: { user_verification_feedback: text },
  });
const refused = (...codes: string[]) => ({
  status: 409,
  message: "internal/card_refused",
  errors: codes.map((code) => ({ path: "", code })),
});
const withdraw = async () => (await given.admin())("survey.withdrawVerification", {});

describe("the desk of a verifier", () => {
  test("shows a case with its term, how far it is, and that it is new until it was opened", async () => {
    expect(await cases()).toMatchObject({
      count: 1,
      open: 1,
      cases: [{ id, daysLeft: 60, items: 3, judged: 0, replied: 0, ended: null, news: { isNew: true } }],
    });
    await visit();
    expect((await cases()).cases[0]?.news).toEqual({ isNew: false, replies: 0, hasEnded: false });
  });

  test("says what the company has answered since the last visit", async () => {
    await judge({ questionId: CLASS, verdict: "asked", comment: "Di quale edificio?" });
    await visit();
    given.world.clock.advance({ minutes: 5 });
    await reply();
    expect((await cases()).cases[0]).toMatchObject({ asked: 1, replied: 1, news: { replies: 1 } });
    given.world.clock.advance({ minutes: 5 });
    await visit();
    expect((await cases()).cases[0]).toMatchObject({ replied: 1, news: { replies: 0 } });
  });

  test("shows a case that was withdrawn with its outcome alone, and never its content", async () => {
    await visit();
    given.world.clock.advance({ minutes: 5 });
    await withdraw();
    expect(await cases()).toMatchObject({ count: 1, open: 0 });
    const shown = await oneCase();
    expect(shown).toMatchObject({
      ended: { how: "withdrawn", versionId: null },
      news: { hasEnded: true },
      accept: ["no_verification"],
      refuse: ["no_verification"],
    });
    expect(shown).not.toHaveProperty("candidate");
    await expect(verifier("survey.candidate", { params: params() })).rejects.toMatchObject({ status: 404 });
  });

  test("shows a case that has lapsed as ended, before anything has written that down", async () => {
    given.world.clock.advance({ days: 61 });
    verifier = await given.verifier();
    expect((await oneCase()).ended).toEqual({
      how: "lapsed",
      at: "2026-05-09T08:00:00.000Z",
      versionId: null,
    });
  });

  test("keeps ended cases for a year, after the open ones", async () => {
    await withdraw();
    const next = await given.begin();
    expect((await cases()).cases.map((one) => one.id)).toEqual([next, id]);
    given.world.clock.advance({ days: 30 });
    verifier = await given.verifier();
    expect((await cases()).count).toBe(2);
    given.world.clock.advance({ days: 340 });
    verifier = await given.verifier();
    expect((await cases()).cases.map((one) => one.id)).toEqual([next]);
  });

  test("orders open cases by their term and holds 25 on a page", async () => {
    const row = await given.world.db.selectFrom("verification").selectAll().executeTakeFirstOrThrow();
    const day = (n: number) => `2026-03-${String(n).padStart(2, "0")}T09:00:00.000Z`;
    for (let n = 1; n <= 27; n += 1) {
      const companyId = await given.world.addCompany({ businessName: `Azienda ${n}` });
      const copy = { ...row, id: `v${n}`, company_id: companyId, since: day(28 - n) };
      await given.world.db.insertInto("verification").values(copy).execute();
    }
    const page = (pageId: string) => verifier("survey.verifierCases", { query: { pageId } });
    const first = await page("1");
    expect([first.count, first.cases.length, first.cases[0]?.id]).toEqual([28, 25, "v27"]);
    expect((await page("2")).cases.map((one) => one.id)).toEqual(["v3", "v2", "v1"]);
    expect((await page("3")).cases).toEqual([]);
  });
});

describe("a case is found by its verifier alone", () => {
  const calls: [string, (call: Call) => Promise<unknown>][] = [
    ["shown", (call) => oneCase(call)],
    ["visited", (call) => visit(call)],
  ];

  test.each(calls)("%s: another verifier does not find it", async (_, ask) => {
    const companyId = await given.world.addCompany({ businessName: "Altro Ente" });
    await given.world.addPerson({ email: "w@altro.example", companyId, isVerifier: true });
    await expect(ask(await given.world.as("w@altro.example"))).rejects.toMatchObject({ status: 404 });
  });

  test.each(calls)("%s: the company itself may not", async (_, ask) => {
    await expect(ask(await given.admin())).rejects.toMatchObject({ status: 403 });
  });

  test("not one of the verifier's own company, however it was assigned", async () => {
    const { world, companyId } = given;
    await world.addPerson({ email: "own@prova.example", companyId, isVerifier: true });
    const own = await world.db
      .selectFrom("account")
      .select("id")
      .where("email", "=", "own@prova.example")
      .executeTakeFirstOrThrow();
    await world.db.updateTable("verification").set({ verifier_id: own.id }).execute();
    const call = await world.as("own@prova.example");
    expect(await call("survey.verifierCases", { query: {} })).toMatchObject({ cases: [], count: 0 });
    for (const [, ask] of calls) await expect(ask(call)).rejects.toMatchObject({ status: 404 });
    await expect(call("survey.candidate", { params: params() })).rejects.toMatchObject({ status: 404 });
    await expect(
      call("survey.judge", { params: params(), body: { questionId: CLASS, verdict: "accepted" } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test("not once access is switched off", async () => {
    const { db } = given.world;
    await db.updateTable("membership").set({ access_active: 0 }).where("is_verifier", "=", 1).execute();
    await expect(cases()).rejects.toMatchObject({ status: 401 });
  });
});

describe("a judgement", () => {
  test("may be a question, which alone is no reason to refuse", async () => {
    await judge({ questionId: CLASS, verdict: "asked", comment: "Di quale edificio?" });
    expect(await oneCase()).toMatchObject({
      accept: ["items_unjudged", "comments_open"],
      refuse: ["refusal_without_comment"],
    });
    const body = { decision: "refuse", phase: "third_party" } as const;
    await expect(verifier("survey.decide", { params: params(), body })).rejects.toMatchObject(
      refused("refusal_without_comment"),
    );
    await judge({ questionId: CLASS, verdict: "rejected", comment: "Non risponde." });
    expect((await oneCase()).refuse).toEqual([]);
  });

  test.each(["commented", "asked", "rejected"])("needs words unless it accepts: %s", async (verdict) => {
    await expect(judge({ questionId: CLASS, verdict, comment: "  " })).rejects.toMatchObject(
      refused("comment_missing"),
    );
  });

  test("is taken back until the decision, and kept in the history of judgements", async () => {
    await judge({ questionId: CLASS, verdict: "commented", comment: "Perché?" });
    await judge({ questionId: CLASS, verdict: null });
    expect((await itemOf(CLASS)).judgement).toMatchObject({ verdict: null, isDue: true });
    await expect(judge({ questionId: CLASS, verdict: null })).rejects.toMatchObject(
      refused("judgement_unknown"),
    );
    const changes = await given.world.db.selectFrom("judgement_change").selectAll().execute();
    expect(changes.at(-1)).toMatchObject({ question_id: CLASS, after: "null" });
    await given.acceptAll(id);
    await given.decide(id, "accept");
    await expect(judge({ questionId: CLASS, verdict: null })).rejects.toMatchObject(
      refused("no_verification"),
    );
    const judgements = await given.world.db.selectFrom("judgement").selectAll().execute();
    expect(judgements.map(({ verdict }) => verdict)).toEqual(["accepted", "accepted", "accepted"]);
  });

  test("is refused when another window has judged meanwhile, or the company has replied", async () => {
    const moved = { status: 409, message: "internal/judgement_moved" };
    await judge({ questionId: CLASS, verdict: "asked", comment: "Di quale?", seen: null });
    await expect(judge({ questionId: CLASS, verdict: "accepted", seen: null })).rejects.toMatchObject(moved);
    const { judgedAt: seen } = (await itemOf(CLASS)).judgement;
    given.world.clock.advance({ minutes: 1 });
    await reply();
    await expect(judge({ questionId: CLASS, verdict: "accepted", seen })).rejects.toMatchObject(moved);
    const { repliedAt } = (await itemOf(CLASS)).judgement;
    await judge({ questionId: CLASS, verdict: "accepted", seen: repliedAt });
    expect((await itemOf(CLASS)).judgement.verdict).toBe("accepted");
  });
});

describe("a candidate beside the card before it", () => {
  test("has nothing to compare when it is the first", async () => {
    expect(await itemOf(CLASS)).toMatchObject({ change: "first", before: null });
  });

  test("says which answers are new, changed or the same", async () => {
    await given.acceptAll(id);
    await given.decide(id, "accept");
    given.world.clock.advance({ days: 2 });
    await save(await given.admin(), CLASS, { classe: "a4" }, { revision: 1 });
    id = await given.begin();
    verifier = await given.verifier();
    expect(await itemOf(CLASS)).toMatchObject({ change: "changed", before: { lines: [{}] } });
    expect(await itemOf(FORM)).toMatchObject({ change: "same", before: null });
  });
});

describe("the mails to a verifier", () => {
  const toVerifier = async () =>
    (await given.world.outbox()).filter(({ headers }) => headers.A?.includes(VERIFIER));

  test("lead to the case, once the company has written no reply for an hour", async () => {
    await judge({ questionId: CLASS, verdict: "asked", comment: "Di quale?" });
    await reply();
    const later = async (minutes: number) => {
      given.world.clock.advance({ minutes });
      await sweepVerifications(given.world.parts);
    };
    await later(59);
    expect(await toVerifier()).toEqual([]);
    await later(1);
    await later(600);
    const mails = await toVerifier();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.link).toBe(`https://carta.example/dashboard/verifications/${id}`);
    expect(mails[0]?.body).toContain("una risposta");
  });

  test("lead to the desk when the case has ended", async () => {
    await withdraw();
    expect((await toVerifier())[0]?.link).toBe("https://carta.example/dashboard/verifications");
  });
});
