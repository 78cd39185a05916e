import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { CallInput } from "~/api/contract";
import { questionnaire } from "~/content/questionnaires";
import { questionsOf } from "~/domain/survey/journey";
import { save } from "../answering";
import { makeCompany } from "../company";
import type { World } from "../world";

let world: World;
let admin: Call;

beforeEach(async () => void ({ world, admin } = await makeCompany({ colleagues: ["carla"] })));

afterEach(() => world.close());

type Body = CallInput<"quickstart.submit">["body"];

async function submit(step: Body["step"], fields?: Partial<NonNullable<Body["company"]>>) {
  const { company } = await admin("quickstart.data", {});
  const part = fields && { visibilities: [], revision: company.revision, ...fields };
  return admin("quickstart.submit", { body: { step, ...(part && { company: part }) } });
}

const doneOf = async () => {
  const { steps } = await admin("quickstart.data", {});
  return steps.filter(({ done }) => done).map(({ id }) => id);
};

describe("the quick start", () => {
  test("begins with what sign-up did not ask", async () => {
    const { next, steps, firstQuestionId } = await admin("quickstart.data", {});
    expect(steps.map(({ id }) => id)).toEqual(["registry", "economic", "general", "survey"]);
    expect(next).toBe("registry");
    expect(firstQuestionId).toBe(questionsOf(questionnaire("v3"), "full")[0]?.guid);
  });

  test("goes on step by step and ends with the first answer", async () => {
    expect((await submit("registry", { address: "Via Roma 1", city: "Brescia", province: "BS" })).next).toBe(
      "economic",
    );
    expect(
      (await submit("economic", { annualTurnover: "900000", numberOfEmployees: "7", sector: "25" })).next,
    ).toBe("general");
    expect((await submit("general")).next).toBe("survey");
    await save(admin, "v3-env-energia-classe", { classe: "b" });
    expect((await admin("quickstart.data", {})).next).toBeNull();
  });

  test("does not ask again what the registry has already", async () => {
    const body = {
      revision: 1,
      visibilities: [],
      link: "rossi.it",
      annualTurnover: "1",
      numberOfEmployees: "1",
    };
    await admin("registry.updateCompany", { body: { ...body, sector: "25" } });
    expect(await doneOf()).toEqual(["economic", "general"]);
  });

  test("stores the rest of a step when a figure is refused, and the step stays open", async () => {
    const sent = await submit("economic", { annualTurnover: "tanto", numberOfEmployees: "7", sector: "25" });
    expect(sent.refused).toEqual([{ path: "annualTurnover", code: "only_digits" }]);
    expect(sent.company).toMatchObject({ numberOfEmployees: 7, annualTurnover: null, referenceSector: "25" });
    expect(sent.next).toBe("registry");
    expect(await doneOf()).toEqual([]);
  });

  test("refuses what the registry refuses, and then remembers nothing of the step", async () => {
    await expect(submit("general", { link: "javascript:1" })).rejects.toMatchObject({ status: 422 });
    expect(await doneOf()).toEqual([]);
  });

  test("takes a step sent twice as sent once", async () => {
    await Promise.all([submit("general"), submit("general")]);
    expect(await doneOf()).toEqual(["general"]);
  });

  test("is read, not written, by whoever may only read", async () => {
    const reader = await world.as("c@prova.example");
    expect((await reader("quickstart.data", {})).next).toBe("registry");
    await expect(reader("quickstart.submit", { body: { step: "general" } })).rejects.toMatchObject({
      status: 403,
    });
  });
});
