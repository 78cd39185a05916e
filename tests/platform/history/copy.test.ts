import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { questionnaire } from "~/content/questionnaires";
import { rulesOf } from "~/domain/answers/classes";
import { grant, setControlChain } from "~/platform/store/grants";
import { completeRegistry, elementsOf, save, shown } from "../answering";
import { refused } from "../survey/settling";
import { CLASS, PLANTS, RULES, WATER } from "../../questions";
import { makeRestoring, positions, stored, type Restoring } from "./restoring";

let company: Restoring;
let sister: Call;
let sisterId: string;
let card: string;

const put = async (guid: string, elements: Record<string, string>, call = company.admin) =>
  save(call, guid, elements, { revision: (await shown(call, guid)).answer.revision });

beforeEach(async () => {
  company = await makeRestoring();
  const { world } = company;
  sisterId = await world.addCompany({ businessName: "Sorella S.r.l." });
  await world.addPerson({ email: "s@sorella.example", companyId: sisterId, isAdmin: true });
  sister = await world.as("s@sorella.example");
  await completeRegistry(sister);
  await put(CLASS, { classe: "b" }, sister);
  await put(WATER, { prelievo: "231400", uso: "civile" }, sister);
  card = (await sister("survey.publish", { body: undefined })).versionId;
  await world.db.transaction().execute(async (trx) => {
    for (const id of [company.companyId, sisterId]) await setControlChain(trx, id, "gruppo");
    await grant(trx, sisterId, company.companyId, "2026-03-10T09:00:00.000Z");
  });
});
afterEach(() => company.close());

const copy = (answersList?: string[]) =>
  company.restore(card, { groupCompanyId: sisterId, ...(answersList && { answersList }) });
const levels = async () =>
  (await company.admin("scoring.homePage", { params: { version: "draft" }, query: {} })).survey.versioned
    .scoring.levels;
const points = async () => Object.values(await levels()).map(({ actual, max }) => [actual, max]);
const confirm = async (...guids: string[]) => {
  const answers = await Promise.all(
    guids.map(async (questionId) => ({
      questionId,
      revision: (await shown(company.admin, questionId)).answer.revision,
    })),
  );
  return company.admin("survey.confirmCopies", { body: { answers } });
};

describe("a copy from a group company", () => {
  test("fills the chosen answers, empties nothing, and says of each where it comes from", async () => {
    await put(PLANTS, { potenza: "12" });
    expect(await copy([WATER])).toMatchObject({
      status: "fulfilled",
      modifiedAnswers: 1,
      emptied: 0,
      toConfirm: 1,
    });
    expect(await elementsOf(company.admin, PLANTS)).toEqual({ potenza: "12" });
    expect(await elementsOf(company.admin, CLASS)).toEqual({});
    expect(await shown(company.admin, WATER)).toMatchObject({
      status: "autofilled",
      isObsolete: false,
      answer: {
        answerElements: [
          { id: "prelievo", value: "231400" },
          { id: "uso", value: "civile" },
        ],
        copiedFrom: { companyName: "Sorella S.r.l.", card, issuedAt: "2026-03-10T09:00:00.000Z" },
      },
    });
  });

  test("earns no points and is not issued before the company confirms it", async () => {
    const before = await points();
    await copy();
    expect(await points()).toEqual(before);
    await put(RULES, { value: "no" });
    await company.world.db
      .updateTable("company")
      .set({ is_validated: 0 })
      .where("id", "=", company.companyId)
      .execute();
    const { versionId } = await company.admin("survey.publish", { body: undefined });
    const { questions } = await company.admin("survey.answers", { query: { version: versionId } });
    const declared = questions.filter(({ status }) => status === "self-declared");
    expect(declared.map(({ definition }) => definition.guid)).toEqual([RULES]);
    const { snapshot } = await company.world.db
      .selectFrom("card_version")
      .select("snapshot")
      .where("id", "=", versionId)
      .executeTakeFirstOrThrow();
    expect(snapshot).not.toContain("231400");
    expect(snapshot).not.toContain("Sorella");
  });

  test("is confirmed by saving its question unchanged, and then earns its points", async () => {
    await copy([CLASS]);
    const before = await levels();
    await put(CLASS, { classe: "b" });
    const view = await shown(company.admin, CLASS);
    expect([view.status, view.answer.copiedFrom, view.answer.revision]).toEqual(["self-declared", null, 2]);
    expect((await levels()).start_small.actual).toBeGreaterThan(before.start_small.actual);
    const { changes } = await company.admin("survey.answerChanges", { params: { id: CLASS }, query: {} });
    expect(changes.map(({ after }) => after.copiedFrom ?? null)).toEqual([
      null,
      expect.objectContaining({ card }),
    ]);
  });

  test("takes the place of an answer only where it is chosen, and the draft before it comes back", async () => {
    await put(CLASS, { classe: "g" });
    const preview = await company.admin("survey.copyPreview", {
      query: { versionFrom: card, groupCompanyId: sisterId },
    });
    expect(preview.changed.map(({ questionId, replaces }) => [questionId, replaces]).sort()).toEqual(
      [
        [CLASS, true],
        [WATER, false],
      ].sort(),
    );
    expect(preview.emptied).toEqual([]);
    await copy([CLASS]);
    expect((await shown(company.admin, CLASS)).status).toBe("autofilled");
    const [before] = (await positions(company.world)).filter(({ type }) => type === "before_restore");
    await company.restore(before?.id ?? "");
    expect(await shown(company.admin, CLASS)).toMatchObject({
      status: "self-declared",
      answer: { answerElements: [{ id: "classe", value: "g" }], copiedFrom: null },
    });
  });

  test("never reaches a later card by way of a restore that undoes it (review A1)", async () => {
    const position = await company.keep();
    await copy();
    await company.restore(position);
    expect(await elementsOf(company.admin, WATER)).toEqual({});
    const answers = await company.world.db
      .selectFrom("answer")
      .select(["copied_from", "elements"])
      .where("company_id", "=", company.companyId)
      .execute();
    expect(new Set(answers.map(({ copied_from, elements }) => [copied_from, elements].join()))).toEqual(
      new Set([",{}"]),
    );
  });

  test("is kept and restored as the copy that it is", async () => {
    await copy([CLASS]);
    const position = await company.keep();
    await put(CLASS, { classe: "b" });
    expect(await company.restore(position)).toMatchObject({ modifiedAnswers: 1, toConfirm: 0 });
    expect(await shown(company.admin, CLASS)).toMatchObject({
      status: "autofilled",
      answer: { copiedFrom: { card } },
    });
  });

  test("is told to no person outside through a link, and is no difference in a comparison", async () => {
    await copy([CLASS]);
    const position = await company.keep();
    await put(WATER, { prelievo: "5" });
    const { answers } = await company.admin("survey.compare", { query: { from: position, to: "draft" } });
    expect(answers.map(({ questionId }) => questionId)).toEqual([WATER]);
  });

  test("of any answer of the questionnaire becomes an answer when it is confirmed", async () => {
    await copy();
    const { questions } = questionnaire("v3");
    const [question] = questions.filter(({ guid }) => guid === WATER);
    expect(question && rulesOf(question).check(question, await elementsOf(company.admin, WATER))).toEqual([]);
    expect(await confirm(CLASS, WATER)).toEqual({ confirmed: 2, left: 0 });
    expect((await shown(company.admin, WATER)).answer).toMatchObject({ copiedFrom: null, revision: 2 });
  });
});

describe("confirming copies together", () => {
  test("confirms those of the list, once, and leaves the others", async () => {
    await copy();
    const answers = [{ questionId: CLASS, revision: 1 }];
    expect(await company.admin("survey.confirmCopies", { body: { answers } })).toEqual({
      confirmed: 1,
      left: 1,
    });
    const before = await stored(company.world);
    expect(await company.admin("survey.confirmCopies", { body: { answers } })).toEqual({
      confirmed: 0,
      left: 1,
    });
    expect(await stored(company.world)).toEqual(before);
  });

  test("confirms nothing where one of them has changed since the list was made", async () => {
    await copy();
    await company.world.db
      .updateTable("answer")
      .set({ revision: 2 })
      .where("question_id", "=", WATER)
      .execute();
    const answers = [CLASS, WATER].map((questionId) => ({ questionId, revision: 1 }));
    const before = await stored(company.world);
    expect(await refused(company.admin("survey.confirmCopies", { body: { answers } }))).toMatchObject({
      status: 409,
      message: "internal/answer_moved",
    });
    expect(await stored(company.world)).toEqual(before);
  });

  test("leaves alone an answer that is no copy", async () => {
    await put(CLASS, { classe: "g" });
    const answers = [{ questionId: CLASS, revision: 1 }];
    expect(await company.admin("survey.confirmCopies", { body: { answers } })).toEqual({
      confirmed: 0,
      left: 0,
    });
    expect((await shown(company.admin, CLASS)).answer.revision).toBe(1);
  });
});
