import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Call } from "~/api/call";
import type { Entry } from "~/domain/benchmark/aggregates";
import { settledIn } from "~/domain/benchmark/question-shares";
import { log } from "~/log.server";
import { answerEverything, completeRegistry, save, shown } from "../answering";
import { METALWORK } from "../../domain/benchmark/entries";
import { makeCompany } from "../company";
import type { World } from "../world";
import { issue } from "./kept";

let world: World;
let admin: Call;
let companyId: string;

beforeEach(async () => {
  ({ world, admin, companyId } = await makeCompany());
  await completeRegistry(admin, { numberOfEmployees: "30" });
  await answerEverything(admin);
  await leaveOpen();
});
afterEach(() => world.close());

const ENERGY_CLASS = "v3-env-energia-classe";

/** One answer less: Fondamentali is not complete any more. */
async function leaveOpen() {
  const { answer } = await shown(admin, ENERGY_CLASS);
  await save(admin, ENERGY_CLASS, {}, { revision: answer.revision });
}

async function ownQuestions() {
  const home = await admin("scoring.homePage", { params: { version: "draft" }, query: {} });
  return settledIn(home.survey.versioned.scoring.levels.start_small);
}

const entry = (shares: Record<string, number>): Entry => ({
  ...{ profile: METALWORK, samples: [], shares: { start_small: shares } },
});

const sharesOf = (guids: readonly string[], percent: number) =>
  Object.fromEntries(guids.map((guid) => [guid, percent]));

async function others(guids: readonly string[], percents: readonly number[]) {
  for (const percent of percents) {
    await issue(world, await world.addCompany(), entry(sharesOf(guids, percent)));
  }
}

async function tomorrow() {
  world.clock.advance({ days: 1, hours: 1 });
  admin = await world.as("a@prova.example");
}

const asked = async (query: { version?: "public" } = {}) =>
  (await admin("report.benchmark", { query })).gapAnalysis.start_small.sameQuestions;

describe("the same questions", () => {
  test("are compared from the day after, with at least five others, without what fewer of them answered", async () => {
    const own = await ownQuestions();
    const guids = own.map(({ guid }) => guid);
    await others(guids.slice(1), [10, 20, 30, 40]);
    await others(guids.slice(2), [50]);
    expect((await asked())?.compared).toBeNull();
    await tomorrow();
    const same = await asked();
    expect(same).toMatchObject({
      answered: own.length,
      missing: 0,
      compared: {
        questions: own.length - 2,
        leftOut: 2,
        average: 30,
        numberOfCompanies: { from: 5, to: 9 },
        population: { rung: "sector_size", widened: false },
      },
    });
    const counted = own.slice(2);
    const total = (key: "actual" | "max") => counted.reduce((sum, question) => sum + question[key], 0);
    expect(same?.compared?.own).toBe(Math.round((100 * total("actual")) / total("max")));
  });

  test("are not shown of four companies, nor with eleven questions of five", async () => {
    const guids = (await ownQuestions()).map(({ guid }) => guid);
    await others(guids, [10, 20, 30, 40]);
    await others(guids.slice(0, 11), [50]);
    await tomorrow();
    expect(await asked()).toMatchObject({ missing: 0, compared: null });
  });

  test("of a complete class are not asked for: it keeps its comparison", async () => {
    await answerEverything(admin);
    expect(await asked()).toBeNull();
  });

  test("never count the company's own card, and follow the version that is asked for", async () => {
    const guids = (await ownQuestions()).map(({ guid }) => guid);
    await others(guids, [10, 20, 30, 40, 50]);
    const { revision } = await admin("survey.overview", { query: {} });
    await admin("survey.publish", { body: { revision } });
    await tomorrow();
    await answerEverything(admin);
    expect(await asked()).toBeNull();
    expect(await asked({ version: "public" })).toMatchObject({
      compared: { average: 30, numberOfCompanies: { from: 5, to: 9 } },
    });
  });

  test("are not shown of sums that do not even hold the company's own", async () => {
    const guids = (await ownQuestions()).map(({ guid }) => guid);
    await others(guids, [10, 20, 30, 40, 50]);
    const { revision } = await admin("survey.overview", { query: {} });
    await admin("survey.publish", { body: { revision } });
    await tomorrow();
    await world.db.updateTable("benchmark_question").set({ live: "{}" }).execute();
    const said = vi.spyOn(log, "error").mockImplementation(() => undefined);
    expect((await asked())?.compared).toBeNull();
    expect(said.mock.calls.flat().join(" ")).toContain("has to be rebuilt");
    said.mockRestore();
  });

  test("of a company that says nothing are twelve short", async () => {
    const nobody = await world.addCompany();
    await world.addPerson({ email: "b@prova.example", companyId: nobody, isAdmin: true });
    const call = await world.as("b@prova.example");
    const { gapAnalysis } = await call("report.benchmark", { query: {} });
    expect(gapAnalysis.master.sameQuestions).toEqual({ answered: 0, missing: 12, compared: null });
    expect(companyId).not.toBe(nobody);
  });
});
