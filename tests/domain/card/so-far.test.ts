import { describe, expect, test } from "vitest";
import { classSoFar, soFar } from "~/domain/card/basis/so-far";

describe("how far a class has come", () => {
  test.each([
    ["a class that is not complete", { max: 10_000, reachable: 7_800 }, { done: 12, applicable: 30 }, true],
    ["a complete class", { max: 10_000, reachable: 7_800 }, { done: 30, applicable: 30 }, false],
    ["a class without points", { max: -1, reachable: -1 }, { done: 0, applicable: 3 }, false],
    ["a class whose completeness is not known", { max: 10_000, reachable: 7_800 }, undefined, false],
  ])("is told of %s", (_, level, coverage, isTold) => {
    expect(soFar(level, coverage)).toEqual(isTold ? { done: 12, applicable: 30, reachable: 7_800 } : null);
  });

  test("is told of an earlier card without what it could reach", () => {
    expect(soFar({ max: 10_000 }, { done: 1, applicable: 2 })).toEqual({
      ...{ done: 1, applicable: 2, reachable: null },
    });
  });

  test("is read from a home page class by class", () => {
    const home = {
      survey: { versioned: { scoring: { levels: { master: { max: 10_000, reachable: 500 } } } } },
      basis: { coverage: { levels: [{ id: "master", done: 1, applicable: 9 }] } },
    };
    expect(classSoFar(home, "master")).toEqual({ done: 1, applicable: 9, reachable: 500 });
    expect(classSoFar({ ...home, basis: undefined }, "master")).toBeNull();
  });
});
