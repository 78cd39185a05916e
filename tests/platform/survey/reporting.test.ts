import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { answerBest, answerEverything, completeRegistry, save, shown } from "../answering";
import { makeWorld, type World } from "../world";
import { REPORTING } from "../../questions";

const CONVICTIONS = "v3-gov-legalita-condanne";
const LOCKED = { status: 409, message: "internal/reporting_locked" };

let world: World;
let admin: Call;

beforeEach(async () => {
  world = await makeWorld();
});

afterEach(() => world.close());

async function company(fiscalYear?: number): Promise<string> {
  const companyId = await world.addCompany(fiscalYear === undefined ? {} : { fiscalYear });
  await world.addPerson({ email: "a@prova.example", companyId, isAdmin: true });
  admin = await world.as("a@prova.example");
  return companyId;
}

describe("reporting", () => {
  test("is locked, whatever its status, until the three classes are complete", async () => {
    await company();
    await expect(answerBest(admin, REPORTING)).rejects.toMatchObject({
      ...LOCKED,
      errors: [{ path: REPORTING, code: "reporting_locked" }],
    });
    const { reportingOpen, questions } = await admin("survey.overview", { query: {} });
    expect(reportingOpen).toBe(false);
    expect(questions.find(({ id }) => id === REPORTING)?.status).toBe("not-answered");
    expect(await page(REPORTING)).toMatchObject({ reportingOpen: false });
  });

  test("opens when they are, and is locked again with its answers when one of them reopens", async () => {
    await company();
    await completeRegistry(admin, { numberOfEmployees: "200", annualTurnover: "20000000" });
    await answerEverything(admin);
    const given = (await shown(admin, REPORTING)).answer;
    expect(given.answerElements).not.toEqual([]);
    expect(await page(REPORTING)).toMatchObject({ reportingOpen: true });

    const { revision } = (await shown(admin, CONVICTIONS)).answer;
    await save(admin, CONVICTIONS, { value: "yes" }, { revision });
    await expect(save(admin, REPORTING, {}, { revision: given.revision })).rejects.toMatchObject(LOCKED);
    expect((await shown(admin, REPORTING)).answer).toEqual(given);
  });

  test("tells when it is complete itself", async () => {
    await company();
    await completeRegistry(admin, { numberOfEmployees: "200", annualTurnover: "20000000" });
    await answerEverything(admin);
    const { revision, answerElements } = (await shown(admin, REPORTING)).answer;
    const elements = Object.fromEntries(answerElements.map(({ id, value }) => [id, value]));
    const saveIn = (given: Record<string, string>, at: number) =>
      admin("survey.saveAnswer", {
        params: { id: REPORTING },
        body: {
          levels: "reporting",
          answers: [
            {
              questionId: REPORTING,
              revision: at,
              answerElements: Object.entries(given).map(([id, value]) => ({ id, value })),
            },
          ],
        },
      });
    expect(await saveIn({}, revision)).toMatchObject({ surveyCompleted: false, completedBefore: true });
    expect(await saveIn(elements, revision + 1)).toMatchObject({
      surveyCompleted: true,
      completedBefore: false,
    });
  });

  test.each([
    [2023, "v1-people-competenze-programmi"],
    [2024, "v2-env-emissioni-scope-3"],
  ])("of %i opens after base, intermediate and advanced", async (year, guid) => {
    await company(year);
    await completeRegistry(admin);
    await expect(answerBest(admin, guid)).rejects.toMatchObject(LOCKED);
    const overview = await answerEverything(admin);
    expect(overview).toMatchObject({ reportingOpen: true, complete: true });
    expect(overview.questions.find(({ id }) => id === guid)?.status).toBe("self-declared");
  });
});

const page = (id: string) => admin("survey.question", { params: { id }, query: {} });

describe("a closed year", () => {
  test("can be read and not be written", async () => {
    await company(2026);
    const guid = "v3-env-energia-classe";
    await world.db.updateTable("company").set({ fiscal_year: 2025 }).execute();
    await save(admin, guid, { classe: "b" });
    await world.db.updateTable("company").set({ fiscal_year: 2026 }).execute();
    const body = {
      year: 2025,
      answers: [{ questionId: guid, revision: 1, answerElements: [{ id: "classe", value: "c" }] }],
    };
    await expect(admin("survey.saveAnswer", { params: { id: guid }, body })).rejects.toMatchObject({
      status: 403,
      message: "internal/read_only_year",
    });
    const { questions } = await admin("survey.question", { params: { id: guid }, query: { year: 2025 } });
    expect(questions[0]?.answer.answerElements).toEqual([{ id: "classe", value: "b" }]);
  });

  test("that has not begun does not exist", async () => {
    await company();
    await expect(admin("survey.overview", { query: { year: 2026 } })).rejects.toMatchObject({ status: 404 });
  });
});
