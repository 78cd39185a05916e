import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { THEMES } from "~/domain/question/question";
import { makeWorld, type World } from "../world";

let world: World;
let admin: Call;

beforeEach(async () => {
  world = await makeWorld();
  const companyId = await world.addCompany({ fiscalYear: 2023 });
  await world.addPerson({ email: "a@prova.example", companyId, isAdmin: true });
  admin = await world.as("a@prova.example");
});

afterEach(() => world.close());

describe("the call of a pillar", () => {
  test.each(THEMES)(
    "%s gives its milestones and questions out of the whole year, and no others",
    async (pillar) => {
      const whole = await admin("survey.overview", { query: { year: 2023 } });
      const own = await admin("survey.pillarOverview", { params: { pillar }, query: { year: 2023 } });
      expect(own.year).toBe(2023);
      expect(own.milestones).toEqual(whole.milestones.filter(({ area }) => area === pillar));
      expect(own.questions).toEqual(whole.questions.filter(({ area }) => area === pillar));
      expect(own.questions.length).toBeGreaterThan(0);
    },
  );

  test("that is no pillar of the year is refused by its message", async () => {
    const call = (pillar: string, year: number) =>
      admin("survey.pillarOverview", { params: { pillar }, query: { year } });
    const refused = { message: "Invalid area for version" };
    await expect(call("environment", 2023)).rejects.toMatchObject(refused);
    const present = await world.addCompany();
    await world.addPerson({ email: "b@prova.example", companyId: present, isAdmin: true });
    const other = await world.as("b@prova.example");
    await expect(
      other("survey.pillarOverview", { params: { pillar: "people" }, query: {} }),
    ).rejects.toMatchObject(refused);
  });

  test("of a version that was never issued is not found", async () => {
    const call = admin("survey.historyPillar", {
      params: { version: "public", pillar: "people" },
      query: { year: 2023 },
    });
    await expect(call).rejects.toMatchObject({ status: 404 });
  });
});
