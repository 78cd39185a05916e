import { describe, expect, test } from "vitest";
import { referenceWords } from "~/domain/references/words";

describe("the words of a reference", () => {
  test.each([
    ["VSME", "B3 §29", "VSME B3 §29"],
    ["MEF-PMI", "10", "MEF-PMI 10"],
    ["GRI", "304-1", "GRI 304-1"],
    ["GRI", "GRI 1, verificabilità", "GRI 1, verificabilità"],
    ["ISO", "45001, 10.2", "ISO 45001, 10.2"],
    ["ISO", "ISO 45001, 10.2", "ISO 45001, 10.2"],
    ["ISO", "ISO/IEC 27001", "ISO/IEC 27001"],
    ["Legge", "D.Lgs. 81/2008, art. 37", "D.Lgs. 81/2008, art. 37"],
    ["ILO", "C100", "ILO C100"],
    ["OCSE", "Manuale di Oslo, cap. 3", "OCSE, Manuale di Oslo, cap. 3"],
  ] as const)("of %s and %s are %s", (source, point, words) => {
    expect(referenceWords({ source, point })).toBe(words);
  });
});
