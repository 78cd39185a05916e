import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { rulesOf } from "~/domain/answers/classes";
import type { Elements } from "~/domain/survey/answer";
import { DEMO_EMAILS, DEMO_PASSWORD, loadDemo } from "~/platform/demo/load-demo";
import { makeWorld, type World } from "../world";

let world: World;
let admin: Call;

beforeAll(async () => {
  world = await makeWorld({ now: "2026-11-21T08:00:00.000Z" });
  await loadDemo(world.parts);
  admin = await world.as("admin@azienda-demo.example");
});

afterAll(() => world.close());

const home = (call: Call, version = "draft") => call("scoring.homePage", { params: { version }, query: {} });
const overview = (call: Call) => call("survey.overview", { query: {} });

describe("the demo accounts", () => {
  test.each(DEMO_EMAILS)("%s signs in with the published password", async (email) => {
    const { token } = await world.call()("identity.signIn", { body: { email, password: DEMO_PASSWORD } });
    expect((await world.call(token)("user.info", {})).email).toBe(email);
  });

  test.each([
    ["admin@azienda-demo.example", ["read", "write", "administer"]],
    ["redazione@azienda-demo.example", ["read", "write"]],
    ["lettura@azienda-demo.example", ["read"]],
    ["verifica@ente-demo.example", ["read", "write", "administer", "verify"]],
  ])("%s may %j", async (email, rights) => {
    const info = await (await world.as(email))("user.info", {});
    expect([...info.rights].sort()).toEqual([...rights].sort());
  });
});

describe("Azienda Demo", () => {
  test("has answered about two thirds and may issue again", async () => {
    const { progress } = await overview(admin);
    expect(progress.percent).toBeGreaterThanOrEqual(60);
    expect(progress.percent).toBeLessThanOrEqual(72);
    expect((await home(admin)).survey.draft).toMatchObject({ status: 0, refusals: [], nextIssueAt: null });
  });

  test("issued its card days ago and went on since", async () => {
    const { card, survey } = await home(admin, "public");
    expect(card).toMatchObject({ status: "valid", issuedAt: "2026-11-09T11:00:00.000Z" });
    const draft = (await home(admin)).survey.versioned.scoring.levels.start_small;
    expect(survey.versioned.scoring.levels.start_small.actual).toBeLessThan(draft.actual);
    expect(survey.versioned.weights.isDefault).toBe(false);
  });

  test("was answered by two people", async () => {
    const authors = await world.db.selectFrom("answer_change").select("changed_by").distinct().execute();
    expect(authors).toHaveLength(3);
  });
});

describe("the other companies", () => {
  test("Azienda Nuova has only what signing up gave", async () => {
    const nuova = await world.as("admin@azienda-nuova.example");
    expect((await nuova("quickstart.data", {})).steps.some(({ done }) => done)).toBe(false);
    expect((await home(nuova)).survey.draft).toMatchObject({ status: 4, revision: 0 });
  });

  test("Azienda Abilitata could issue, were it not enabled", async () => {
    const enabled = await world.as("admin@azienda-abilitata.example");
    expect((await home(enabled)).survey.draft).toMatchObject({ status: 0, refusals: ["enabled_company"] });
    expect((await enabled("user.info", {})).isValidated).toBe(true);
  });
});

describe("the demo answers", () => {
  test("raise no warning and leave nothing half done", async () => {
    for (const email of ["admin@azienda-demo.example", "admin@azienda-abilitata.example"]) {
      const { questions } = await overview(await world.as(email));
      expect(questions.filter(({ status }) => status === "incompatible" || status === "incomplete")).toEqual(
        [],
      );
    }
  });

  test("belong to questions there are, and are acceptable as they stand", async () => {
    const rows = await world.db.selectFrom("answer").select(["question_id", "elements"]).execute();
    expect(rows.length).toBeGreaterThan(40);
    for (const { question_id, elements } of rows) {
      const question = questionnaireV3.questions.find(({ guid }) => guid === question_id);
      expect(question && rulesOf(question).check(question, JSON.parse(elements) as Elements)).toEqual([]);
    }
  });

  test("are the same whenever they are loaded, but for the dates", async () => {
    const again = await makeWorld({ now: "2027-01-05T23:30:00.000Z" });
    await loadDemo(again.parts);
    const content = (one: World) =>
      one.db
        .selectFrom("answer")
        .select(["company_id", "question_id", "revision", "elements", "updated_by"])
        .orderBy("company_id")
        .orderBy("question_id")
        .execute();
    expect(await content(again)).toEqual(await content(world));
    const card = await home(await again.as("admin@azienda-demo.example"), "public");
    expect(card.card).toMatchObject({ status: "valid", issuedAt: "2026-12-24T11:00:00.000Z" });
    await again.close();
  });
});
