import { describe, expect, test } from "vitest";
import { contribution, partsOf } from "~/domain/benchmark/contribution";

type Scoring = Parameters<typeof contribution>[0];
type Level = Scoring["levels"]["start_small"];

const level = (actual: number, max = 10_000, given: Partial<Level> = {}): Level => ({
  actual,
  max,
  flagged: false,
  areas: [],
  ...given,
});

const scoring = (levels: Partial<Scoring["levels"]>): Scoring => ({
  levels: { start_small: level(6_840), graduate: level(0), master: level(-1, -1), ...levels },
  competitiveness: {
    actual: 5_050,
    sections: { costs: { actual: 10_000 }, revenues: { actual: 0 }, resources: { actual: -1 } },
  },
});

const measures = (levels: Partial<Scoring["levels"]>) =>
  contribution(scoring(levels)).map(({ measure }) => measure);

describe("what a version adds to the benchmark", () => {
  test("is every score it has, in hundredths of a percent", () => {
    expect(contribution(scoring({}))).toEqual([
      { measure: "start_small", value: 6_840, bucket: 2 },
      { measure: "graduate", value: 0, bucket: 0 },
      { measure: "competitiveness", value: 5_050, bucket: 2 },
      { measure: "competitiveness.costs", value: 10_000, bucket: 3 },
      { measure: "competitiveness.revenues", value: 0, bucket: 0 },
    ]);
  });

  test("measures an area by its own maximum, and leaves out one in which nothing applies", () => {
    const areas: Level["areas"] = [
      { id: "environment", actual: 1_000, max: 3_000 },
      { id: "social", actual: -1, max: -1 },
      { id: "governance", actual: 0, max: 0 },
    ];
    expect(contribution(scoring({ start_small: level(1_000, 10_000, { areas }) })).slice(0, 2)).toEqual([
      { measure: "start_small", value: 1_000, bucket: 1 },
      { measure: "start_small.environment", value: 3_333, bucket: 2 },
    ]);
  });

  test("puts a score into the bucket of its exact points, not of its rounded value", () => {
    const areas: Level["areas"] = [{ id: "social", actual: 60_999, max: 200_000 }];
    expect(contribution(scoring({ graduate: level(0, 10_000, { areas }) }))).toContainEqual({
      measure: "graduate.social",
      value: 3_050,
      bucket: 1,
    });
  });

  test("leaves out a flagged class with its areas, and the potential that rests on it", () => {
    const areas: Level["areas"] = [{ id: "environment", actual: 1_000, max: 3_000 }];
    expect(measures({ graduate: level(5_000, 10_000, { flagged: true, areas }) })).toEqual(["start_small"]);
  });
});

test("a tab has its areas or sections as parts", () => {
  expect(partsOf("master")).toEqual(["master.environment", "master.social", "master.governance"]);
  expect(partsOf("competitiveness")).toEqual([
    "competitiveness.costs",
    "competitiveness.revenues",
    "competitiveness.resources",
  ]);
});
