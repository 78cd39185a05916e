import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { rulesOf } from "~/domain/answers/classes";
import { FIRST_QUESTIONS } from "~/domain/survey/first-score";
import { FIRST_SCORE } from "~/domain/survey/paths";
import { completeRegistry, input } from "../answering";
import { makeCompany } from "../company";
import type { World } from "../world";

let world: World;
let admin: Call;

beforeEach(async () => {
  ({ world, admin } = await makeCompany());
  await completeRegistry(admin);
});

afterEach(() => world.close());

const PATH = { path: FIRST_SCORE } as const;

/** The ids of the twelve, in order. */
const twelve = async () =>
  (await admin("survey.overview", { query: {} })).questions
    .flatMap(({ id, firstScorePlace: place }) => (place === undefined ? [] : { id, place }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ id }) => id);

async function saveBest(id: string) {
  const { questions } = await page(id);
  const [{ definition }] = questions as [(typeof questions)[number]];
  const body = { answers: [input(id, rulesOf(definition).best(definition))], ...PATH };
  return admin("survey.saveAnswer", { params: { id }, body });
}

const page = (id: string) => admin("survey.question", { params: { id }, query: PATH });

describe("the questions of the first score", () => {
  test("are walked in the order of the overview, from the first to the last", async () => {
    const ids = await twelve();
    expect(ids).toHaveLength(FIRST_QUESTIONS);
    for (const [place, id] of ids.entries()) {
      expect(await page(id)).toMatchObject({
        questions: [{ index: place + 1 }],
        previousId: ids[place - 1] ?? null,
        nextId: ids[place + 1] ?? null,
        total: FIRST_QUESTIONS,
        progress: { done: 0, total: FIRST_QUESTIONS },
      });
    }
  });

  test("stand alone, each on a page of its own", async () => {
    for (const id of await twelve()) {
      const { questions } = await admin("survey.question", { params: { id }, query: PATH });
      expect(questions.map(({ definition }) => definition.guid)).toEqual([id]);
    }
  });

  test("are complete with the last of them, not before", async () => {
    const ids = await twelve();
    for (const [place, id] of ids.entries()) {
      const saved = await saveBest(id);
      expect(saved).toMatchObject({
        surveyCompleted: place === ids.length - 1,
        nextQuestionId: ids[place + 1] ?? null,
      });
    }
    expect(await page(ids[0] ?? "")).toMatchObject({ progress: { done: FIRST_QUESTIONS } });
  });

  test("of a person who works alone are complete when the voluntary ones have an answer too", async () => {
    await completeRegistry(admin, { numberOfEmployees: "0" });
    const ids = await twelve();
    const { questions } = await admin("survey.overview", { query: {} });
    const voluntary = questions.filter(({ id, isVoluntary }) => ids.includes(id) && isVoluntary);
    expect(voluntary.length).toBeGreaterThan(0);
    for (const id of ids) expect((await saveBest(id)).surveyCompleted).toBe(id === ids.at(-1));
  });

  test("lead on to the first of them from a question beside them", async () => {
    const [first] = await twelve();
    const beside = await page("v3-env-energia-consumi");
    expect(beside.nextId).toBe(first);
  });
});
