import { describe, expect, test } from "vitest";
import { questionnaire } from "~/content/questionnaires";
import { rulesOf } from "~/domain/answers/classes";
import { mappingBetween } from "~/platform/survey/mapping-between";

describe("what became of the questions of an API version", () => {
  test.each(["v1", "v2", "v3"] as const)("is themselves within %s", (version) => {
    expect(mappingBetween(version, version)).toBeNull();
  });

  test.each([
    ["v1", "v2"],
    ["v1", "v3"],
    ["v2", "v3"],
  ] as const)("leads from %s to %s from one element that there is to another", (older, newer) => {
    const elements = (version: typeof older | typeof newer) =>
      new Map(
        questionnaire(version).questions.map((question) => [
          question.guid,
          rulesOf(question).elementIds(question),
        ]),
      );
    const [from, to] = [elements(older), elements(newer)];
    const mapping = mappingBetween(older, newer) ?? [];
    expect(mapping.length).toBeGreaterThan(5);
    for (const one of mapping) {
      expect(from.get(one.from)).toEqual(expect.arrayContaining(one.elements.map((element) => element.from)));
      expect(to.get(one.to)).toEqual(expect.arrayContaining(one.elements.map((element) => element.to)));
    }
  });

  test("never leads back", () => {
    expect(() => mappingBetween("v3", "v1")).toThrow("Nothing leads from v3 back to v1");
  });
});
