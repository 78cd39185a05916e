import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scoreDifferences } from "~/domain/history/compare-scores";
import { scoreSurvey } from "~/domain/scoring/score";
import { surveyStates } from "~/domain/survey/status";
import { surveys } from "../arbitraries";
import { FACTS } from "../build";

const class_ = (actual: number, max = 10_000, areas: Area[] = []) => ({ actual, max, areas });
type Area = {
  id: string;
  actual: number;
  max: number;
  milestones: { id: string; actual: number; max: number }[];
};

const NOTHING = class_(-1, -1);
const scored = (start_small: ReturnType<typeof class_>) => ({
  start_small,
  graduate: NOTHING,
  master: NOTHING,
});

describe("the scoring of two versions", () => {
  test("differs in hundredths of a point, after less before", () => {
    const [found] = scoreDifferences(scored(class_(5000)), scored(class_(4150)));
    expect(found).toMatchObject({ id: "start_small", difference: -850 });
  });

  test("has no difference where a side is not available, and zero is a score", () => {
    const [one, other] = scoreDifferences(scored(NOTHING), scored(class_(0)));
    expect(one).toMatchObject({ before: null, after: { actual: 0, max: 10_000 }, difference: null });
    expect(other).toMatchObject({ before: null, after: null, difference: null });
    expect(scoreDifferences(scored(class_(0)), scored(class_(0)))[0]?.difference).toBe(0);
  });

  test("names areas and milestones that only one side has", () => {
    const part = (id: string, actual: number) => ({ id, actual, max: 5000 });
    const before = class_(100, 10_000, [
      { ...part("social", 100), milestones: [part("gone", 40), part("kept", 60)] },
    ]);
    const after = class_(90, 10_000, [{ ...part("social", 90), milestones: [part("kept", 90)] }]);
    const [found] = scoreDifferences(scored(before), scored(after));
    expect(found?.areas[0]).toMatchObject({ id: "social", difference: -10 });
    expect(found?.areas[0]?.milestones.map(({ id, difference }) => [id, difference])).toEqual([
      ["kept", 30],
      ["gone", null],
    ]);
  });

  test("adds up: milestones to their area, areas to their class, wherever all are available", () => {
    const sharing = { weights: { environment: 40, social: 35, governance: 25 }, macrosector: null };
    const pairs = surveys.map(({ questionnaire, answers }) => {
      const half = Object.fromEntries(Object.entries(answers).filter((_, index) => index % 2 === 0));
      return [answers, half].map((given) =>
        scoreSurvey(questionnaire, surveyStates(questionnaire, given, FACTS), sharing),
      );
    });
    const addsUp = (whole: number | null, parts: (number | null)[]) =>
      parts.includes(null) ||
      parts.length === 0 ||
      parts.reduce((sum: number, part) => sum + (part ?? 0), 0) === whole;
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        if (!before || !after) return;
        for (const level of scoreDifferences(before.levels, after.levels)) {
          expect(
            addsUp(
              level.difference,
              level.areas.map(({ difference }) => difference),
            ),
          ).toBe(true);
          for (const { difference, milestones } of level.areas) {
            expect(
              addsUp(
                difference,
                milestones.map((milestone) => milestone.difference),
              ),
            ).toBe(true);
          }
        }
      }),
    );
  });
});
