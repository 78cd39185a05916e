import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { disableCompany } from "~/platform/verification/operator";
import { save, shown } from "../answering";
import { countedQueries } from "../queries";
import { attach, handIn } from "../files/filing";
import { fileNamed, pdf } from "../files/samples";
import { CLASS, FORM, RULES } from "../../questions";
import { ADMIN, makeVerifying, VERIFIER, type Verifying } from "./verifying";

let given: Verifying;
let id: string;

afterEach(() => given.world.close());

async function begin(now?: string) {
  given = await makeVerifying(now);
  id = await given.begin();
}

const reply = (call: Call, words: string, question_id = CLASS, attachment_id?: string) =>
  call("survey.verificationFeedback", {
    query: { question_id, ...(attachment_id === undefined ? {} : { attachment_id }) },
    body: { user_verification_feedback: words },
  });
const refused = (...codes: string[]) => ({
  status: 409,
  message: "internal/card_refused",
  errors: codes.map((code) => ({ path: "", code })),
});
const answersNow = () => given.world.db.selectFrom("answer").selectAll().orderBy("question_id").execute();

/** A comment on an answer, one on a file, and the refusal. */
async function refuse() {
  await given.judge(id, { questionId: CLASS, verdict: "commented", comment: "Di quale edificio?" });
  await given.judge(id, { questionId: FORM, verdict: "accepted" });
  await given.judge(id, {
    questionId: FORM,
    attachmentId: given.file,
    verdict: "rejected",
    comment: "È del 2019.",
  });
  return given.decide(id, "refuse");
}

describe("a refused candidate", () => {
  beforeEach(() => begin());

  test("comes back with its comments, and every answer is as it was", async () => {
    const before = await answersNow();
    given.world.clock.advance({ hours: 1 });
    expect(await refuse()).toEqual({ phase: null, versionId: null });
    expect(await answersNow()).toEqual(before);
    expect(await given.shown()).toMatchObject({
      open: null,
      returned: { how: "refused", at: "2026-03-10T10:00:00.000Z", level: 2 },
      refusals: ["comments_open"],
      accepted: 1,
      items: 3,
      comments: [
        {
          ...{ questionId: CLASS, attachmentId: null, fileName: null, milestone: "energia" },
          ...{ level: "start_small", verdict: "commented", comment: "Di quale edificio?", reply: null },
          ...{ judgedAt: "2026-03-10T10:00:00.000Z", repliedAt: null, hasChanged: false },
        },
        { questionId: FORM, attachmentId: given.file, fileName: "visura.pdf", hasChanged: false },
      ],
    });
    const [mail] = await given.world.outbox();
    expect(mail?.headers.Oggetto).toBe(
      "La verifica di Azienda Prova S.r.l. si è chiusa con delle osservazioni",
    );
    expect(mail?.body).toContain("Ente di Prova ha chiuso la verifica della carta 2025");
  });

  test("is opened again when each comment was answered or acted upon, and not before", async () => {
    await refuse();
    await expect(given.open()).rejects.toMatchObject(refused("comments_open"));
    const admin = await given.admin();
    await reply(admin, "Quello di via Roma.");
    await expect(given.open()).rejects.toMatchObject(refused("comments_open"));
    const [copy = ""] = await handIn(admin, FORM, fileNamed("visura.pdf", pdf("Visura 2025")));
    await attach(admin, FORM, [given.file, copy]);
    await expect(given.open()).rejects.toMatchObject(refused("comments_open"));
    await attach(admin, FORM, [copy]);
    expect((await given.shown()).comments.map(({ hasChanged }) => hasChanged)).toEqual([false, true]);
    id = await given.open();
    await given.check();
    expect(await given.shown()).toMatchObject({
      open: { id, phase: "third_party", body: null },
      comments: [],
      accepted: 0,
    });
  });

  test("is settled by an answer that differs, and not by one that went back to what it was", async () => {
    await refuse();
    const admin = await given.admin();
    await reply(admin, "Quella giusta è allegata.", FORM, given.file);
    await save(admin, CLASS, { classe: "a4" }, { revision: 1 });
    expect((await given.shown()).refusals).toEqual([]);
    await save(admin, CLASS, { classe: "b" }, { revision: 2 });
    expect((await given.shown()).refusals).toEqual(["comments_open"]);
    await save(admin, RULES, { value: "no" });
    await save(admin, CLASS, {}, { revision: 3 });
    expect((await given.shown()).refusals).toEqual([]);
    await given.open();
  });

  test("judged again and accepted is issued as it was frozen the second time", async () => {
    await refuse();
    const admin = await given.admin();
    await save(admin, CLASS, { classe: "a4" }, { revision: 1 });
    await reply(admin, "È l'ultima depositata.", FORM, given.file);
    id = await given.begin();
    await given.acceptAll(id);
    await given.decide(id, "accept");
    const { questions } = await admin("survey.answers", { query: { version: "public" } });
    expect(questions.find(({ definition }) => definition.guid === CLASS)?.answer.answerElements).toEqual([
      { id: "classe", value: "a4" },
    ]);
    expect(await given.shown()).toMatchObject({ returned: null, comments: [] });
  });
});

describe("the company's answer to a comment", () => {
  beforeEach(() => begin());

  test("reaches the verifier while the verification is open, and a new judgement asks anew", async () => {
    await given.judge(id, { questionId: CLASS, verdict: "commented", comment: "Di quale edificio?" });
    const admin = await given.admin();
    given.world.clock.advance({ minutes: 10 });
    await reply(admin, "Quello di “via Roma”.");
    await reply(admin, "Quello di via Roma 3.");
    const seen = async () => {
      const { candidate } = await (await given.verifier())("survey.candidate", { params: { id } });
      return candidate.find(({ questionId }) => questionId === CLASS)?.judgement;
    };
    expect(await seen()).toMatchObject({ verdict: "commented", reply: "Quello di via Roma 3." });
    expect((await given.shown()).comments).toMatchObject([{ repliedAt: "2026-03-10T09:10:00.000Z" }]);
    await given.judge(id, { questionId: CLASS, verdict: "commented", comment: "E quello di Brescia?" });
    expect(await seen()).toMatchObject({
      ...{ verdict: "commented", comment: "E quello di Brescia?", reply: null, repliedAt: null },
      isDue: false,
    });
    await given.judge(id, { questionId: CLASS, verdict: "accepted" });
    await expect(reply(admin, "Grazie.")).rejects.toMatchObject(refused("comment_unknown"));
  });

  test("and what was said anew are kept as they were, with who said it and when", async () => {
    await given.judge(id, { questionId: CLASS, verdict: "commented", comment: "Di quale edificio?" });
    given.world.clock.advance({ minutes: 1 });
    await reply(await given.admin(), "Della sede.");
    await reply(await given.admin(), "Della sede di Brescia.");
    await given.judge(id, { questionId: CLASS, verdict: "accepted" });
    const changes = await given.world.db
      .selectFrom("judgement_change")
      .leftJoin("account", "account.id", "changed_by")
      .select(["account.email", "changed_at", "before", "after"])
      .where("question_id", "=", CLASS)
      .orderBy("judgement_change.id")
      .execute();
    const phase = "third_party";
    const asked = { verdict: "commented", comment: "Di quale edificio?", reply: null, phase };
    const [first, second] = [
      { ...asked, reply: "Della sede." },
      { ...asked, reply: "Della sede di Brescia." },
    ];
    const accepted = { verdict: "accepted", comment: "", reply: null, phase };
    expect(changes.map(({ before, after }) => [before && JSON.parse(before), JSON.parse(after)])).toEqual([
      [null, asked],
      [asked, first],
      [first, second],
      [second, accepted],
    ]);
    expect(changes.map(({ email }) => email)).toEqual([VERIFIER, ADMIN, ADMIN, VERIFIER]);
    expect(changes[1]?.changed_at).toBe("2026-03-10T09:01:00.000Z");
  });

  test("says something, about something that was said, in a length that is kept", async () => {
    const admin = await given.admin();
    await expect(reply(admin, "Ecco.")).rejects.toMatchObject(refused("comment_unknown"));
    await given.judge(id, { questionId: CLASS, verdict: "commented", comment: "Di quale edificio?" });
    await expect(reply(admin, " \u200b ")).rejects.toMatchObject(refused("reply_missing"));
    await expect(reply(admin, "Ecco.", CLASS, given.file)).rejects.toMatchObject(refused("comment_unknown"));
    await expect(reply(admin, "x".repeat(2001))).rejects.toMatchObject({ status: 422 });
    await expect(reply(admin, "…".repeat(700))).rejects.toMatchObject({
      status: 422,
      errors: [{ path: "user_verification_feedback", code: "too_long" }],
    });
  });

  test("never reaches another company's verification", async () => {
    await given.judge(id, { questionId: CLASS, verdict: "commented", comment: "Di quale edificio?" });
    const { world } = given;
    const companyId = await world.addCompany({ isValidated: true });
    await world.addPerson({ email: "z@altra.example", companyId, isAdmin: true });
    const stranger = await world.as("z@altra.example");
    await expect(reply(stranger, "Sono un altro.")).rejects.toMatchObject(refused("comment_unknown"));
    await expect(stranger("survey.withdrawVerification", {})).rejects.toMatchObject(
      refused("no_verification"),
    );
    expect((await given.shown()).comments).toMatchObject([{ reply: null }]);
  });
});

describe("a question of an enabled company", () => {
  beforeEach(() => begin());

  const ofQuestion = async (guid: string) => {
    const { isValidated, validationComments } = await shown(await given.admin(), guid);
    return { isValidated, validationComments };
  };

  test("says what was accepted and commented, while it is open and after it came back", async () => {
    expect(await ofQuestion(CLASS)).toEqual({ isValidated: false, validationComments: [] });
    await refuse();
    const comment = {
      attachmentId: null,
      isRejected: false,
      verdict: "commented",
      comment: "Di quale edificio?",
      reply: null,
    };
    expect(await ofQuestion(CLASS)).toEqual({ isValidated: false, validationComments: [comment] });
    expect(await ofQuestion(FORM)).toEqual({
      isValidated: true,
      validationComments: [
        {
          attachmentId: given.file,
          isRejected: true,
          verdict: "rejected",
          comment: "È del 2019.",
          reply: null,
        },
      ],
    });
    const admin = await given.admin();
    await reply(admin, "Via Roma.");
    expect((await ofQuestion(CLASS)).validationComments).toEqual([{ ...comment, reply: "Via Roma." }]);
    given.world.clock.advance({ minutes: 1 });
    await attach(admin, FORM, [given.file], { forma: "spa" });
    expect((await ofQuestion(FORM)).isValidated).toBe(false);
  });

  test("costs one read more than that of any other", async () => {
    const { world, companyId } = given;
    const reads = () => countedQueries(world, "a@prova.example", (call) => shown(call, CLASS));
    const enabled = await reads();
    await disableCompany(world.parts, companyId);
    expect(await reads()).toBe(enabled - 1);
  });

  test("has nothing to say of a card that was issued, and other companies have nothing at all", async () => {
    await given.acceptAll(id);
    expect((await ofQuestion(CLASS)).isValidated).toBe(true);
    await given.decide(id, "accept");
    expect(await ofQuestion(CLASS)).toEqual({ isValidated: false, validationComments: [] });
    await disableCompany(given.world.parts, given.companyId);
    expect(await ofQuestion(CLASS)).toEqual({});
  });
});
