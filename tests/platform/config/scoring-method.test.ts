import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { ScoringMethod } from "~/api/contract/config";
import { questionnaire } from "~/content/questionnaires";
import { sections } from "~/content/sectors/sections";
import { areaWeights } from "~/domain/scoring/weights";
import { weights as rows } from "~/content/v3/weights";
import { COMPANY_SIZES } from "~/domain/question/answer";
import { CLASSES } from "~/domain/question/question";
import { makeWorld, type World } from "../world";

let world: World;
let reader: Call;
let method: ScoringMethod;
beforeAll(async () => {
  world = await makeWorld();
  const companyId = await world.addCompany();
  await world.addPerson({ email: "c@prova.example", companyId });
  reader = await world.as("c@prova.example");
  method = await reader("config.scoringMethod", {});
});
afterAll(() => world.close());

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const scored = questionnaire("v3").questions.filter(({ weight }) => weight > 0);

describe("the method of the scoring, as it is told", () => {
  test("is for those who are signed in", async () => {
    await expect(world.call()("config.scoringMethod", {})).rejects.toMatchObject({ status: 401 });
  });

  test("counts the questions of each class that give points, and those that do not", () => {
    expect(method.classes.map(({ id }) => id)).toEqual([...CLASSES]);
    for (const { id, scored: withPoints, unscored } of method.classes) {
      const ofClass = questionnaire("v3").questions.filter(({ level }) => level === id);
      expect(withPoints + unscored).toBe(ofClass.length);
      expect(withPoints).toBe(scored.filter(({ level }) => level === id).length);
    }
  });

  test("shares out each area among its milestones to the last hundredth, in every class", () => {
    for (const { milestones } of method.areas) {
      for (const column of CLASSES.keys()) {
        expect(sum(milestones.map(({ classes }) => classes[column]?.share ?? 0))).toBe(10_000);
      }
    }
    const all = method.areas.flatMap(({ milestones }) => milestones.flatMap(({ classes }) => classes));
    expect(sum(all.map((one) => one.scored))).toBe(scored.length);
    expect(all.filter((one) => one.scored === 0 && one.share > 0)).toEqual([]);
  });

  test("tells the shares that the points of a company without answers have", async () => {
    const { survey } = await reader("scoring.homePage", { params: { version: "draft" }, query: {} });
    const { scoring, weights } = survey.versioned;
    for (const [column, level] of CLASSES.entries()) {
      const points = scoring.levels[level].areas.flatMap(({ milestones }) => milestones);
      for (const area of method.areas) {
        for (const { id, classes } of area.milestones) {
          const max = points.find((milestone) => milestone.id === id)?.max ?? 0;
          const told = ((classes[column]?.share ?? 0) * (weights?.[area.id as "social"] ?? 0)) / 100;
          expect(Math.abs(max - told), `${level} ${id}`).toBeLessThanOrEqual(10);
        }
      }
    }
  });

  test("gives every kind of company the row that its points are counted with", () => {
    for (const { code } of sections) {
      for (const size of COMPANY_SIZES) {
        const told = method.weights.find(
          (row) =>
            (row.macrosectors?.some(({ id }) => id === code) ?? true) && (row.sizes?.includes(size) ?? true),
        );
        const { weights, reason } = areaWeights(rows, code, size);
        expect(told).toMatchObject({ ...weights, reason });
        expect(sum(Object.values(weights))).toBe(100);
      }
    }
  });

  test("names every sector, and ends with the row for all others", () => {
    const named = method.weights.flatMap(({ macrosectors }) => macrosectors ?? []);
    for (const section of sections) {
      expect(named).toContainEqual({ id: section.code, label: section.label });
    }
    expect(method.weights.at(-1)).toMatchObject({ macrosectors: null, sizes: null });
  });
});
