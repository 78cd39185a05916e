import { describe, expect, test } from "vitest";
import { indicatorsOf } from "~/content/indicators/indicators";
import { editions } from "~/content/standards/editions/register";
import { vsmeBasic } from "~/content/standards/vsme-basic";
import { vsmeComprehensive } from "~/content/standards/vsme-comprehensive";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { compare, isDecimal } from "~/domain/decimal";
import { inputsOf } from "~/domain/indicators/outcome";
import { citedEditions } from "~/domain/references/cited-editions";
import { quantityIssues } from "~/domain/survey/reference-check";

const indicators = indicatorsOf("v3");
const byGuid = new Map(questionnaireV3.questions.map((question) => [question.guid, question]));

describe("the indicators", () => {
  test("are at least twenty-five, each with an id and a name of its own", () => {
    expect(indicators.length).toBeGreaterThanOrEqual(25);
    expect(new Set(indicators.map(({ id }) => id)).size).toBe(indicators.length);
    expect(new Set(indicators.map(({ name }) => name)).size).toBe(indicators.length);
  });

  test.each(indicators.map((one) => [one.id, one] as const))("%s reads numbers that are asked", (_, one) => {
    expect(inputsOf(one).flatMap((term) => quantityIssues(term, byGuid))).toEqual([]);
    expect(one.needs === undefined || byGuid.has(one.needs)).toBe(true);
    expect([one.times ?? "1", ...inputsOf(one).map(({ times = "1" }) => times)].every(isDecimal)).toBe(true);
  });

  test.each(indicators.map((one) => [one.id, one] as const))(
    "%s names a source that has an edition",
    (_, one) => {
      expect(one.sources.length).toBeGreaterThan(0);
      for (const source of one.sources) expect(citedEditions(source, 2025, editions)).not.toEqual([]);
    },
  );

  test("count companies between steps that rise", () => {
    for (const { steps = [] } of indicators) {
      expect(steps.every(isDecimal)).toBe(true);
      expect(steps.every((step, at) => at === 0 || compare(steps[at - 1] ?? step, step) < 0)).toBe(true);
    }
  });

  test("compute the data of the standard that name them", () => {
    const named = [...vsmeBasic.datapoints, ...vsmeComprehensive.datapoints].flatMap(
      ({ indicator }) => indicator ?? [],
    );
    expect(named).toHaveLength(5);
    expect(named.filter((id) => !indicators.some((one) => one.id === id))).toEqual([]);
  });

  test.each([
    ["emissions_scope_1_2", "B3 §30"],
    ["ghg_intensity", "B3 §31"],
    ["waste_non_hazardous", "B7 §38(a)"],
    ["water_discharge", "B6 §36"],
    ["accident_rate", "B9 §41(a)"],
  ])("%s is computed where the standard asks for it and no question does: %s", (id, point) => {
    expect(indicators.find((one) => one.id === id)?.sources).toContainEqual({ source: "VSME", point });
  });
});
