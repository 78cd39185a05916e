import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { completeRegistry, save, shown } from "../answering";
import { makeCompany } from "../company";
import type { World } from "../world";
import { CLASS, ENERGY, FORM, OLD_CLASS, OLD_FORM, WASTE } from "../../questions";
import { refused } from "./settling";

const OLD_ENERGY = "v2-env-energia-consumi";
const OLD_POWER = "v2-env-energia-impianti";
const POWER = "v3-env-energia-impianti";
const CONSUMED = {
  "elettricita.rinnovabile": "10",
  "elettricita.non-rinnovabile": "20",
  "combustibili.rinnovabile": "0",
  "combustibili.non-rinnovabile": "5.5",
};

let world: World;
let admin: Call;
let companyId: string;

beforeEach(async () => {
  ({ world, companyId, admin } = await makeCompany({ fiscalYear: 2024 }));
  await completeRegistry(admin);
  await save(admin, OLD_FORM, { forma: "srl" });
  await save(admin, OLD_ENERGY, CONSUMED);
  await save(admin, OLD_POWER, { potenza: "99.5" });
  await inYear(2025);
});

afterEach(() => world.close());

const inYear = (year: number) =>
  world.db.updateTable("company").set({ fiscal_year: year }).where("id", "=", companyId).execute();
const topic = { params: { id: "energia" } };
const offered = async () => {
  const { questions, waiting } = await admin("survey.lastYear", { ...topic, query: {} });
  return { ids: questions.map(({ definition }) => definition.guid), waiting };
};
const take = async () => (await admin("survey.takeOver", { ...topic, body: {} })).taken;
const undo = async () => (await admin("survey.undoTakeOver", { ...topic, body: {} })).withdrawn;
const points = async () => {
  const { survey } = await admin("scoring.homePage", { params: { version: "draft" }, query: {} });
  return Object.values(survey.versioned.scoring.levels).map(({ actual, max }) => [actual, max]);
};

describe("last year's answers to a topic", () => {
  test("are taken over where an answer is missing: each waits, and counts for nothing until it is confirmed", async () => {
    await save(admin, POWER, { potenza: "120" });
    const before = await points();
    expect(await offered()).toEqual({ ids: [ENERGY], waiting: 0 });
    expect(await take()).toBe(1);
    const copy = await shown(admin, ENERGY);
    expect(copy).toMatchObject({ status: "autofilled", answer: { copiedFrom: { year: 2024 }, revision: 1 } });
    expect(copy.answer.answerElements).toContainEqual({ id: "acquistata.rinnovabile", value: "10" });
    expect((await shown(admin, POWER)).answer.answerElements).toEqual([{ id: "potenza", value: "120" }]);
    expect((await shown(admin, FORM)).status).toBe("not-answered");
    expect(await points()).toEqual(before);
    expect(await offered()).toEqual({ ids: [], waiting: 1 });
    expect(await take()).toBe(0);

    const answers = [{ questionId: ENERGY, revision: 1 }];
    expect(await admin("survey.confirmCopies", { body: { answers } })).toEqual({ confirmed: 1, left: 0 });
    expect((await shown(admin, ENERGY)).answer.copiedFrom).toBeNull();
    expect(await undo()).toBe(0);
  });

  test("are given back with what was there: words stay in both, and a second press does nothing", async () => {
    await save(admin, POWER, {}, { explanation: "Arriva a marzo" });
    expect(await take()).toBe(2);
    expect((await shown(admin, POWER)).answer).toMatchObject({
      explanation: "Arriva a marzo",
      answerElements: [{ id: "potenza", value: "99.5" }],
    });
    expect(await undo()).toBe(2);
    expect((await shown(admin, POWER)).answer).toMatchObject({
      ...{ explanation: "Arriva a marzo", answerElements: [], copiedFrom: null },
    });
    expect((await shown(admin, ENERGY)).status).toBe("not-answered");
    expect([await undo(), (await offered()).ids.length]).toEqual([0, 2]);
  });

  test("as not applicable bring the reason where this year's question allows it, and nothing elsewhere", async () => {
    const reason = { notApplicableChosen: true, notApplicableReason: "Le pesa il Comune." };
    await save(admin, WASTE, {}, reason);
    await inYear(2024);
    await save(admin, OLD_CLASS, {}, reason);
    await inYear(2025);
    expect((await offered()).ids).not.toContain(CLASS);
    await inYear(2026);
    const { milestone } = (await shown(admin, WASTE)).definition;
    await admin("survey.takeOver", { params: { id: milestone }, body: {} });
    expect(await shown(admin, WASTE)).toMatchObject({
      status: "autofilled",
      answer: {
        notApplicableChosen: true,
        notApplicableReason: "Le pesa il Comune.",
        copiedFrom: { year: 2025 },
      },
    });
  });

  test("given back leave the words under the edition of the question that they were written to", async () => {
    await save(admin, POWER, {}, { explanation: "Arriva a marzo" });
    const row = { question_id: POWER, year: 2025 };
    const ofPower = () => world.db.updateTable("answer").where((eb) => eb.and(row));
    await ofPower().set({ edition: 9 }).execute();
    await take();
    await undo();
    const after = await world.db
      .selectFrom("answer")
      .where((eb) => eb.and(row))
      .select("edition")
      .execute();
    expect(after).toEqual([{ edition: 9 }]);
  });

  test("belong to a topic of the questionnaire, in the current year, and to a person who may write", async () => {
    const unknown = { params: { id: "nulla" }, body: {} };
    expect(await refused(admin("survey.takeOver", unknown))).toMatchObject({ status: 404 });
    const closed = admin("survey.takeOver", { ...topic, body: { year: 2024 } });
    expect(await refused(closed)).toMatchObject({ status: 403, code: "internal/read_only_year" });
    await world.addPerson({ email: "r@prova.example", companyId, canRead: true });
    const reader = await world.as("r@prova.example");
    expect(await refused(reader("survey.takeOver", { ...topic, body: {} }))).toMatchObject({ status: 403 });
    expect((await reader("survey.lastYear", { ...topic, query: {} })).questions).toHaveLength(2);
  });
});
