import { rmSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { disableCompany, enableCompany } from "~/platform/verification/operator";
import { sweepVerifications } from "~/platform/verification/sweep";
import { folderOf } from "../files/filing";
import { CLASS } from "../../questions";
import { ADMIN, makeVerifying, VERIFIER, type Verifying } from "./verifying";

const SECOND_ADMIN = "b@prova.example";

let given: Verifying;
let id: string;
beforeEach(async () => {
  given = await makeVerifying();
  const { world, companyId } = given;
  await world.addPerson({ email: SECOND_ADMIN, companyId, isAdmin: true });
  const bodyId = await world.addCompany();
  await world.addPerson({ email: "x@altro.example", companyId: bodyId, isVerifier: true });
  id = await given.begin();
});
afterEach(() => given.world.close());

/** Each recipient with the mail they got, in the order of the addresses. */
async function mailsByRecipient() {
  const mails = await given.world.db.selectFrom("mail").select(["recipient", "template"]).execute();
  return mails.map(({ recipient, template }) => `${recipient} ${template}`).sort();
}

const toldTo = (company: string, verifier: string) => [
  `${ADMIN} ${company}`,
  `${SECOND_ADMIN} ${company}`,
  `${VERIFIER} ${verifier}`,
];
const LAPSED = toldTo("verification-lapsed", "verifier-lapsed");

const comment = async () =>
  (await given.verifier())("survey.judge", {
    params: { id },
    body: { questionId: CLASS, verdict: "commented", comment: "Di quale edificio?" },
  });
const withdraw = async () => (await given.admin())("survey.withdrawVerification", {});
const reply = async () =>
  (await given.admin())("survey.verificationFeedback", {
    query: { question_id: CLASS },
    body: { user_verification_feedback: "Della sede." },
  });
const restore = async () => {
  const admin = await given.admin();
  const { id: versionFrom } = await admin("survey.savePosition", { body: { name: "Prima" } });
  await admin("survey.copyAnswers", { query: {}, body: { versionFrom } });
};
const openYear = async () => {
  given.world.clock.set("2027-02-01T09:00:00.000Z");
  await (
    await given.admin()
  )("user.openYear", { body: { year: 2026 } });
};

describe("an ending is told to the administrators and the verifier, once each", () => {
  test.each<[string, () => Promise<unknown>, string[]]>([
    ["the company withdraws", withdraw, toldTo("verification-withdrawn", "verifier-withdrawn")],
    [
      "the provider takes the enablement away",
      () => disableCompany(given.world.parts, given.companyId),
      toldTo("enablement-lost", "verifier-enablement-lost"),
    ],
    [
      "the verifier refuses",
      async () => {
        await comment();
        await given.decide(id, "refuse");
      },
      toldTo("verification-refused", "verifier-refused"),
    ],
    [
      "the verifier accepts, and the card is issued",
      async () => {
        await given.acceptAll(id);
        await given.decide(id, "accept");
      },
      toldTo("verification-issued", "verifier-issued"),
    ],
  ])("%s", async (_, ends, expected) => {
    await ends();
    expect(await mailsByRecipient()).toEqual(expected);
    given.world.clock.advance({ days: 61 });
    await sweepVerifications(given.world.parts);
    expect(await mailsByRecipient()).toEqual(expected);
  });

  test("the automatic check fails, with a verifier already there or not", async () => {
    await withdraw();
    await given.world.db.deleteFrom("mail").execute();
    rmSync(path.join(folderOf(given.world), given.file));
    id = await given.open();
    await given.assign(id);
    await given.check();
    expect(await mailsByRecipient()).toEqual(toldTo("verification-check-failed", "verifier-check-failed"));
    await given.world.db.deleteFrom("mail").execute();
    await (
      await given.admin()
    )("survey.verificationFeedback", {
      query: { question_id: "v3-gov-identita-e-sedi-forma-giuridica", attachment_id: given.file },
      body: { user_verification_feedback: "Lo ricarichiamo." },
    });
    await given.open();
    await given.check();
    expect(await mailsByRecipient()).toEqual(toldTo("verification-check-failed", "").slice(0, 2));
  });

  test("a decision that is refused tells nobody anything", async () => {
    await expect(given.decide(id, "accept")).rejects.toMatchObject({ status: 409 });
    await expect(given.decide(id, "refuse")).rejects.toMatchObject({ status: 409 });
    expect(await mailsByRecipient()).toEqual([]);
  });

  test("a verifier without access is not told", async () => {
    const { db } = given.world;
    await db.updateTable("membership").set({ access_active: 0 }).where("is_verifier", "=", 1).execute();
    await withdraw();
    expect(await mailsByRecipient()).toEqual(toldTo("verification-withdrawn", "").slice(0, 2));
  });
});

describe("sixty days without a decision are told once, whoever writes it down first", () => {
  test.each<[string, () => Promise<unknown>, string[]]>([
    ["the hourly look", async () => sweepVerifications(given.world.parts), []],
    ["the company, by opening another", () => given.open(), []],
    ["the company, by restoring", restore, []],
    ["the company, by answering a comment", reply, []],
    ["the company, by opening the next year", openYear, []],
    [
      "the provider, by taking the enablement away",
      () => disableCompany(given.world.parts, given.companyId),
      [`${ADMIN} enablement-lost`, `${SECOND_ADMIN} enablement-lost`],
    ],
  ])("%s", async (_, first, besides) => {
    await comment();
    await reply();
    await given.world.db.updateTable("verification").set({ comments_told_at: "9999" }).execute();
    given.world.clock.advance({ days: 61 });
    await first();
    const expected = [...LAPSED, ...besides].sort();
    expect(await mailsByRecipient()).toEqual(expected);
    const [row] = await given.world.db.selectFrom("verification").selectAll().orderBy("number").execute();
    expect(row).toMatchObject({ ending: "lapsed", ended_at: "2026-05-09T08:00:00.000Z", ended_by: null });
    await sweepVerifications(given.world.parts);
    expect(await mailsByRecipient()).toEqual(expected);
  });

  test("several at the same moment", async () => {
    given.world.clock.advance({ days: 61 });
    const { parts } = given.world;
    await Promise.allSettled([
      sweepVerifications(parts),
      given.open(),
      disableCompany(parts, given.companyId),
      sweepVerifications(parts),
    ]);
    expect((await mailsByRecipient()).filter((one) => one.includes("lapsed"))).toEqual(LAPSED);
  });

  test("what is refused writes nothing down and tells nothing: the next look does", async () => {
    given.world.clock.advance({ days: 61 });
    await expect(given.decide(id, "refuse")).rejects.toMatchObject({ status: 409 });
    await expect(withdraw()).rejects.toMatchObject({ status: 409 });
    expect(await mailsByRecipient()).toEqual([]);
    await sweepVerifications(given.world.parts);
    expect(await mailsByRecipient()).toEqual(LAPSED);
  });
});

test("a mail leads to where the platform is when it leaves", async () => {
  await withdraw();
  const [mail] = await given.world.outbox();
  expect(mail?.link).toBe("https://carta.example/dashboard/history/verification");
});

test("losing the enablement without a verification is told to the company alone", async () => {
  await withdraw();
  await given.world.db.deleteFrom("mail").execute();
  const { parts } = given.world;
  await disableCompany(parts, given.companyId);
  await disableCompany(parts, given.companyId);
  await enableCompany(parts, given.companyId);
  expect(await mailsByRecipient()).toEqual([
    `${ADMIN} enablement-given`,
    `${ADMIN} enablement-lost`,
    `${SECOND_ADMIN} enablement-given`,
    `${SECOND_ADMIN} enablement-lost`,
  ]);
});

test("the name of a company is no link in a mail to a verifier", async () => {
  const { db } = given.world;
  await db.updateTable("company").set({ business_name: "Vinci su premi.example S.r.l." }).execute();
  await withdraw();
  const mail = (await given.world.outbox()).findLast(({ headers }) => headers["A"]?.includes(VERIFIER));
  expect(mail?.body).toContain("Vinci su premi. example S.r.l.");
  expect(JSON.stringify(mail)).not.toContain("premi.example");
});
