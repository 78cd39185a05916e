import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { QuestionView } from "~/api/contract/survey";
import { rulesOf } from "~/domain/answers/classes";
import { mayBeAsked, type PathId, PATHS } from "~/domain/survey/paths";
import { answerBest, completeRegistry, input } from "../answering";
import { makeCompany, makeStranger } from "../company";
import type { World } from "../world";

let world: World;
let admin: Call;

beforeEach(async () => void ({ world, admin } = await makeCompany()));

afterEach(() => world.close());

/** A question has another number on a path. */
const withoutPlace = ({ index: _, ...view }: QuestionView) => view;

const scoringOf = async (call: Call) =>
  (await call("scoring.homePage", { params: { version: "draft" }, query: {} })).survey.versioned.scoring;

const rowsOf = async (path: PathId) =>
  (await admin("survey.overview", { query: {} })).questions.filter(({ paths }) => paths?.includes(path));

describe("the overview", () => {
  test("says of every question which paths it is on, and its minutes", async () => {
    const { questions } = await admin("survey.overview", { query: {} });
    for (const { paths, minutes } of questions) {
      expect(paths?.filter((path) => !PATHS.some((known) => known === path))).toEqual([]);
      expect(minutes).toBeGreaterThanOrEqual(0);
    }
    expect(new Set(questions.flatMap(({ paths = [] }) => paths))).toEqual(new Set(PATHS));
  });

  test("has the bank's path of the current edition, not of its draft", async () => {
    const bank = (await rowsOf("bank")).map(({ id }) => id);
    expect(bank).toContain("v3-env-acqua-obiettivo");
    expect(bank).not.toContain("v3-env-clima-e-rischi-settori-clima");
  });

  test("asks a company of more than ten people more of what its client may ask", async () => {
    await completeRegistry(admin, { numberOfEmployees: "5" });
    await admin("registry.updateCompany", { body: { workforce: "10" } });
    const few = (await rowsOf("client")).map(({ id }) => id);
    expect(few).toEqual((await rowsOf("vsme-basic")).map(({ id }) => id));
    await admin("registry.updateCompany", { body: { workforce: "11" } });
    expect((await rowsOf("client")).length).toBeGreaterThan(few.length);
  });
});

test("a question says which points of which sheet its answer is on, the form alone does not", async () => {
  const view = async (id: string, part?: "form") =>
    (await admin("survey.question", { params: { id }, query: part ? { part } : {} })).questions.find(
      ({ definition }) => definition.guid === id,
    )?.serves;
  expect(await view("v3-env-acqua-obiettivo")).toEqual([
    { sheet: "bank", points: ["17"], edition: "dicembre 2025" },
    {
      sheet: "client",
      points: expect.arrayContaining(["B2 §26"]),
      edition: "Raccomandazione (UE) 2025/1710",
    },
  ]);
  expect(await view("v3-env-clima-e-rischi-settori-clima")).toEqual([]);
  expect(await view("v3-env-acqua-obiettivo", "form")).toBeUndefined();
});

describe("a question on a path", () => {
  test("has the neighbours, the number and the progress of the path", async () => {
    const rows = (await rowsOf("essential")).filter(({ status, isDone }) =>
      mayBeAsked({ status, done: isDone === true }),
    );
    const [first, second] = rows.filter(({ status }) => status === "not-answered").map(({ id }) => id);
    const query = { path: "essential" as const };
    const page = await admin("survey.question", { params: { id: first ?? "" }, query });
    expect(page).toMatchObject({ previousId: null, nextId: second, total: rows.length });
    expect(page.progress).toEqual({ done: 0, total: rows.length, percent: 0 });
    const back = await admin("survey.question", { params: { id: second ?? "" }, query });
    expect(back).toMatchObject({ previousId: first });
  });

  test("leads on to the path from beside it", async () => {
    const { questions } = await admin("survey.overview", { query: {} });
    const beside = questions.find(({ paths }) => !paths?.includes("essential"));
    const page = await admin("survey.question", {
      params: { id: beside?.id ?? "" },
      query: { path: "essential" },
    });
    const essential = (await rowsOf("essential")).map(({ id }) => id);
    expect(essential).toContain(page.nextId);
  });

  test("is followed by the next of the path when it is saved, and by the end once the path is complete", async () => {
    await completeRegistry(admin);
    const path = "essential" as const;
    for (;;) {
      const rows = await rowsOf(path);
      const open = rows.find(({ status }) => status === "not-answered" || status === "autofilled");
      if (!open) break;
      await answerBest(admin, open.id);
    }
    const [first] = await rowsOf(path);
    const id = first?.id ?? "";
    const page = await admin("survey.question", { params: { id }, query: { path } });
    expect(page.progress.percent).toBe(100);
    const view = page.questions.find(({ definition }) => definition.guid === id);
    const { revision = 0, answerElements = [] } = view?.answer ?? {};
    const answers = [{ questionId: id, answerElements, revision }];
    const saved = await admin("survey.saveAnswer", { params: { id }, body: { answers, path } });
    expect(saved).toMatchObject({ surveyCompleted: true, nextQuestionId: page.nextId });
    const whole = await admin("survey.saveAnswer", { params: { id }, body: { answers } });
    expect(whole.surveyCompleted).toBe(false);
  });

  test("earns the same on the path and without it", async () => {
    const without = await makeStranger(world);
    for (const call of [admin, without]) await completeRegistry(call);
    const path = "essential" as const;
    const asked = (await rowsOf(path)).filter(({ status }) => status === "not-answered").slice(0, 6);
    for (const { id } of asked) {
      const alone = await without("survey.question", { params: { id }, query: {} });
      const along = await admin("survey.question", { params: { id }, query: { path } });
      expect(along.questions.map(withoutPlace)).toEqual(alone.questions.map(withoutPlace));
      const answers = along.questions
        .filter(({ status }) => status === "not-answered")
        .map(({ definition }) => input(definition.guid, rulesOf(definition).best(definition)));
      await without("survey.saveAnswer", { params: { id }, body: { answers } });
      await admin("survey.saveAnswer", { params: { id }, body: { answers, path } });
    }
    const along = await scoringOf(admin);
    expect(along).toEqual(await scoringOf(without));
    expect(along.levels.start_small.sum).toBeGreaterThan(0);
  });

  test("is refused on a path that does not exist", async () => {
    const [first] = await rowsOf("essential");
    const query = { path: "nothing" } as never;
    await expect(admin("survey.question", { params: { id: first?.id ?? "" }, query })).rejects.toMatchObject({
      status: 422,
    });
  });
});

describe("before 2025", () => {
  test("no question is on a path, and a path that is asked for changes nothing", async () => {
    await world.close();
    ({ world, admin } = await makeCompany({ fiscalYear: 2024 }));
    const { questions } = await admin("survey.overview", { query: {} });
    expect(questions.flatMap(({ paths = [] }) => paths)).toEqual([]);
    const id = questions[0]?.id ?? "";
    const without = await admin("survey.question", { params: { id }, query: {} });
    expect(await admin("survey.question", { params: { id }, query: { path: "bank" } })).toEqual(without);
  });
});
