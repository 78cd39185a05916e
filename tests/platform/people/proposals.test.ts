import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { CallInput } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { completeRegistry, elementsOf, input, save, shown } from "../answering";
import { audited } from "../audited";
import { makeCompany, makeStranger } from "../company";
import type { World } from "../world";
import { CLASS, PLANTS, WATER } from "../../questions";

let world: World;
let companyId: string;
let admin: Call;
let bruno: Call;

beforeEach(async () => {
  ({ world, companyId, admin } = await makeCompany({ colleagues: ["bruno", "carla"] }));
  bruno = await world.as("b@prova.example");
});
afterEach(() => world.close());

type LinkBody = CallInput<"survey.addQuestionLink">["body"];
const OUTSIDER = "consulente@studio.example";
const invite = (given: Partial<LinkBody> = {}, by = admin) =>
  by("survey.addQuestionLink", {
    body: {
      questionId: CLASS,
      email: OUTSIDER,
      name: "Studio Verdi",
      note: "",
      showsAnswer: false,
      ...given,
    },
  });
const tokenOf = async (to = OUTSIDER) =>
  (await world.outbox()).findLast(({ headers }) => headers["A"]?.includes(to))?.token ?? "none";
const look = (token: string) => world.call()("survey.linkedQuestion", { body: { token } });
const propose = (token: string, value = "b", more: object = {}) =>
  world.call()("survey.propose", {
    body: { token, answer: { answerElements: [{ id: "classe", value }], ...more } },
  });
const waiting = async (call = admin, id = CLASS) =>
  (await call("survey.proposals", { params: { id } })).proposals;
const confirm = (proposal: { id: string; times: number }, value = "b", more: object = {}, by = admin) =>
  by("survey.saveAnswer", {
    params: { id: CLASS },
    body: { answers: [input(CLASS, { classe: value }, more)], proposal },
  });
const changes = () => admin("survey.answerChanges", { params: { id: CLASS }, query: {} });
const codesOf = async (promise: Promise<unknown>) => {
  const thrown: unknown = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof ApiError)) throw new Error("The call was not refused", { cause: thrown });
  return [thrown.status, ...thrown.errors.map(({ path, code }) => `${path}:${code}`)];
};
async function sent(value = "b") {
  await invite();
  await propose(await tokenOf(), value);
  const [proposal] = await waiting();
  if (!proposal) throw new Error("No proposal waits");
  return { id: proposal.id, times: proposal.times };
}

test("a question tells who may decide how many proposals wait, and nothing of it in an issued version or a form", async () => {
  await sent();
  const told = async (id: string, query: object = {}) => {
    const page = await admin("survey.question", { params: { id }, query });
    return page.waitingProposals;
  };
  expect([await told(CLASS), await told(PLANTS), await told(CLASS, { part: "form" })]).toEqual([
    1,
    0,
    undefined,
  ]);
  const [proposal] = await waiting();
  await confirm({ id: proposal?.id ?? "", times: proposal?.times ?? 0 });
  expect(await told(CLASS)).toBe(0);
});

describe("a link to one question", () => {
  test("shows the question, the company's name and the note, and no answer", async () => {
    await save(admin, CLASS, { classe: "d" }, { explanation: "Segreto interno" });
    await invite({ note: "Per favore entro venerdì" });
    const page = await look(await tokenOf());
    expect(page).toMatchObject({
      businessName: "Azienda Prova S.r.l.",
      askedBy: "Anna Rossi",
      note: "Per favore entro venerdì",
      sentAt: null,
      answer: { answerElements: [], explanation: null },
    });
    expect(page.definition.guid).toBe(CLASS);
    expect(JSON.stringify(page)).not.toContain("Segreto interno");
  });

  test("shows the present answer only where its asker chose so", async () => {
    await save(admin, CLASS, { classe: "d" });
    await invite({ showsAnswer: true });
    expect((await look(await tokenOf())).answer.answerElements).toEqual([{ id: "classe", value: "d" }]);
  });

  test("stands in the store as a hash, and in no event", async () => {
    await invite();
    const token = await tokenOf();
    const rows = await world.db.selectFrom("question_link").selectAll().execute();
    const tokens = await world.db.selectFrom("mailed_token").selectAll().execute();
    const events = await world.db.selectFrom("event").selectAll().execute();
    expect(tokens.map(({ kind }) => kind)).toContain("question");
    expect(JSON.stringify([rows, tokens, events])).not.toContain(token);
  });

  test("lasts fourteen days to the last moment", async () => {
    await invite();
    const token = await tokenOf();
    world.clock.set("2026-03-24T08:59:59.999Z");
    await look(token);
    world.clock.set("2026-03-24T09:00:00.000Z");
    expect(await codesOf(look(token))).toEqual([424, ":link_expired"]);
  });

  test("is replaced by a newer one for the same question and address, and by no other", async () => {
    await invite();
    const first = await tokenOf();
    await invite({ questionId: PLANTS });
    await invite({ email: "altro@studio.example" });
    await look(first);
    await invite({ email: ` ${OUTSIDER.toUpperCase()} ` });
    expect(await codesOf(look(first))).toEqual([424, ":link_replaced"]);
    await look(await tokenOf());
  });

  test("ends when it is revoked, and its mail does not go", async () => {
    const { id } = await invite();
    await admin("survey.revokeQuestionLink", { params: { id } });
    expect(await world.outbox()).toEqual([]);
    await invite();
    const token = await tokenOf();
    const { links } = await admin("user.tasks", { query: {} });
    await admin("survey.revokeQuestionLink", { params: { id: links[0]?.id ?? "" } });
    expect(await codesOf(look(token))).toEqual([424, ":link_withdrawn"]);
    expect(await codesOf(propose(token))).toEqual([424, ":link_withdrawn"]);
    expect((await audited(world.db, "question_link_revoked")).length).toBe(2);
  });

  test.each<[string, () => Promise<unknown>, string]>([
    [
      "the year is closed",
      () => world.db.updateTable("company").set({ fiscal_year: 2026 }).execute(),
      "link_year_closed",
    ],
    [
      "the question changes",
      () => world.db.updateTable("question_link").set({ edition: 7 }).execute(),
      "link_question_changed",
    ],
    [
      "its asker may no longer write",
      () => world.db.updateTable("membership").set({ is_admin: 0, access_active: 0 }).execute(),
      "link_asker_gone",
    ],
    ["its asker is deleted", () => world.db.deleteFrom("account").execute(), "link_asker_gone"],
  ])("ends when %s", async (_, happens, code) => {
    await invite();
    const token = await tokenOf();
    await happens();
    expect(await codesOf(look(token))).toEqual([424, `:${code}`]);
    expect(await codesOf(propose(token))).toEqual([424, `:${code}`]);
  });

  test("ends with its company", async () => {
    await invite();
    const token = await tokenOf();
    await world.db.deleteFrom("question_link").execute();
    expect(await codesOf(look(token))).toEqual([424]);
  });

  test("is no link of another kind, and no other link is one", async () => {
    await invite();
    const token = await tokenOf();
    await world.call()("user.forgotPassword", { query: { email: "b@prova.example" } });
    const reset = await tokenOf("b@prova.example");
    expect(reset).not.toBe("none");
    expect(await codesOf(look(reset))).toEqual([424]);
    expect(await codesOf(world.call()("identity.checkLink", { body: { token } }))).toEqual([424]);
    expect(await codesOf(world.call()("user.reminderLink", { body: { token } }))).toEqual([424]);
    expect(await codesOf(world.call()("user.pendingInvitation", { body: { token } }))).toEqual([424]);
  });

  test.each<[string, Partial<LinkBody>, (number | string)[]]>([
    ["a name with an address", { name: "Vinci su premi.example" }, [422, "name:link_in_name"]],
    ["an address that is none", { email: "consulente" }, [422, "email:invalid_mail"]],
    ["a question that is not asked", { questionId: "v3-altro" }, [404]],
  ])("is refused for %s", async (_, given, codes) => {
    expect(await codesOf(invite(given))).toEqual(codes);
  });

  test("carries no note into the mail", async () => {
    await invite({ note: "Vai su https://premi.example" });
    const [mail] = await world.outbox();
    expect(mail?.body).not.toContain("premi.example");
  });

  test("is sent at most five times a day to an address, and fifty times by a company", async () => {
    for (let count = 0; count < 5; count += 1) await invite();
    expect(await codesOf(invite())).toEqual([409, ":link_mailed_too_often"]);
    for (let count = 5; count < 50; count += 1) await invite({ email: `persona${count}@studio.example` });
    for (let count = 50; count < 60; count += 1) {
      expect(await codesOf(invite({ email: `persona${count}@studio.example` }))).toEqual([
        409,
        ":too_many_links",
      ]);
    }
    expect(await world.db.selectFrom("question_link").selectAll().execute()).toHaveLength(50);
  });

  test("works a hundred times at once at most", async () => {
    for (let count = 0; count < 100; count += 1) {
      if (count === 50) world.clock.advance({ days: 1, minutes: 1 });
      await invite({ email: `persona${count}@studio.example` });
    }
    world.clock.advance({ days: 1, minutes: 1 });
    expect(await codesOf(invite())).toEqual([409, ":too_many_open_links"]);
  });

  test("is not counted when its asker can no longer write", async () => {
    for (let count = 0; count < 50; count += 1) await invite({ email: `persona${count}@studio.example` });
    world.clock.advance({ days: 1, minutes: 1 });
    for (let count = 50; count < 100; count += 1)
      await invite({ email: `persona${count}@studio.example` }, bruno);
    world.clock.advance({ days: 1, minutes: 1 });
    expect(await codesOf(invite())).toEqual([409, ":too_many_open_links"]);
    await world.db.updateTable("profile").set({ can_write: 0 }).execute();
    await invite();
  });

  test("of another company is not found", async () => {
    const { id } = await invite();
    const stranger = await makeStranger(world);
    expect(await codesOf(stranger("survey.questionLink", { params: { id } }))).toEqual([404]);
    expect(await codesOf(stranger("survey.revokeQuestionLink", { params: { id } }))).toEqual([404]);
    expect(await codesOf(bruno("survey.questionLink", { params: { id } }))).toEqual([404]);
  });
});

/** All that is computed from answers. */
async function everything() {
  const query = {};
  const workbook = await admin("survey.downloadAnswers", { params: { version: "draft" }, query });
  const { downloadUrl } = await admin("survey.download", {
    params: { type: "answers" },
    query: { filename: workbook.filename },
  });
  const file = await admin("survey.file", { params: { token: downloadUrl.split("/").at(-1) ?? "" } });
  return {
    home: await admin("scoring.homePage", { params: { version: "draft" }, query }),
    card: await admin("scoring.homePage", { params: { version: "public" }, query }),
    plan: await admin("scoring.developmentPlan", { query }),
    overview: await admin("survey.overview", { query }),
    answers: await admin("survey.answers", { query }),
    question: await shown(admin, CLASS),
    changes: await changes(),
    benchmark: await world.db.selectFrom("benchmark_entry").selectAll().execute(),
    stored: await world.db.selectFrom("answer").selectAll().execute(),
    draft: await world.db.selectFrom("draft").selectAll().execute(),
    workbook: Buffer.from(await file.arrayBuffer()).toString("base64"),
  };
}

describe("a proposal", () => {
  test("counts nowhere: score, progress, export and card are those of before", async () => {
    await completeRegistry(admin);
    await save(admin, CLASS, { classe: "d" });
    const { draft } = (await admin("scoring.homePage", { params: { version: "draft" }, query: {} })).survey;
    await admin("survey.publish", { body: { revision: draft.revision } });
    const before = await everything();
    await sent("b");
    expect(await everything()).toEqual(before);
    expect(await elementsOf(admin, CLASS)).toEqual({ classe: "d" });
  });

  test("is checked like an answer that a person saves", async () => {
    await invite();
    const token = await tokenOf();
    expect(await codesOf(propose(token, "z"))).toEqual([422, `${CLASS}.classe:unknown_choice`]);
    const unknown = world.call()("survey.propose", {
      body: { token, answer: { answerElements: [{ id: "altro", value: "1" }] } },
    });
    expect((await codesOf(unknown))[0]).toBe(422);
    const empty = world.call()("survey.propose", { body: { token, answer: { answerElements: [] } } });
    expect(await codesOf(empty)).toEqual([422, ":proposal_empty"]);
    expect(await waiting()).toEqual([]);
  });

  test("is revised by the same link until the company decides, twenty times at most", async () => {
    await invite();
    const token = await tokenOf();
    await propose(token, "d");
    await propose(token, "b", { explanation: "Dalla bolletta" });
    expect(await waiting()).toMatchObject([
      { name: "Studio Verdi", times: 2, answer: { answerElements: [{ id: "classe", value: "b" }] } },
    ]);
    expect((await look(token)).answer).toMatchObject({ explanation: "Dalla bolletta" });
    for (let count = 2; count < 20; count += 1) await propose(token, "b");
    expect(await codesOf(propose(token, "b"))).toEqual([409, ":proposal_too_often"]);
  });

  test("waits with who sends a flood", async () => {
    await invite();
    const token = await tokenOf();
    const tries = [];
    for (let count = 0; count < 40; count += 1) tries.push((await codesOf(propose(token, "z")))[0]);
    expect(tries.slice(0, 30)).toEqual(Array<number>(30).fill(422));
    expect(tries.slice(30)).toEqual(Array<number>(10).fill(429));
  });

  test("becomes the answer when it is confirmed, with both names in the history", async () => {
    const proposal = await sent();
    await confirm(proposal, "b", {}, bruno);
    expect(await elementsOf(admin, CLASS)).toEqual({ classe: "b" });
    expect((await changes()).changes).toMatchObject([{ by: "Bruno Rossi", proposedBy: "Studio Verdi" }]);
    expect(await waiting()).toEqual([]);
    expect(await audited(world.db, "proposal_confirmed")).toMatchObject([{ detail: proposal.id }]);
  });

  test("is confirmed with changes, as an answer that a person edits first", async () => {
    await confirm(await sent(), "c");
    expect(await elementsOf(admin, CLASS)).toEqual({ classe: "c" });
    expect((await changes()).changes).toMatchObject([{ proposedBy: "Studio Verdi" }]);
  });

  test("that is the answer already leaves no change", async () => {
    await save(admin, CLASS, { classe: "b" });
    await confirm(await sent(), "b", { revision: 1 });
    expect((await changes()).changes).toMatchObject([{ revision: 1, proposedBy: null }]);
    expect(await waiting()).toEqual([]);
  });

  test("is not confirmed on top of an answer that a colleague saved meanwhile", async () => {
    const proposal = await sent();
    await save(bruno, CLASS, { classe: "d" });
    expect(await codesOf(confirm(proposal))).toEqual([409, `${CLASS}:conflict`]);
    expect(await waiting()).toHaveLength(1);
    expect(await elementsOf(admin, CLASS)).toEqual({ classe: "d" });
  });

  test("is not confirmed unseen when it was sent anew", async () => {
    const proposal = await sent("d");
    await propose(await tokenOf(), "c");
    expect(await codesOf(confirm(proposal, "d"))).toEqual([409]);
    expect(await elementsOf(admin, CLASS)).toEqual({});
  });

  test("is confirmed once: neither a second press nor its link changes anything after it", async () => {
    const proposal = await sent();
    const token = await tokenOf();
    await confirm(proposal);
    expect(await codesOf(confirm(proposal, "b", { revision: 1 }))).toEqual([409]);
    expect(await codesOf(admin("survey.declineProposal", { params: { id: proposal.id } }))).toEqual([409]);
    expect(await codesOf(propose(token, "c"))).toEqual([424, ":link_settled"]);
    expect(await codesOf(look(token))).toEqual([424, ":link_settled"]);
  });

  test("is declined: the answer stays as it was, and the link ends", async () => {
    const proposal = await sent();
    const token = await tokenOf();
    await admin("survey.declineProposal", { params: { id: proposal.id } });
    expect(await elementsOf(admin, CLASS)).toEqual({});
    expect(await waiting()).toEqual([]);
    expect(await codesOf(look(token))).toEqual([424, ":link_settled"]);
  });

  test("stays when its link is revoked, and is confirmed by hand", async () => {
    const proposal = await sent();
    await admin("survey.revokeQuestionLink", { params: { id: proposal.id } });
    await confirm(proposal);
    expect(await elementsOf(admin, CLASS)).toEqual({ classe: "b" });
  });

  test("of another company, or to another question, is not found", async () => {
    const proposal = await sent();
    const stranger = await makeStranger(world);
    expect(await waiting(stranger)).toEqual([]);
    expect(await codesOf(stranger("survey.proposal", { params: { id: proposal.id } }))).toEqual([404]);
    expect(await codesOf(stranger("survey.declineProposal", { params: { id: proposal.id } }))).toEqual([404]);
    expect(await codesOf(confirm(proposal, "b", {}, stranger))).toEqual([404]);
    const elsewhere = admin("survey.saveAnswer", {
      params: { id: WATER },
      body: { answers: [input(WATER, {})], proposal },
    });
    expect(await codesOf(elsewhere)).toEqual([404]);
    expect(await waiting()).toHaveLength(1);
  });

  test("is shown to no reader", async () => {
    await sent();
    const carla = await world.as("c@prova.example");
    expect(await codesOf(waiting(carla))).toEqual([403]);
    expect((await carla("user.tasks", { query: {} })).proposals).toEqual([]);
  });

  test("goes with its company", async () => {
    await sent();
    await world.db.deleteFrom("question_link").where("company_id", "=", companyId).execute();
    expect(await world.db.selectFrom("proposal").selectAll().execute()).toEqual([]);
  });
});
