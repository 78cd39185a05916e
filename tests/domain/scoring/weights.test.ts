import { describe, expect, test } from "vitest";
import { areaWeights, type WeightRow } from "~/domain/scoring/weights";
import type { CompanySize } from "~/domain/question/answer";

const rows: WeightRow[] = [
  {
    macrosectors: ["C"],
    sizes: ["micro"],
    weights: { environment: 50, social: 35, governance: 15 },
    reason: "piccola industria",
  },
  {
    macrosectors: ["C"],
    sizes: "all",
    weights: { environment: 50, social: 30, governance: 20 },
    reason: "industria",
  },
  {
    macrosectors: "all",
    sizes: "all",
    weights: { environment: 34, social: 33, governance: 33 },
    reason: "per tutti",
  },
];

describe("area weights", () => {
  test.each<[string | null, CompanySize | null, string, boolean]>([
    ["C", "micro", "piccola industria", false],
    ["C", "large", "industria", false],
    ["G", "micro", "per tutti", false],
    ["C", null, "per tutti", true],
    [null, "micro", "per tutti", true],
    [null, null, "per tutti", true],
  ])("sector %s and size %s get the row %s", (macrosector, size, reason, isDefault) => {
    expect(areaWeights(rows, macrosector, size)).toMatchObject({ reason, isDefault });
  });

  test("an empty table is a fault of the content", () => {
    expect(() => areaWeights([], "C", "micro")).toThrow();
  });
});
