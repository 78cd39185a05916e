import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { rulesOf } from "~/domain/answers/classes";
import { ON_PAPER_PERCENT } from "~/domain/survey/earning";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { answerEverything, completeRegistry, save, shown } from "../answering";
import { answeringAsBest } from "../best-answers";
import { makeCompany } from "../company";
import type { World } from "../world";

let world: World;
let admin: Call;

beforeEach(async () => void ({ world, admin } = await makeCompany()));

afterEach(() => world.close());

describe("the whole survey", () => {
  test("can be finished with full marks, is complete then, and reopens when a route opens", async () => {
    await completeRegistry(admin, { numberOfEmployees: "200", annualTurnover: "20000000" });
    const facts = {
      employees: 200,
      workforce: 200,
      turnover: 20_000_000,
      size: "medium",
      macrosector: "C",
    } as const;
    const overview = await answerEverything(admin, answeringAsBest(facts));
    expect(overview).toMatchObject({ complete: true, reportingOpen: true, progress: { percent: 100 } });
    const { survey } = await admin("scoring.homePage", { params: { version: "draft" }, query: {} });
    expect(survey.versioned.scoring.levels.start_small).toMatchObject({ actual: 10_000, max: 10_000 });

    const guid = "v3-gov-legalita-condanne";
    const { revision } = (await shown(admin, guid)).answer;
    const last = await save(admin, guid, { value: "yes" }, { revision });
    expect(last).toMatchObject({ surveyCompleted: false, completedBefore: true });
    expect((await shown(admin, "v3-gov-legalita-condanne-dettaglio")).status).toBe("not-answered");
    const closed = await save(admin, guid, { value: "no" }, { revision: revision + 1 });
    expect(closed).toMatchObject({ surveyCompleted: true, completedBefore: false });
  });

  test("can be walked from the first question to the last and back", async () => {
    const { questions } = await admin("survey.overview", { query: {} });
    // A question that another one opens has no form yet.
    const first = questions.find(({ status }) => status === "not-answered");
    const onward: string[] = [];
    for (let id: string | null = first?.id ?? null; id !== null;) {
      onward.push(id);
      id = (await admin("survey.question", { params: { id }, query: {} })).nextId;
    }
    const back: string[] = [];
    for (let id = onward.at(-1) ?? null; id !== null;) {
      back.unshift(id);
      id = (await admin("survey.question", { params: { id }, query: {} })).previousId;
    }
    expect(back).toEqual(onward);
    expect(onward.length).toBeGreaterThan(35);
  });

  test("lists what it is made of", async () => {
    const { areas, apiVersion } = await admin("survey.config", { query: {} });
    expect(apiVersion).toBe("v3");
    expect(areas.map(({ id }) => id)).toEqual(["environment", "social", "governance"]);
    const overview = await admin("survey.overview", { query: {} });
    const { questions } = questionnaireV3;
    expect(
      overview.levels.map(({ id, order, questions, started }) => [id, order, questions, started]),
    ).toEqual(
      ["start_small", "graduate", "master", "reporting"].map((level, index) => [
        level,
        index + 1,
        questions.filter((question) => question.level === level).length,
        false,
      ]),
    );
    const total = overview.levels.reduce((sum, { progress }) => sum + progress.total, 0);
    expect(total).toBe(overview.progress.total);
    expect(overview.questions.every(({ id }) => questions.some(({ guid }) => guid === id))).toBe(true);
  });

  test.each([
    [2024, "v2", ["environment", "social", "governance"]],
    [2023, "v1", ["people", "planet", "prosperity", "principles"]],
  ])("of %i is the one of %s, with its own areas and levels", async (year, apiVersion, areas) => {
    const config = await admin("survey.config", { query: { year } });
    expect(config.apiVersion).toBe(apiVersion);
    expect(config.areas.map(({ id }) => id)).toEqual(areas);
    expect(config.categories).toEqual([]);
    const overview = await admin("survey.overview", { query: { year } });
    expect(overview.levels.map(({ id }) => id)).toEqual(["base", "intermediate", "advanced", "reporting"]);
    expect(overview.questions.length).toBeGreaterThan(39);
  });
});

describe("every question", () => {
  const free = questionnaireV3.questions.filter(
    ({ dependencies, level }) => !dependencies && level !== "reporting",
  );

  test.each(free.map((question) => [question.guid, question] as const))(
    "%s takes its best answer",
    async (guid, question) => {
      const best = rulesOf(question).best(question);
      await save(admin, guid, best, { incompatibilityExplanation: "Il dato è stato controllato." });
      const view = await shown(admin, guid);
      expect(Object.fromEntries(view.answer.answerElements.map(({ id, value }) => [id, value]))).toEqual(
        best,
      );
      // An indicator may need other answers; a practice on paper waits for its document.
      if ("earning" in question && question.earning.kind === "indicator") return;
      const percent = question.proof?.limitsUntilAttached ? ON_PAPER_PERCENT : 100;
      expect(view.scores).toBe(Math.floor((view.coins * percent + 50) / 100));
    },
  );
});
