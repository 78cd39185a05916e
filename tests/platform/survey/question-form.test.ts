import { afterEach, beforeEach, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { countedQueries } from "../queries";
import { save } from "../answering";
import { makeCompany } from "../company";
import type { World } from "../world";

const QUESTION = "v3-env-energia-classe";

let world: World;
let admin: Call;

beforeEach(async () => {
  ({ world, admin } = await makeCompany());
  await save(admin, QUESTION, { classe: "b" });
});

afterEach(() => world.close());

const asked = (part?: "form") => ({ params: { id: QUESTION }, query: { part } });

test("the form of a question is its page without what stands beside it", async () => {
  const whole = await admin("survey.question", asked());
  const form = await admin("survey.question", asked("form"));
  const beside = {
    weight: undefined,
    serves: undefined,
    autofilledFromRegistry: undefined,
    registers: undefined,
    before: undefined,
    jotting: undefined,
  };
  const bare = { coins: 0, scores: 0, autofilledFrom: [], lastYear: null, ...beside };
  const questions = whole.questions.map(({ definition, ...one }) => {
    const references = definition.references.map(({ source, point }) => ({ source, point }));
    return { ...one, ...bare, definition: { ...definition, references } };
  });
  expect(form).toEqual({ ...whole, questions, waitingProposals: undefined });
  expect(whole.waitingProposals).toBe(0);
  expect(whole.questions[0]?.coins).toBeGreaterThan(0);
});

test("it is read with the session, the draft and the answers", async () => {
  const count = await countedQueries(world, "a@prova.example", (call) =>
    call("survey.question", asked("form")),
  );
  expect(count).toBe(3);
});
