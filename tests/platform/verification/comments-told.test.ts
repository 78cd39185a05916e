import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sweepVerifications } from "~/platform/verification/sweep";
import { CLASS, FORM } from "../../questions";
import { makeVerifying, type Verifying } from "./verifying";

let given: Verifying;
let id: string;
beforeEach(async () => {
  given = await makeVerifying();
  await given.world.addPerson({ email: "b@prova.example", companyId: given.companyId, isAdmin: true });
  id = await given.begin();
});
afterEach(() => given.world.close());

const judge = async (
  questionId: string,
  verdict: "accepted" | "commented" | "rejected",
  comment = "Perché?",
) =>
  (await given.verifier())("survey.judge", {
    params: { id },
    body: { questionId, verdict, ...(verdict !== "accepted" && { comment }) },
  });
const reply = async () =>
  (await given.admin())("survey.verificationFeedback", {
    query: { question_id: CLASS },
    body: { user_verification_feedback: "Della sede." },
  });
const later = async (minutes: number) => {
  given.world.clock.advance({ minutes });
  await sweepVerifications(given.world.parts);
};
/** Of the mails to the company; the verifier has mails of their own. */
const subjects = async () =>
  (await given.world.outbox()).flatMap(({ headers }) =>
    headers.A?.includes("v@ente.example") ? [] : [headers.Oggetto],
  );

const ONE = "Il verificatore ha lasciato un'osservazione: Azienda Prova S.r.l.";
const TWO = "Il verificatore ha lasciato 2 osservazioni: Azienda Prova S.r.l.";

describe("comments of an open verification", () => {
  test("are one mail to each administrator an hour after the last of them", async () => {
    await judge(CLASS, "commented");
    await later(30);
    await judge(FORM, "rejected");
    await later(59);
    expect(await subjects()).toEqual([]);
    await later(1);
    expect(await subjects()).toEqual([TWO, TWO]);
    const mails = await given.world.outbox();
    expect(mails.map(({ headers }) => headers.A)).toEqual([
      "Anna Rossi <a@prova.example>",
      "Anna Rossi <b@prova.example>",
    ]);
    expect(mails[0]?.body).toContain("Ente di Prova ha lasciato 2 osservazioni. La verifica è ancora aperta");
    expect(mails[0]?.link).toBe("https://carta.example/dashboard/history/verification");
  });

  test("are told once, however often and by whomever it is looked", async () => {
    await judge(CLASS, "commented");
    await later(60);
    await Promise.all([sweepVerifications(given.world.parts), sweepVerifications(given.world.parts)]);
    await later(600);
    expect(await subjects()).toEqual([ONE, ONE]);
  });

  test("that follow are another mail, of the new ones only", async () => {
    await judge(CLASS, "commented");
    await later(60);
    await judge(FORM, "rejected");
    await later(60);
    expect(await subjects()).toEqual([ONE, ONE, ONE, ONE]);
  });

  test("that are held to after the company's reply are told again", async () => {
    await judge(CLASS, "commented");
    await later(60);
    await reply();
    await later(120);
    expect(await subjects()).toEqual([ONE, ONE]);
    await judge(CLASS, "commented");
    await later(60);
    expect(await subjects()).toHaveLength(4);
  });

  test("that the company has replied to before the hour is over are told to nobody", async () => {
    await judge(CLASS, "commented");
    await judge(FORM, "rejected");
    await reply();
    await later(60);
    expect(await subjects()).toEqual([ONE, ONE]);
  });

  test("that were taken back in time, and acceptances, are told to nobody", async () => {
    await judge(CLASS, "commented");
    await judge(CLASS, "accepted");
    await judge(FORM, "accepted");
    await later(60);
    expect(await subjects()).toEqual([]);
  });

  test("wait until the session is over: accepting goes on", async () => {
    await judge(CLASS, "commented");
    await later(50);
    await judge(FORM, "accepted");
    await later(50);
    expect(await subjects()).toEqual([]);
    await later(10);
    expect(await subjects()).toEqual([ONE, ONE]);
  });

  test("of a verification that ended meanwhile are told by the mail about the ending alone", async () => {
    await judge(CLASS, "commented");
    await given.decide(id, "refuse");
    await later(60);
    expect(await subjects()).not.toContain(ONE);
  });
});
